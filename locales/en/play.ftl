# Everything the play page shows.
play-title = Fanorona
