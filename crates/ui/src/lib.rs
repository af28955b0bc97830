//! Pages and interactive parts of the site.
