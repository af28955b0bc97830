//! What the page and the engine worker say to each other.
