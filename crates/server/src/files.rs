//! The files of the web build.

use std::borrow::Cow;

use rust_embed::Embed;
use vato_ui::site::Assets;

/// `target/web`: in a release build inside the binary, in a debug build read
/// from the disk, so that a style can be changed without compiling.
#[derive(Embed)]
#[folder = "../../target/web"]
#[allow_missing = true]
struct Web;

/// Which hashed name each file has; it is not part of the site itself.
const LIST: &str = "assets.txt";

/// What pages load, by hashed name.
#[derive(Clone)]
pub(crate) struct Files {
    assets: Assets,
    read: fn(&str) -> Option<Cow<'static, [u8]>>,
}

impl Files {
    /// Those of the web build; none when it has not run.
    pub(crate) fn embedded() -> Self {
        let list = embedded(LIST).unwrap_or_default();
        Self {
            assets: Assets::parse(&String::from_utf8_lossy(&list)),
            read: embedded,
        }
    }

    /// Every file that the pages ask for, its name as content.
    #[cfg(test)]
    pub(crate) fn pretended() -> Self {
        Self {
            assets: Assets::parse(include_str!("files/pretended.txt")),
            read: |name| Some(Cow::Owned(name.as_bytes().to_vec())),
        }
    }

    /// As before the web build.
    #[cfg(test)]
    pub(crate) fn missing() -> Self {
        Self {
            assets: Assets::default(),
            read: |_| None,
        }
    }

    /// Which file has which name.
    pub(crate) fn assets(&self) -> &Assets {
        &self.assets
    }

    /// A file of the site, by its hashed name.
    pub(crate) fn get(&self, name: &str) -> Option<Cow<'static, [u8]>> {
        let known = self.assets.files().any(|file| file == name);
        known.then(|| (self.read)(name)).flatten()
    }

    /// The icon that browsers ask for by a fixed name.
    pub(crate) fn favicon(&self) -> Option<Cow<'static, [u8]>> {
        self.get(
            self.assets
                .address("icons/favicon.ico")
                .strip_prefix(Assets::FOLDER)?,
        )
    }
}

fn embedded(name: &str) -> Option<Cow<'static, [u8]>> {
    Web::get(name).map(|file| file.data)
}

/// The media type of a file, by its extension.
pub(crate) fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("css") => "text/css; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("ico") => "image/x-icon",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("txt") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("xml") => "application/xml",
        _ => "application/octet-stream",
    }
}
