//! Search, evaluation, levels and hints.
