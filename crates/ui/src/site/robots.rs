//! What machines read: the web app manifest, `robots.txt`, `sitemap.xml`.

use serde_json::json;

use super::{Page, Site};
use crate::i18n::{Key, Lang, tr};

impl Site {
    /// The web app manifest of a language, for `{lang}/manifest.webmanifest`.
    pub fn manifest(&self, lang: Lang) -> String {
        let text = |key| tr(lang, key, &[]);
        let icon = |name: &str, sizes: &str, kind: &str, purpose: &str| {
            json!({
                "src": format!("../{}", self.assets.address(name)),
                "sizes": sizes,
                "type": kind,
                "purpose": purpose,
            })
        };
        json!({
            "name": text(Key::HomePageTitle),
            "short_name": text(Key::SiteName),
            "description": text(Key::HomePageDescription),
            "lang": lang.code(),
            "dir": lang.direction(),
            "id": "../",
            "start_url": "./",
            "scope": "../",
            "display": "standalone",
            "background_color": "#f4eadb",
            "theme_color": "#f4eadb",
            "categories": ["games"],
            "icons": [
                icon("icons/vato.svg", "any", "image/svg+xml", "any"),
                icon("icons/vato-192.png", "192x192", "image/png", "any"),
                icon("icons/vato-512.png", "512x512", "image/png", "any"),
                icon("icons/vato-maskable-512.png", "512x512", "image/png", "maskable"),
            ],
        })
        .to_string()
    }

    /// `robots.txt`: everything may be read.
    pub fn robots(&self, origin: Option<&str>) -> String {
        let sitemap = origin.map(|origin| format!("Sitemap: {origin}/sitemap.xml\n"));
        format!("User-agent: *\nAllow: /\n{}", sitemap.unwrap_or_default())
    }

    /// `sitemap.xml`: every page with its other languages. The format wants whole
    /// addresses, so there is one only where the origin is known.
    pub fn sitemap(&self, origin: &str) -> String {
        let mut out = String::from(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
             <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
             xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
        );
        for page in Page::ALL {
            let address = |lang| format!("{origin}/{}", self.layout.address(lang, page));
            for lang in Lang::all() {
                out.push_str(&format!("<url><loc>{}</loc>", address(lang)));
                for other in Lang::all() {
                    let (code, href) = (other.code(), address(other));
                    out.push_str(&format!(
                        "<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{href}\"/>"
                    ));
                }
                out.push_str("</url>\n");
            }
        }
        out + "</urlset>\n"
    }
}
