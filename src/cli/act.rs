//! `do`: applies commands from standard input, one per line; each becomes one act of the journal.

use crate::format::json_rows;
use crate::moment::time;
use crate::near::{nearest, unknown};
use crate::open::{older, tell_ahead, tell_odd_levels};
use crate::show::{View, sheet};
use crate::some_settings::fill_up;
use crate::trouble::Trouble;
use crate::{Desk, moment};
use clap::{Args, ValueEnum};
use engine::Settings;
use engine::command::{Command, CommandKind};
use engine::event::Event;
use engine::log::ActBody;
use engine::refusal::Refusal;
use engine::values::Seq;
use serde::Deserialize;
use serde_json::{Value, json};
use session::{Failure, Session, chance};
use std::path::PathBuf;
use storage::JournalTrouble;
use strum::VariantArray;
use words::{Args as Arguments, Words};

#[derive(Debug, Args)]
pub struct Do {
    /// Tournament file or database address.
    pub file: PathBuf,
    /// Continue after a refused command.
    #[arg(long)]
    pub keep_going: bool,
    /// Time of every command that does not give its own (default: now).
    #[arg(long)]
    pub at: Option<String>,
    /// Seed that makes every draw repeatable.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Report what would happen and write nothing.
    ///
    /// Each command is checked against the file as it is, without the commands before it.
    #[arg(long)]
    pub dry_run: bool,
    /// Continue even if the file was replaced by an older copy, or by one that went on elsewhere.
    #[arg(long)]
    pub accept_older: bool,
    /// Confirm the computer's time if more than a day has passed since the last action.
    #[arg(long)]
    pub accept_time: bool,
    /// Record first that the computer's clock was wrong at the last action and is right now.
    #[arg(long)]
    pub clock_was_wrong: bool,
    /// File to read the commands from instead of standard input.
    #[arg(short, long)]
    pub input: Option<PathBuf>,
    /// Folder on another disk for a second copy, updated after every action.
    #[arg(long, value_name = "FOLDER")]
    pub copy: Option<PathBuf>,
    /// Allow undo and redo of what other desks did.
    #[arg(long)]
    pub undo_others: bool,
    /// Name to sign with in the log.
    #[arg(long, default_value = "", hide_default_value = true)]
    pub by: String,
}

/// A command with its time and author.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Dated {
    at: Option<String>,
    by: Option<String>,
    #[serde(rename = "do")]
    command: Command,
}

/// A line that asks for a view.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    show: String,
    at: Option<String>,
}

/// Applies the commands and prints one line for each.
pub fn run(act: &Do, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let opened =
        Session::open(&act.file, time(act.at.as_deref(), &desk.words)?, chance(act.seed), &act.by);
    let mut session = opened.map_err(|error| Trouble::opening(error, &desk.words))?;
    if session.found().is_in_use && !act.dry_run {
        let error = JournalTrouble::InUse.at(&act.file);
        return Err(Trouble::journal(&error, &desk.words));
    }
    if let Some(folder) = &act.copy {
        session.look_at_copy_in(folder);
    }
    for line in wording::found(&desk.words, session.found()) {
        desk.note(&line);
    }
    if act.accept_older {
        session.accept_older();
    }
    if session.found().asks && !act.dry_run {
        return Err(Trouble::refused(older(&session, desk)));
    }
    if act.clock_was_wrong && !act.dry_run {
        correct_time(&mut session, desk)?;
    }
    tell_ahead(&session, desk);
    if let Some(folder) = act.copy.as_deref().filter(|_| !act.dry_run) {
        session.keep_copy_in(folder);
    }
    let done = do_lines(act, &mut session, desk);
    desk.tell_copy(&session);
    done
}

