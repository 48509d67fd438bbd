//! Prints a ruling as text or JSON.

use crate::format::ordered;
use crate::{Format, Output};
use clap::Args;
use rulebook::{Citation, RuleSet, Section};
use rulings::{Choice, Ruling, Topic};
use serde_json::Value;
use words::verdict::{Cell, VerdictPart};
use words::{Args as Arguments, Words};

/// The output options of a ruling.
#[derive(Debug, Clone, Copy, Args)]
pub struct Shape {
    #[command(flatten)]
    output: Output,
    /// Also show what other rulebooks say; JSON always has it.
    #[arg(long)]
    other_books: bool,
}

impl Shape {
    pub fn output(&self) -> &Output {
        &self.output
    }
}

/// Writes a ruling as text, or as the JSON object that other programs rely on.
pub fn write(
    topic: &Topic,
    ruling: &Ruling,
    rules: &RuleSet,
    shape: Shape,
    words: &Words,
) -> String {
    if shape.output.format() == Format::Text {
        let mut lines = for_people(topic, ruling, words);
        if shape.other_books {
            lines.extend(other_books(ruling, words));
        }
        return lines.join("\n");
    }
    let worded = |choice: &Choice| words.verdict(&choice.verdict);
    let options: Value = ruling.options.iter().map(worded).collect();
    let mut fields = vec![
        ("topic", Value::from(topic.slug)),
        ("rules", rules.rulebook.id().into()),
        ("verdict", words.verdict(&ruling.verdict)),
        ("why", ruling.why.iter().map(|reason| reason.id).collect::<Vec<_>>().into()),
        ("text", words.ruling(ruling).into()),
        ("citations", ruling.citations.iter().map(|cite| citation(cite, words)).collect()),
        ("discretion", ruling.is_discretion.into()),
        ("options", options),
    ];
    if ruling.is_house_rule {
        fields.push(("house_rule", true.into()));
    }
    for (key, reasons) in
        [("say", &ruling.say), ("steps", &ruling.steps), ("suggests", &ruling.suggests)]
    {
        if !reasons.is_empty() {
            let said: Value = reasons.iter().map(|reason| words.reason(reason)).collect();
            fields.push((key, said));
        }
    }
    if !ruling.differs.is_empty() {
        let differs = ruling.differs.iter().map(|other| {
            object(&[
                ("rules", other.rulebook.id().into()),
                ("verdict", words.verdict(&other.verdict)),
                ("text", words.reasons(&other.answer).into()),
                ("citations", other.citations.iter().map(|cite| citation(cite, words)).collect()),
            ])
        });
        fields.push(("differs", differs.collect()));
    }
    ordered(fields)
}

fn citation(cite: &Citation, words: &Words) -> Value {
    object(&[
        ("rulebook", cite.rulebook.id().into()),
        ("number", cite.number.into()),
        ("heading", cite.place().into()),
        ("gist", words.text(cite.gist).into()),
    ])
}

fn object(fields: &[(&str, Value)]) -> Value {
    Value::Object(fields.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect())
}

/// Part of a verdict, one line per row.
fn listed(part: &VerdictPart, words: &Words) -> Vec<String> {
    let said = |cell: &Cell| match cell {
        Cell::Text(said) | Cell::Cards(said) => said.clone(),
    };
    match part {
        VerdictPart::Rows(rows) => {
            let row = |(name, cell): &(String, Cell)| {
                let args = Arguments::new().text("name", name.as_str()).text("said", said(cell));
                words.say("terminal-verdict-row", &args)
            };
            rows.iter().map(row).collect()
        }
        VerdictPart::Table(table) => {
            let heads = table.head.iter().filter(|head| !head.is_empty()).cloned();
            let heads =
                [table.title.clone()].into_iter().filter(|title| !title.is_empty()).chain(heads);
            let rows = table.rows.iter().map(|row| {
                let cells: Vec<String> = row.iter().map(said).collect();
                format!("  {}", cells.join(" · "))
            });
            let heads = format!("  {}", heads.collect::<Vec<_>>().join(" · "));
            std::iter::once(heads).chain(rows).collect()
        }
    }
}

/// The ruling as lines: answer, reasons, what to say and do, and the rules it rests on.
fn for_people(topic: &Topic, ruling: &Ruling, words: &Words) -> Vec<String> {
    let said = words.ruling_said(ruling);
    let mut lines: Vec<String> = said.answers.iter().map(|answer| format!("{answer}.")).collect();
    lines.extend(said.reasons);
    // For money, the amount of each place or stack is the answer; elsewhere the text is enough.
    if topic.section == Section::Money {
        let parts = words.verdict_parts(&ruling.verdict);
        lines.extend(parts.iter().flat_map(|part| listed(part, words)));
    }
    let is_listed = !ruling.is_all_said();
    lines.extend(
        ruling
            .options
            .iter()
            .filter(|_| is_listed)
            .map(|choice| format!("  - {}", words.reason(&choice.answer))),
    );
    for (id, reasons) in [
        ("terminal-say", &ruling.say),
        ("terminal-do", &ruling.steps),
        ("terminal-consider", &ruling.suggests),
    ] {
        let said = reasons.iter().map(|reason| words.reason(reason));
        lines.extend(said.map(|said| words.say(id, &Arguments::new().text("said", said))));
    }
    lines.extend(said.untold);
    if ruling.is_house_rule {
        lines.push(format!("  {}", words.text("terminal-house-rule")));
    }
    for cite in &ruling.citations {
        lines.push(format!("  {}: {}", words.cited(cite), words.text(cite.gist)));
    }
    lines
}

/// The rulings of other rulebooks, one line each.
fn other_books<'a>(ruling: &'a Ruling, words: &'a Words) -> impl Iterator<Item = String> + 'a {
    ruling.differs.iter().map(|other| {
        let book = words.rulebook(other.rulebook);
        let args = Arguments::new().text("book", book).text("answer", words.reasons(&other.answer));
        words.say("terminal-differs", &args)
    })
}
