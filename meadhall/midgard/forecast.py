"""The forecast of Midgard: from shares of imagined games to win chances, by stage."""

from meadhall.kernel.declared.forecast import Forecast

# Fitted to what huscarl@200 stated at 3,278 questions of 220 games, which karls played to the end:
# python3 -m bench.quick_forecast midgard --bot huscarl@200 --games 220 --seed 1 --fit
FORECAST = Forecast(level=-0.188, slope=0.968, level_early=0.065, slope_early=-0.021)
