//! Placeholder until the rules of input are written down as tests.
