//! Rules of Fanorona: positions, turns, events, notation, perft.
