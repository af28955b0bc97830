play-title = Fanorona
