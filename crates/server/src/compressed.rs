//! The files of the site as small as Brotli makes them.
//!
//! At its best Brotli takes seconds, too long for an answer, and the files never
//! change while the server runs: so one thread compresses them once after the
//! start, and publishes all results together. Until then answers are compressed
//! one by one, quicker and less.

use std::{
    borrow::Cow,
    collections::BTreeMap,
    sync::{Arc, OnceLock},
    thread,
};

use axum::http::{HeaderMap, header};
use brotli::enc::BrotliEncoderParams;

use crate::files::Files;

/// Pictures are compressed already.
const WORTHWHILE: [&str; 4] = [".css", ".js", ".svg", ".wasm"];

/// By hashed name. Written once by the thread of [`begin`](Self::begin), read by
/// the answers.
#[derive(Clone, Default)]
pub(crate) struct Compressed(Arc<OnceLock<BTreeMap<String, Vec<u8>>>>);

impl Compressed {
    /// Starts compressing; the thread ends by itself.
    pub(crate) fn begin(&self, files: &Files) {
        let (own, files) = (self.clone(), files.clone());
        thread::spawn(move || {
            // Set only here, once a server; a second result would be the same.
            let _ = own.0.set(all(&files));
        });
    }

    /// A file in its small form, when there is one and the browser can read it.
    pub(crate) fn get(&self, name: &str, request: &HeaderMap) -> Option<Vec<u8>> {
        let small = self.0.get()?.get(name)?;
        reads_brotli(request).then(|| small.clone())
    }
}

fn all(files: &Files) -> BTreeMap<String, Vec<u8>> {
    let names = files.assets().files();
    let worthwhile = names.filter(|name| WORTHWHILE.iter().any(|end| name.ends_with(end)));
    worthwhile
        .filter_map(|name| Some((name.to_owned(), compress(files.get(name)?)?)))
        .collect()
}

fn compress(content: Cow<'_, [u8]>) -> Option<Vec<u8>> {
    let settings = BrotliEncoderParams {
        quality: 11,
        size_hint: content.len(),
        ..BrotliEncoderParams::default()
    };
    let mut small = Vec::new();
    // Reading and writing memory does not fail; a file left out is only larger.
    brotli::BrotliCompress(&mut &*content, &mut small, &settings).ok()?;
    Some(small)
}

fn reads_brotli(request: &HeaderMap) -> bool {
    let values = request.get_all(header::ACCEPT_ENCODING).into_iter();
    values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .any(|coding| match coding.trim().split_once(';') {
            None => coding.trim() == "br",
            Some((name, weight)) => {
                let zero = weight.trim().trim_start_matches("q=").parse() == Ok(0.0);
                name.trim() == "br" && !zero
            }
        })
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn accepting(codings: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(codings));
        headers
    }

    #[test]
    fn only_browsers_that_read_brotli_get_it() {
        for yes in [
            "br",
            "gzip, deflate, br, zstd",
            "gzip;q=0.5,br;q=0.9",
            "br ; q=1",
        ] {
            assert!(reads_brotli(&accepting(yes)), "{yes}");
        }
        for no in ["", "gzip", "br;q=0", "br; q=0.000", "brotli", "identity"] {
            assert!(!reads_brotli(&accepting(no)), "{no}");
        }
        assert!(!reads_brotli(&HeaderMap::new()));
    }

    #[test]
    fn what_is_compressed_reads_back_the_same() {
        let files = Files::pretended();
        let compressed = Compressed::default();
        let name = files
            .assets()
            .files()
            .find(|name| name.ends_with(".wasm"))
            .unwrap();
        assert_eq!(compressed.get(name, &accepting("br")), None);
        let _ = compressed.0.set(all(&files));
        let small = compressed.get(name, &accepting("br")).unwrap();
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut &*small, &mut back).unwrap();
        assert_eq!(back, *files.get(name).unwrap());
        assert_eq!(compressed.get(name, &accepting("gzip")), None);
        let picture = files
            .assets()
            .files()
            .find(|name| name.ends_with(".png"))
            .unwrap();
        assert_eq!(compressed.get(picture, &accepting("br")), None);
    }
}
