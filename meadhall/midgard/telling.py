"""What happened, as numbers with up to four details, and the labels of chance; `events.py` gives each its type."""

ROUND_BEGAN = 1  # round
PROVINCE_DOOMED = 2  # area
PACKS_DEALT = 3
CARD_KEPT = 4  # seat, card; seen by the seat alone
CARD_HIDDEN = 5  # seat; seen by the others
PACKS_PASSED = 6  # pick
GOLD_SHOWN = 7  # seat, card
STARTER_FOUND = 8  # seat
CARD_PLAYED = 9  # seat, card
VIKING_MOVED = 10  # seat, viking, origin, goal
STAYED = 11  # seat
WARRIOR_SLAIN = 12  # seat, other, area
WARRIOR_CAME = 13  # seat, area
PROVINCE_DESTROYED = 14  # seat, area
VIKINGS_FELL = 15  # seat, area, count
KINGDOM_SCORED = 16  # seat, kingdom, count, points
TOKENS_TAKEN = 17  # seat, kingdom, count
ASGARD_HELD = 18  # seat, points
RAGNAROK_SCORED = 19  # seat, count, points
VALHALLA_SCORED = 20  # seat, count, points
VIKINGS_RETURNED = 21  # seat, count
CARD_DRAWN = 22  # seat, card; seen by the seat alone
CARDS_DRAWN = 23  # seat, metal, count
SETS_SCORED = 24  # seat, count, points
GAME_WON = 25  # seat
WAIVED = 26  # seat
CARD_LAPSED = 27  # seat, card, late
VIKING_PICKED = 28  # seat, viking, origin
AREA_CHOSEN = 29  # seat, area

DRAW_STARTER = 1  # labels of chance
DRAW_DOOM = 2
DRAW_BRONZE = 3
DRAW_SILVER = 4
DRAW_GOLD = 5
IMAGINED = 6