/// Runs the lines of the input in order.
fn do_lines(act: &Do, session: &mut Session, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let mut was_refused = false;
    for number in 1.. {
        let Some(line) = desk.next_line(number)? else { break };
        if line.trim().is_empty() {
            continue;
        }
        if let Some((view, at)) = asked_view(line.trim()) {
            let at = at.as_deref().or(act.at.as_deref());
            catch_up(session, &desk.words)?;
            let set = moment::set(session, at, &desk.words);
            at_line(set, number, &desk.words)?;
            let shown = sheet(view, None, session.log(), session.now(), desk)?;
            desk.line(&json!({ "show": json_rows(&shown) }).to_string())?;
            continue;
        }
        let settings = session.tournament().settings();
        let dated = parse(line.trim(), number, settings, &desk.words)?;
        let at = dated.at.as_deref().or(act.at.as_deref());
        let set = match dated.command {
            // It corrects the time, so it may lie before the last act.
            Command::CorrectTime { .. } => time(at, &desk.words).map(|at| session.set_time(at)),
            _ => moment::set(session, at, &desk.words),
        };
        at_line(set, number, &desk.words)?;
        if act.accept_time {
            session.accept_jump();
        }
        session.set_author(dated.by.as_deref().unwrap_or(&act.by));
        let answer = if act.dry_run {
            catch_up(session, &desk.words)?;
            let seq = session.log().last_seq().0 + 1;
            let preview = session.preview(&dated.command);
            preview.map(|body| answer(seq, &body)).map_err(Failure::Refused)
        } else {
            let agreed = agreed(act, session, &dated.command);
            session.submit_agreed(&dated.command, agreed).map(|done| {
                let last = session.log().acts().last();
                last.map_or(Value::Null, |act| answer(done.seq.0, &act.body))
            })
        };
        let answer = match answer {
            Ok(answer) => answer,
            Err(Failure::Refused(refusal)) => {
                was_refused = true;
                refused(&refusal, session, desk)
            }
            Err(failure @ (Failure::Overtaken(_) | Failure::OfAnother { .. })) => {
                was_refused = true;
                overtaken(&failure, session, desk)
            }
            Err(failure) => {
                return Err(Trouble::failure(failure, session.tournament(), &desk.words));
            }
        };
        desk.line(&answer.to_string())?;
        if !act.dry_run && sets_levels(&dated.command) && !was_refused {
            tell_odd_levels(session, desk);
        }
        if was_refused && !act.keep_going {
            break;
        }
    }
    if was_refused { Err(Trouble::refused("")) } else { Ok(()) }
}

/// Whether a command sets blinds and antes, or the chips that pay them.
fn sets_levels(command: &Command) -> bool {
    matches!(
        command,
        Command::CreateTournament { .. }
            | Command::ChangeSettings { .. }
            | Command::SetStructure { .. }
    )
}

/// Reads the acts of other desks.
fn catch_up(session: &mut Session, words: &Words) -> Result<(), Trouble> {
    let polled = session.poll().map(drop);
    polled.map_err(|failure| Trouble::failure(failure, session.tournament(), words))
}

/// Adds the line number to an error in the time of a line.
fn at_line(set: Result<(), Trouble>, number: usize, words: &Words) -> Result<(), Trouble> {
    set.map_err(|trouble| Trouble::at_line(number, &trouble.message, words))
}

/// Records that the clock was wrong, and answers as for any other act.
fn correct_time(session: &mut Session, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let done = session
        .correct_time()
        .map_err(|failure| Trouble::failure(failure, session.tournament(), &desk.words))?;
    let last = session.log().acts().last();
    let line = last.map_or(Value::Null, |act| answer(done.seq.0, &act.body)).to_string();
    desk.line(&line)
}

/// The answer if another desk was first, or an undo would hit its act.
fn overtaken(failure: &Failure, session: &Session, desk: &Desk<'_>) -> Value {
    let text = wording::failure_in(&desk.words, failure, session);
    let hint = match failure {
        Failure::OfAnother { .. } => Some(desk.words.text("terminal-of-another-hint")),
        _ => None,
    };
    json!({ "refused": { "id": failure.id(), "text": text, "hint": hint } })
}

/// The act of another desk that `--undo-others` allows to undo or redo.
fn agreed(act: &Do, session: &Session, command: &Command) -> Option<Seq> {
    let turned = match command {
        Command::Undo => session.log().undoable(),
        Command::Redo => session.log().redoable(),
        _ => None,
    };
    turned.map(|(seq, _)| seq).filter(|_| act.undo_others)
}

