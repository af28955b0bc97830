//! One Fluent pattern to the short form that `src/i18n/pattern.rs` reads.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::plural::PluralRule;

/// What a pattern may refer to.
pub struct Scope<'a> {
    /// The terms (`-name`) of the language.
    pub terms: &'a BTreeMap<String, Pattern<String>>,
    /// The plural rule of the language.
    pub plural: PluralRule,
    /// Inside a term: the arguments it was referred to with.
    pub term_arguments: Option<&'a BTreeMap<String, String>>,
    /// How many terms deep we are, so that terms in a circle are found.
    pub depth: usize,
}

/// The compiled text of `pattern`; the names of its variables are added to `variables`.
pub fn pattern(
    pattern: &Pattern<String>,
    scope: &Scope<'_>,
    variables: &mut BTreeSet<String>,
) -> Result<String, String> {
    let mut out = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(&escape(value)),
            PatternElement::Placeable { expression } => {
                out.push_str(&placeable(expression, scope, variables)?);
            }
        }
    }
    Ok(out)
}

fn placeable(
    expression: &Expression<String>,
    scope: &Scope<'_>,
    variables: &mut BTreeSet<String>,
) -> Result<String, String> {
    match expression {
        Expression::Inline(inline) => self::inline(inline, scope, variables),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                return Err("a choice can only be made by a variable".into());
            };
            select(&id.name, variants, scope, variables)
        }
    }
}

fn inline(
    expression: &InlineExpression<String>,
    scope: &Scope<'_>,
    variables: &mut BTreeSet<String>,
) -> Result<String, String> {
    match expression {
        InlineExpression::StringLiteral { value } => Ok(escape(&unescape_literal(value))),
        InlineExpression::NumberLiteral { value } => Ok(escape(value)),
        InlineExpression::VariableReference { id } => match scope.term_arguments {
            Some(bound) => bound
                .get(&id.name)
                .map(|text| escape(text))
                .ok_or_else(|| format!("the term needs the argument ${}", id.name)),
            None => {
                variables.insert(id.name.clone());
                Ok(format!("{{{}}}", id.name))
            }
        },
        InlineExpression::TermReference {
            id,
            attribute: None,
            arguments,
        } => {
            let term = scope
                .terms
                .get(&id.name)
                .ok_or_else(|| format!("there is no term -{}", id.name))?;
            if scope.depth > 8 {
                return Err(format!("the term -{} refers to itself", id.name));
            }
            let mut bound = BTreeMap::new();
            for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
                let (InlineExpression::StringLiteral { value }
                | InlineExpression::NumberLiteral { value }) = &argument.value
                else {
                    return Err(format!("-{} takes only literal arguments", id.name));
                };
                bound.insert(argument.name.name.clone(), unescape_literal(value));
            }
            let inside = Scope {
                term_arguments: Some(&bound),
                depth: scope.depth + 1,
                ..*scope
            };
            pattern(term, &inside, variables)
        }
        InlineExpression::Placeable { expression } => placeable(expression, scope, variables),
        InlineExpression::TermReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::FunctionReference { .. } => {
            Err("only text, $variables, -terms and choices can stand in a message".into())
        }
    }
}

fn select(
    name: &str,
    variants: &[Variant<String>],
    scope: &Scope<'_>,
    variables: &mut BTreeSet<String>,
) -> Result<String, String> {
    let key = |variant: &Variant<String>| match &variant.key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    };
    let default = variants
        .iter()
        .find(|variant| variant.default)
        .ok_or_else(|| format!("the choice by ${name} has no default variant"))?;
    if let Some(bound) = scope.term_arguments {
        let chosen = variants
            .iter()
            .find(|variant| bound.get(name) == Some(&key(variant)));
        return pattern(&chosen.unwrap_or(default).value, scope, variables);
    }
    check_categories(
        name,
        &variants.iter().map(key).collect::<Vec<_>>(),
        scope.plural,
    )?;
    variables.insert(name.to_owned());
    // Exact numbers first, since they win over a category; the default last.
    let mut ordered: Vec<_> = variants.iter().filter(|variant| !variant.default).collect();
    ordered.sort_by_key(|variant| matches!(variant.key, VariantKey::Identifier { .. }));
    let mut out = format!("{{{name}?");
    for variant in ordered {
        let text = pattern(&variant.value, scope, variables)?;
        out.push_str(&format!("{}={text}|", key(variant)));
    }
    let text = pattern(&default.value, scope, variables)?;
    out.push_str(&format!("*={text}}}"));
    Ok(out)
}

/// A choice by plural category must name every category of its language and no other.
fn check_categories(name: &str, keys: &[String], rule: PluralRule) -> Result<(), String> {
    const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let named: Vec<_> = keys
        .iter()
        .filter(|key| CATEGORIES.contains(&key.as_str()))
        .collect();
    if named.is_empty() {
        return Ok(());
    }
    if let Some(never) = named
        .iter()
        .find(|key| !rule.categories().contains(&key.as_str()))
    {
        return Err(format!(
            "the choice by ${name} has [{never}], which this language never uses"
        ));
    }
    match rule
        .categories()
        .iter()
        .find(|category| !keys.iter().any(|key| key == *category))
    {
        Some(missing) => Err(format!("the choice by ${name} lacks [{missing}]")),
        None => Ok(()),
    }
}

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        if matches!(character, '\\' | '{' | '}' | '|') {
            out.push('\\');
        }
        out.push(character);
    }
    out
}

fn unescape_literal(text: &str) -> String {
    let mut out = String::new();
    fluent_syntax::unicode::unescape_unicode(&mut out, text)
        .map_or_else(|_| text.to_owned(), |()| out)
}
