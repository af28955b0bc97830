//! The session by what people do with it, at the sowing board.