/// The view that a line asks for, such as `{"show":"needs"}`, and its time.
fn asked_view(line: &str) -> Option<(View, Option<String>)> {
    let asked: Asked = serde_json::from_str(line).ok()?;
    let view = View::from_str(&asked.show, true).ok().filter(|view| *view != View::Player)?;
    Some((view, asked.at))
}

/// Reads one command in JSON or RON.
pub(super) fn command(line: &str, settings: &Settings, words: &Words) -> Result<Command, Trouble> {
    parse(line.trim(), 1, settings, words).map(|dated| dated.command)
}

/// Reads a command in JSON or RON, with or without its own time.
fn parse(line: &str, number: usize, settings: &Settings, words: &Words) -> Result<Dated, Trouble> {
    let bare = |command| Dated { at: None, by: None, command };
    if line.starts_with('{') || line.starts_with('"') {
        let is_dated = line.starts_with('{')
            && serde_json::from_str::<Value>(line).is_ok_and(|value| value.get("do").is_some());
        let parsed = if line.contains("ChangeSettings") {
            with_settings(line, settings)
        } else if is_dated {
            serde_json::from_str(line)
        } else {
            serde_json::from_str(line).map(bare)
        };
        return parsed.map_err(|error| {
            let column = error.column();
            let what = error.to_string();
            let what = what.split(" at line ").next().unwrap_or_default();
            Trouble::at_column(number, column, &plainly(what, words), words)
        });
    }
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let parsed = if line.starts_with('(') {
        options.from_str(line)
    } else {
        options.from_str(line).map(bare)
    };
    parsed.map_err(|error| {
        let (column, what) = (error.span.start.col, error.code.to_string());
        Trouble::at_column(number, column, &plainly(&what, words), words)
    })
}

/// What is wrong with a line; for an unknown command it names only the most similar ones.
fn plainly(what: &str, words: &Words) -> String {
    let names: Vec<String> = CommandKind::VARIANTS.iter().map(|kind| format!("{kind:?}")).collect();
    let lists_all = names.first().is_some_and(|first| what.contains(&format!("`{first}`")));
    let typed = what.split('`').nth(1).filter(|_| lists_all);
    let Some(typed) = typed else { return what.to_owned() };
    let near = nearest(typed, names.iter().map(String::as_str));
    unknown(words, "terminal-no-such-act", &Arguments::new().text("name", typed), &near)
}

/// Reads a change of settings; missing parts keep their present values.
fn with_settings(line: &str, settings: &Settings) -> Result<Dated, serde_json::Error> {
    let mut asked: Value = serde_json::from_str(line)?;
    if let Some(command) = asked.get_mut("do") {
        fill_up(command, settings)?;
        return serde_json::from_value(asked);
    }
    fill_up(&mut asked, settings)?;
    serde_json::from_value(asked).map(|command| Dated { at: None, by: None, command })
}

fn answer(seq: u64, body: &ActBody) -> Value {
    match body {
        ActBody::Record(events) => {
            let events: Vec<Value> = events.iter().map(shown).collect();
            json!({ "seq": seq, "events": events })
        }
        ActBody::Undo(undone) => json!({ "seq": seq, "undo": undone }),
        ActBody::Redo(redone) => json!({ "seq": seq, "redo": redone }),
    }
}

/// An event as JSON, without the drawn minute, which must stay secret until it comes.
fn shown(event: &Event) -> Value {
    let mut value = serde_json::to_value(event).unwrap_or_default();
    if let Some(drawn) = value.get_mut("RandomHaltDrawn").and_then(Value::as_object_mut) {
        drawn.retain(|field, _| field != "mins_left");
        if let Some(draw) = drawn.get_mut("draw").and_then(Value::as_object_mut) {
            draw.retain(|field, _| field != "seed");
        }
    }
    value
}

fn refused(refusal: &Refusal, session: &Session, desk: &Desk<'_>) -> Value {
    let mut facts = serde_json::to_value(refusal).unwrap_or_default();
    let said = desk.words.refusal(refusal, session.tournament());
    if let Some(facts) = facts.as_object_mut() {
        facts.insert("text".to_owned(), said.text.into());
        facts.insert("hint".to_owned(), said.hint.into());
        facts.insert("rule".to_owned(), said.rule.into());
    }
    json!({ "refused": facts })
}
