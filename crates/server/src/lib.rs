//! The web server: pages, assets, export.
