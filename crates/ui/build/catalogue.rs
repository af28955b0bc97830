//! Reads the languages and checks that they say the same things.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Entry, Pattern},
    parser,
};

use crate::{compile, plural::PluralRule};

/// Everything in `locales/`.
pub struct Catalogue {
    /// By code, in order.
    pub languages: Vec<Language>,
    /// The files, by name without `.ftl`, each with its message names in order.
    pub groups: Vec<(String, Vec<String>)>,
}

/// One folder of `locales/`.
pub struct Language {
    /// The folder's name: `en`.
    pub code: String,
    /// By the code, from the CLDR.
    pub plural: PluralRule,
    files: BTreeMap<String, BTreeMap<String, Message>>,
}

/// One message of one language.
pub struct Message {
    /// In the form of `src/i18n/pattern.rs`.
    pub compiled: String,
    variables: BTreeSet<String>,
}

impl Catalogue {
    /// Reads every folder; the fault is one line that names file and message.
    pub fn load(locales: &Path) -> Result<Self, String> {
        let languages = entries(locales)?
            .into_iter()
            .filter(|path| path.is_dir())
            .map(|folder| Language::load(&folder))
            .collect::<Result<Vec<_>, _>>()?;
        let first = languages
            .first()
            .ok_or_else(|| format!("{}: there is no language folder", locales.display()))?;
        for other in &languages[1..] {
            first.compare(other)?;
            other.compare(first)?;
        }
        let groups = first
            .files
            .iter()
            .map(|(name, messages)| (name.clone(), messages.keys().cloned().collect()))
            .collect();
        let catalogue = Self { languages, groups };
        catalogue.check_names()?;
        Ok(catalogue)
    }

    /// A key is known by its message's name alone, so no two files may share one.
    fn check_names(&self) -> Result<(), String> {
        let mut seen = BTreeMap::new();
        for (group, ids) in &self.groups {
            for id in ids {
                if let Some(other) = seen.insert(id, group) {
                    return Err(format!(
                        "the message {id} stands in both {other}.ftl and {group}.ftl"
                    ));
                }
            }
        }
        for needed in ["language-name", "language-direction", "language-digits"] {
            if !seen.contains_key(&needed.to_owned()) {
                return Err(format!("site.ftl lacks the message {needed}"));
            }
        }
        for language in &self.languages {
            let digits = &language.message("language-digits").compiled;
            if digits.chars().count() != 10 {
                return Err(format!(
                    "locales/{}: language-digits must be the ten digits from zero, not {digits:?}",
                    language.code
                ));
            }
        }
        Ok(())
    }

    /// The language whose texts document the keys.
    pub fn reference(&self) -> &Language {
        self.languages
            .iter()
            .find(|language| language.code == "en")
            .unwrap_or(&self.languages[0])
    }
}

impl Language {
    fn load(folder: &Path) -> Result<Self, String> {
        let code = name(folder);
        let plural = PluralRule::of(&code).ok_or_else(|| {
            format!("locales/{code}: no plural rule for this language; add it to crates/ui/src/i18n/plural.rs")
        })?;
        let mut parsed = Vec::new();
        let mut terms = BTreeMap::new();
        for path in entries(folder)?
            .into_iter()
            .filter(|path| path.extension().is_some_and(|e| e == "ftl"))
        {
            let place = format!("locales/{code}/{}", name(&path));
            let text = fs::read_to_string(&path).map_err(|fault| format!("{place}: {fault}"))?;
            let resource = parser::parse(text.clone()).map_err(|(_, faults)| {
                let fault = &faults[0];
                let line = text[..fault.pos.start].matches('\n').count() + 1;
                format!("{place}, line {line}: {}", fault.kind)
            })?;
            let mut messages = Vec::new();
            for entry in resource.body {
                match entry {
                    Entry::Term(term) => drop(terms.insert(term.id.name, term.value)),
                    Entry::Message(message) => match (message.value, message.attributes.first()) {
                        (Some(value), None) => messages.push((message.id.name, value)),
                        _ => {
                            return Err(format!(
                                "{place}: {} has attributes or no text; give each text a name of its own",
                                message.id.name
                            ));
                        }
                    },
                    _ => {}
                }
            }
            parsed.push((path, place, messages));
        }
        let scope = compile::Scope {
            terms: &terms,
            plural,
            term_arguments: None,
            depth: 0,
        };
        let mut files = BTreeMap::new();
        for (path, place, messages) in parsed {
            let mut compiled = BTreeMap::new();
            for (id, pattern) in messages {
                let message = Message::compile(&pattern, &scope)
                    .map_err(|fault| format!("{place}: {id}: {fault}"))?;
                if compiled.insert(id.clone(), message).is_some() {
                    return Err(format!("{place}: {id} stands there twice"));
                }
            }
            let stem = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            files.insert(stem, compiled);
        }
        Ok(Self {
            code,
            plural,
            files,
        })
    }

    /// That `other` has all that `self` has, with the same variables.
    fn compare(&self, other: &Self) -> Result<(), String> {
        for (file, messages) in &self.files {
            let place = format!("locales/{}/{file}.ftl", other.code);
            let theirs = other
                .files
                .get(file)
                .ok_or_else(|| format!("{place} is missing; locales/{} has it", self.code))?;
            for (id, message) in messages {
                let their = theirs.get(id).ok_or_else(|| {
                    format!("{place}: {id} is missing; locales/{} has it", self.code)
                })?;
                if let Some(variable) = message.variables.difference(&their.variables).next() {
                    return Err(format!(
                        "{place}: {id} does not use ${variable}; locales/{} does",
                        self.code
                    ));
                }
            }
        }
        Ok(())
    }

    /// A message that is known to be there, whichever file it is in.
    pub fn message(&self, id: &str) -> &Message {
        self.files
            .values()
            .find_map(|messages| messages.get(id))
            .unwrap_or_else(|| unreachable!("{id} was listed from the files themselves"))
    }
}

impl Message {
    fn compile(pattern: &Pattern<String>, scope: &compile::Scope<'_>) -> Result<Self, String> {
        let mut variables = BTreeSet::new();
        let compiled = compile::pattern(pattern, scope, &mut variables)?;
        Ok(Self {
            compiled,
            variables,
        })
    }

    /// The names of its variables, in order.
    pub fn variables(&self) -> impl Iterator<Item = &str> {
        self.variables.iter().map(String::as_str)
    }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let place = folder.display();
    let mut paths = fs::read_dir(folder)
        .and_then(|entries| {
            entries
                .map(|entry| Ok(entry?.path()))
                .collect::<Result<Vec<_>, _>>()
        })
        .map_err(|fault| format!("{place}: {fault}"))?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
