"""The forecast of Champions: from shares of imagined games to win chances, by stage."""

from meadhall.kernel.declared.forecast import Forecast

# Fitted to what huscarl@200 stated at 4,522 questions of 220 games, which karls played to the end:
# python3 -m bench.quick_forecast champions --bot huscarl@200 --games 220 --seed 1 --fit
FORECAST = Forecast(level=-0.428, slope=0.965, level_early=0.508, slope_early=0.836)
