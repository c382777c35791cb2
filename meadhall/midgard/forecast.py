"""Win chances: how shares of imagined games become chances to win, by stage."""

from meadhall.kernel.forecasting import Forecast

FORECAST = Forecast()
