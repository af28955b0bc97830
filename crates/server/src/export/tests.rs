use std::collections::BTreeSet;

use super::*;
use crate::markup::tags;

fn exported() -> (tempfile::TempDir, ExportReport) {
    let parent = tempfile::tempdir().unwrap();
    let report = export_files(&parent.path().join("site"), &Files::pretended()).unwrap();
    (parent, report)
}

fn names(folder: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap().map(Result::unwrap) {
            if entry.file_type().unwrap().is_dir() {
                open.push(entry.path());
            } else {
                let name = entry.path().strip_prefix(folder).unwrap().to_owned();
                names.insert(name.to_str().unwrap().to_owned());
            }
        }
    }
    names
}

#[test]
fn an_export_holds_every_page_and_file_and_tells_how_many() {
    let (parent, report) = exported();
    let names = names(&parent.path().join("site"));
    assert_eq!(names.len(), report.files);
    for lang in Lang::all() {
        for page in Page::ALL {
            let address = Layout::Exported.address(lang, page);
            let name = format!("{address}index.html");
            assert!(names.contains(&name), "{name}");
        }
        assert!(names.contains(&format!("{}/manifest.webmanifest", lang.code())));
    }
    for name in [
        "index.html",
        "404.html",
        "sw.js",
        "favicon.ico",
        "robots.txt",
        "assets/ui-fanorona_bg-0123456789.wasm",
    ] {
        assert!(names.contains(name), "{name}");
    }
    let text = report.to_string();
    assert!(text.contains(&format!("{} files", report.files)), "{text}");
}

#[test]
fn every_address_in_an_export_is_relative_and_leads_to_a_file() {
    let (parent, _) = exported();
    let folder = parent.path().join("site");
    for name in names(&folder).iter().filter(|name| name.ends_with(".html")) {
        let html = fs::read_to_string(folder.join(name)).unwrap();
        let base = folder.join(name).parent().unwrap().to_owned();
        let mut found = 0;
        for tag in tags(&html) {
            for attribute in ["href", "src", "data-module", "data-wasm"] {
                let Some(target) = tag.get(attribute).filter(|target| !target.starts_with('#'))
                else {
                    continue;
                };
                assert!(
                    !target.starts_with('/') && !target.contains("://"),
                    "{name}: {target}"
                );
                let mut file = base.join(target);
                if target.ends_with('/') {
                    file.push("index.html");
                }
                let file = file
                    .canonicalize()
                    .unwrap_or_else(|_| panic!("{name}: {target}"));
                assert!(
                    file.is_file() && file.starts_with(folder.canonicalize().unwrap()),
                    "{name}: {target}"
                );
                found += 1;
            }
        }
        assert!(found > 5, "{name}");
    }
}

#[test]
fn every_exported_page_carries_its_policy() {
    let (parent, _) = exported();
    let folder = parent.path().join("site");
    for name in names(&folder).iter().filter(|name| name.ends_with(".html")) {
        let html = fs::read_to_string(folder.join(name)).unwrap();
        let tags = tags(&html);
        let policy = tags
            .iter()
            .find(|tag| tag.get("http-equiv") == Some("Content-Security-Policy"));
        let policy = policy.and_then(|tag| tag.get("content")).unwrap();
        assert!(policy.starts_with("default-src 'none'"), "{name}: {policy}");
        // Browsers complain about it in a meta element.
        assert!(!policy.contains("frame-ancestors"), "{name}");
        for tag in tags.iter().filter(|tag| tag.name == "script") {
            assert!(tag.get("src").is_some(), "{name}: {tag:?}");
        }
    }
}

#[test]
fn a_second_export_replaces_the_first_and_leaves_other_files_alone() {
    let (parent, first) = exported();
    let folder = parent.path().join("site");
    fs::write(folder.join("CNAME"), "vato.example").unwrap();
    // As if an earlier version had had one file more.
    fs::write(folder.join("assets/old-1.js"), "").unwrap();
    let list = fs::read_to_string(folder.join(LIST)).unwrap();
    fs::write(
        folder.join(LIST),
        format!("{list}assets/old-1.js\n../outside\n"),
    )
    .unwrap();
    fs::write(parent.path().join("outside"), "").unwrap();

    let second = export_files(&folder, &Files::pretended()).unwrap();
    assert_eq!((second.files, second.removed), (first.files, 1));
    assert!(folder.join("CNAME").exists());
    assert!(!folder.join("assets/old-1.js").exists());
    assert!(parent.path().join("outside").exists());
    assert!(!names(&folder).iter().any(|name| name.ends_with(".new")));
}

#[test]
fn a_folder_of_someone_else_is_not_touched() {
    let parent = tempfile::tempdir().unwrap();
    fs::write(parent.path().join("thesis.txt"), "years of work").unwrap();
    let fault = export_files(parent.path(), &Files::pretended()).unwrap_err();
    assert!(matches!(fault, ExportError::ForeignFolder(_)));
    assert_eq!(fault.to_string().lines().count(), 1);
    assert_eq!(
        names(parent.path()),
        BTreeSet::from(["thesis.txt".to_owned()])
    );

    let file = parent.path().join("thesis.txt");
    assert!(matches!(
        export_files(&file, &Files::pretended()),
        Err(ExportError::NotAFolder(_))
    ));
    assert_eq!(fs::read_to_string(file).unwrap(), "years of work");
}

#[test]
fn a_folder_with_only_hidden_files_is_empty_enough() {
    let parent = tempfile::tempdir().unwrap();
    fs::create_dir(parent.path().join(".git")).unwrap();
    assert!(export_files(parent.path(), &Files::pretended()).is_ok());
}

#[test]
fn without_the_files_for_the_browser_nothing_is_written() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("site");
    assert!(matches!(
        export_files(&folder, &Files::missing()),
        Err(ExportError::NoFiles)
    ));
    assert!(!folder.exists());
}
