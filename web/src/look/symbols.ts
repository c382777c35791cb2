import beings from "./sprites/beings.svg?url";
import champions from "./sprites/champions.svg?url";
import midgard from "./sprites/midgard.svg?url";
import portraits from "./sprites/portraits.svg?url";
import ui from "./sprites/ui.svg?url";

/** Which symbols lie in which sprite: a page loads only the sprites whose symbols it shows. */
export const sprites: Record<string, { url: string; names: string[] }> = {
  ui: {
    url: ui,
    names: `
    hand dice reroll pl-ember pl-raven pl-pine pl-amber pl-heather hall undo menu globe moon sun saga check close
    right lock eye info link play plus clock bot map users cards arrow gear logo minus seal warn order swap share
    chart grip wreath chat search step leap pause copy raven offline differ fork door lv-thrall lv-karl lv-huscarl
    lv-jarl grid book horn
    `.match(/\S+/g) ?? [],
  },
  champions: {
    url: champions,
    names: `
    food wood coin favor blame glory worker first sword spear axe shield attack life forbid skull el-red el-yellow
    el-blue die-sword-0 die-sword-1 die-sword-2 die-sword-s die-spear-0 die-spear-1 die-spear-2 die-spear-s
    die-axe-0 die-axe-1 die-axe-2 die-axe-s worker-ember worker-raven worker-pine worker-amber worker-heather
    j-quiet j-nowind j-whirl j-storm j-lost j-kraken journey rune-gifts rune-glory rune-healing rune-journey
    rune-knowledge rune-potential rune-reaction rune-success rune-vision rune-wealth rune em-asmundr em-dagrun
    em-gylfir em-svanhildr em-ullr ship-small ship-large ship-skeid ship-karfi ship-snekka ship-drekkar merchant
    loc-blacksmith loc-hafter loc-swordsmith loc-smokehouse loc-jarl loc-market loc-runesmith loc-sage
    loc-shipwright loc-church loc-huts loc-hunting loc-begging loc-aumingi loc-skald loc-merchant loc-traveller
    loc-huskarl loc-raiders loc-jomsvikings loc-varangians bowl starve hull hull-s
    `.match(/\S+/g) ?? [],
  },
  beings: {
    url: beings,
    names: `
    troll draugr kraken mon-fenris mon-lindworm mon-rime mon-nokk mon-boar mon-eagle mon-surtling
    troll-two troll-three hag draugr-hood mon-bear mon-whale mon-merman
    `.match(/\S+/g) ?? [],
  },
  portraits: {
    url: portraits,
    names: `
    po-asmundr po-dagrun po-gylfir po-svanhildr po-ullr po-thora
    `.match(/\S+/g) ?? [],
  },
  midgard: {
    url: midgard,
    names: `
    viking-ember chief-ember viking-raven chief-raven viking-pine chief-pine viking-amber chief-amber
    viking-heather chief-heather k-jotun k-mann k-alf h-asgard h-vanaheim h-valhalla doom village boat token
    back-bronze back-silver back-gold invade newwarrior horde score destroy
    `.match(/\S+/g) ?? [],
  },
};

const addresses = new Map(
  Object.values(sprites).flatMap(({ url, names }) => names.map((name) => [name, `${url}#i-${name}`] as const)),
);

/** Where a symbol is; undefined if there is none of that name. */
export function symbol(name: string): string | undefined {
  return addresses.get(name);
}
