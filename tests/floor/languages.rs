//! Every language says everything that English says, of the same things, with the forms of words
//! that its numbers need.

use crate::project;
use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use words::{Language, catalogues};

/// What a text is made of, beside its words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Made {
    variables: BTreeSet<String>,
    /// What is chosen by which variable: the keys of all choices by it that are no forms of a word.
    choices: BTreeMap<String, BTreeSet<String>>,
    /// The forms of words of each choice by a number.
    forms: Vec<BTreeSet<String>>,
}

const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The forms that whole numbers have.
fn forms_of(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["one", "other"],
        Language::Czech => &["one", "few", "other"],
        Language::Polish => &["one", "few", "many"],
    }
}

impl Made {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("a choice by something else than a variable")
                };
                let keys: BTreeSet<String> = variants
                    .iter()
                    .map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    })
                    .collect();
                let is_form = |key: &&String| FORMS.contains(&key.as_str());
                let forms: BTreeSet<String> = keys.iter().filter(is_form).cloned().collect();
                if forms.iter().any(|form| form != "other") {
                    self.forms.push(forms);
                }
                let others = keys.into_iter().filter(|key| !is_form(&key));
                self.choices.entry(id.name.to_owned()).or_default().extend(others);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::MessageReference { id, .. } => {
                self.variables.insert(format!("the text {}", id.name));
            }
            InlineExpression::FunctionReference { .. } | InlineExpression::TermReference { .. } => {
                panic!("catalogues use none: {inline:?}")
            }
        }
    }
}

/// The texts of a catalogue by their ids, attributes among them; what cannot be read is told.
fn texts(source: &str) -> Result<BTreeMap<String, Made>, String> {
    let resource = parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut texts = BTreeMap::new();
    let mut add = |id: String, pattern: Option<&Pattern<&str>>| {
        let mut made = Made::default();
        pattern.into_iter().for_each(|pattern| made.read(pattern));
        match texts.insert(id.clone(), made) {
            None => Ok(()),
            Some(_) => Err(format!("{id} stands there twice")),
        }
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        add(message.id.name.to_owned(), message.value.as_ref())?;
        for Attribute { id, value } in &message.attributes {
            add(format!("{}.{}", message.id.name, id.name), Some(value))?;
        }
    }
    Ok(texts)
}

/// How a catalogue differs from the English one of the same name.
fn differences(english: &str, other: &str, language: Language) -> Vec<String> {
    let (english, other) = match (texts(english), texts(other)) {
        (Ok(english), Ok(other)) => (english, other),
        (Err(error), _) | (_, Err(error)) => return vec![error],
    };
    let mut found = Vec::new();
    found.extend(
        english.keys().filter(|id| !other.contains_key(*id)).map(|id| format!("{id}: missing")),
    );
    for (id, made) in &other {
        let Some(wanted) = english.get(id) else {
            found.push(format!("{id}: English has none"));
            continue;
        };
        if made.variables != wanted.variables {
            let (has, wants) = (&made.variables, &wanted.variables);
            found.push(format!("{id}: of {has:?}, and English is of {wants:?}"));
        }
        for (variable, keys) in &wanted.choices {
            let has = made.choices.get(variable).cloned().unwrap_or_default();
            let number = |key: &&String| key.parse::<i64>().is_ok();
            let missing: Vec<_> =
                keys.iter().filter(|key| !has.contains(*key) && !number(key)).collect();
            if !missing.is_empty() {
                found.push(format!("{id}: by ${variable} English has {missing:?}, too"));
            }
        }
    }
    found.extend(unformed(&other, language));
    found
}

/// Choices by a number that lack a form of the language.
fn unformed(texts: &BTreeMap<String, Made>, language: Language) -> Vec<String> {
    let wanted: BTreeSet<String> =
        forms_of(language).iter().map(|form| (*form).to_owned()).collect();
    let lacks = |forms: &&BTreeSet<String>| !wanted.is_subset(forms);
    let found = texts.iter().flat_map(|(id, made)| {
        made.forms.iter().filter(lacks).map(move |forms| format!("{id}: has only {forms:?}"))
    });
    found.collect()
}

fn files(language: Language) -> BTreeSet<String> {
    let folder = project(&format!("assets/text/{}", language.id()));
    let found = fs::read_dir(folder).expect("the folder of a language");
    found.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn every_language_says_what_english_says() {
    let mut broken = Vec::new();
    let english = catalogues(Language::English);
    for language in Language::ALL {
        assert_eq!(files(language), files(Language::English), "{}", language.id());
        for ((name, english), (_, own)) in english.iter().zip(catalogues(language)) {
            let at = |said| format!("{name}, {}: {said}", language.id());
            broken.extend(differences(english, own, language).into_iter().map(at));
        }
    }
    assert!(broken.is_empty(), "\n  {}\n", broken.join("\n  "));
}

/// The wall is seen to fail.
#[test]
fn a_text_that_is_missing_unused_or_of_something_else_is_found() {
    let english = "a = { $n ->\n    [one] { $n } hand\n   *[other] { $n } hands\n}\n\
                   b = B\n    .tip = T\n\
                   c = { $kind ->\n    [seat] S\n   *[other] O\n} { $who }\n";
    let found = |czech: &str| differences(english, czech, Language::Czech);
    let a = "a = { $n ->\n    [one] 1\n    [few] { $n }\n   *[other] { $n }\n}\n";
    let c = "c = { $kind ->\n    [seat] S\n   *[other] O\n} { $who }\n";
    assert_eq!(found(&format!("{a}b = B\n    .tip = T\n{c}")), [""; 0]);
    assert_eq!(found(&format!("{a}b = B\n{c}")), ["b.tip: missing"]);
    assert_eq!(found(&format!("{a}b = B\n    .tip = T\n{c}d = D\n")), ["d: English has none"]);
    let two = "a = { $n ->\n    [one] 1\n   *[other] { $n }\n}\n";
    let is = "a: has only {\"one\", \"other\"}";
    assert_eq!(found(&format!("{two}b = B\n    .tip = T\n{c}")), [is]);
    let one = found(&format!("{a}b = B {{ $x }}\n    .tip = T\nc = C\n"));
    assert_eq!(one.len(), 3, "{one:?}");
    assert_eq!(found("a = {").len(), 1);
}
