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

/// The list of all files; empty when the web build has not run.
pub(crate) fn assets() -> Assets {
    let list = content(LIST).unwrap_or_default();
    Assets::parse(&String::from_utf8_lossy(&list))
}

/// A file of the site, by its hashed name.
pub(crate) fn get(name: &str) -> Option<Cow<'static, [u8]>> {
    if name == LIST { None } else { content(name) }
}

fn content(name: &str) -> Option<Cow<'static, [u8]>> {
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
