//! Reading pages back, for the tests.

use std::collections::BTreeMap;

/// One opening tag.
#[derive(Debug, PartialEq)]
pub(crate) struct Tag {
    pub name: String,
    pub attributes: BTreeMap<String, String>,
}

impl Tag {
    pub fn get(&self, attribute: &str) -> Option<&str> {
        self.attributes.get(attribute).map(String::as_str)
    }
}

/// Every opening tag of a page, in order. Understands what the renderer writes:
/// attribute values in double quotes or none at all.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        if !rest.starts_with(|first: char| first.is_ascii_alphabetic()) {
            continue;
        }
        let mut quoted = false;
        let end = rest
            .find(|character| {
                quoted ^= character == '"';
                character == '>' && !quoted
            })
            .expect("every tag is closed");
        tags.push(tag(&rest[..end]));
        rest = &rest[end + 1..];
    }
    tags
}

fn tag(text: &str) -> Tag {
    let (name, mut rest) = text.split_once(' ').unwrap_or((text, ""));
    let mut attributes = BTreeMap::new();
    while !rest.is_empty() {
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        let key = rest[..end].to_ascii_lowercase();
        rest = &rest[end..];
        let mut value = "";
        if let Some(quoted) = rest.strip_prefix("=\"") {
            (value, rest) = quoted.split_once('"').expect("every value is closed");
        }
        attributes.insert(key, value.to_owned());
        rest = rest.trim_start();
    }
    Tag {
        name: name.to_ascii_lowercase(),
        attributes,
    }
}

#[test]
fn tags_are_found_with_their_attributes() {
    let found = tags(r#"<p hidden class="a > b">x<br></p><a href="c">"#);
    let names: Vec<_> = found.iter().map(|tag| tag.name.as_str()).collect();
    assert_eq!(names, ["p", "br", "a"]);
    assert_eq!(found[0].get("class"), Some("a > b"));
    assert_eq!(found[0].get("hidden"), Some(""));
    assert_eq!(found[2].get("href"), Some("c"));
}
