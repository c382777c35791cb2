"""The forecast of Champions: from shares of imagined games to win chances, by stage."""

from meadhall.kernel.declared.forecast import Forecast

# Fitted to the 200 games of huscarls on all seats of
# meadhall calibrate champions --bot huscarl@200 --games 200 --seed 1 --fit
FORECAST = Forecast(level=-0.359, slope=0.76, level_early=0.482, slope_early=1.835)
