//! The service worker, which keeps the site for places without a network.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::{Map, json};

use super::{Assets, Page, Site};
use crate::i18n::Lang;

/// The worker itself; what it keeps stands in `PACKAGE`, which is put before it.
const WORKER: &str = include_str!("service_worker.js");

impl Site {
    /// `sw.js`, for the root of the site. Its text changes whenever a page or a
    /// file does, which is how browsers notice a new version.
    pub fn service_worker(&self) -> String {
        let files: Vec<_> = self
            .assets
            .files()
            .map(|file| format!("{}{file}", Assets::FOLDER))
            .collect();
        let mut pages = Map::new();
        let mut version = DefaultHasher::new();
        (WORKER, &files).hash(&mut version);
        for lang in Lang::all() {
            let mut addresses = Vec::new();
            for page in Page::ALL {
                self.page(lang, page, None).hash(&mut version);
                addresses.push(self.layout.address(lang, page));
            }
            self.manifest(lang).hash(&mut version);
            addresses.push(format!("{}/manifest.webmanifest", lang.code()));
            pages.insert(lang.code().to_owned(), json!(addresses));
        }
        let package = json!({
            "version": format!("{:016x}", version.finish()),
            "files": files,
            // The first page of a language is where it starts.
            "pages": pages,
        });
        format!("const PACKAGE = {package};\n{WORKER}")
    }
}
