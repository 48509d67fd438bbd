//! One act at the side: all of its words, how to check its draws, and what can be done about it.

use crate::parts::Memo;
use crate::screens::log::act_words::{level_words, undone_words};
use crate::screens::log::beside::BesideDone;
use crate::screens::log::index::index_of;
use crate::screens::log::put_right::{put_right_ui, short};
use crate::theme::{Size, Tone, color, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, Destination, LogAction, Look};
use crate::widgets::{Push, form_ui, heading_ui, muted_ui, said_ui};
use egui::{Label, Ui, Vec2};
use engine::Event;
use engine::log::{Act, ActBody, History};
use engine::values::Seq;
use reports::Subjects;
use words::Args;

#[derive(Debug)]
pub(super) struct ActShown {
    seq: Seq,
    /// The words of the act, for the last act of the log.
    told: Memo<Seq, ActTold>,
    /// How many lines, players and tables are shown.
    shown: usize,
}

#[derive(Debug, Default)]
struct ActTold {
    lines: Vec<String>,
    checks: Vec<String>,
    subjects: Subjects,
}

/// So many lines are shown at first, and so many more each time.
const SHOWN: usize = 24;

impl ActShown {
    pub(super) fn of(seq: Seq) -> Self {
        Self { seq, told: Memo::default(), shown: SHOWN }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>, history: &History) -> BesideDone {
        let seq = self.seq;
        let Some(act) = view.log.acts().get(index_of(seq)) else { return BesideDone::Closed };
        let told = self.told.of(view.log.last_seq(), || ActTold::of(view, seq, act));
        let title = view.say("log-act", &Args::new().no("act", seq.0));
        let mut done = BesideDone::Stays;
        let (mut shown, mut wants_more) = (self.shown, false);
        let (_, closed) = form_ui(ui, &title, &view.text("common-close"), |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            facts_ui(ui, view, seq, act, history, &mut done);
            let mut lines = told.lines.iter();
            if let Some(sentence) = lines.next() {
                said_ui(ui, sentence);
            }
            ui.add_space(space::HALF);
            look_ui(ui, view, seq);
            take_back_ui(ui, view, seq, &mut done);
            if let ActBody::Record(events) = &act.body
                && history.is_in_force(seq)
            {
                put_right_ui(ui, view, seq, events);
            }
            if told.lines.len() > 1 {
                heading_ui(ui, view.text("log-act-lines"));
            }
            for line in lines.take(shown) {
                said_ui(ui, text(line, Size::Small));
            }
            wants_more |= more_ui(ui, view, told.lines.len().saturating_sub(1), shown);
            subjects_ui(ui, view, &told.subjects, shown, &mut done);
            checks_ui(ui, view, &told.checks);
        });
        if wants_more {
            shown = shown.saturating_mul(4);
        }
        self.shown = shown;
        if closed { BesideDone::Closed } else { done }
    }
}

impl ActTold {
    fn of(view: &View<'_>, seq: Seq, act: &Act) -> Self {
        let full = view.words.act_in_full(view.log, seq, view.offset);
        let sentence = view.words.act(view.log, seq, view.offset);
        let details = full.lines().filter(|line| *line != sentence).map(cut);
        let lines = std::iter::once(sentence.clone()).chain(details).collect();
        let mut checks = Vec::new();
        if let ActBody::Record(events) = &act.body {
            for event in events {
                if let Event::TournamentCreated { seed, .. } = event {
                    checks.push(view.words.first_commitment(seed));
                }
            }
            checks.extend(
                events.iter().filter_map(Event::shown_draw).map(|draw| view.words.draw(draw)),
            );
        }
        Self { lines, checks, subjects: Subjects::of_act(view.log, seq) }
    }
}

/// When, who, in which level, and whether it is in force.
fn facts_ui(
    ui: &mut Ui,
    view: &View<'_>,
    seq: Seq,
    act: &Act,
    history: &History,
    done: &mut BesideDone,
) {
    let when = view.words.date_and_time_with_secs(act.at, view.offset);
    let parts = [when, level_words(view, act), act.by.clone()];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    muted_ui(ui, parts.join(" · "));
    let other = match &act.body {
        ActBody::Undo(of) | ActBody::Redo(of) => Some(*of),
        ActBody::Record(_) => {
            if let Some(undone) = undone_words(view, seq, act, history) {
                ui.label(text_bold(undone, Size::Small).color(color(ui, Tone::AttentionText)));
            }
            history.undone_by(seq)
        }
    };
    if let Some(other) = other {
        let words = view.say("log-show-act", &Args::new().no("act", other.0));
        if ui.add(Push::secondary(&words).small()).clicked() {
            *done = BesideDone::Act(other);
        }
    }
    ui.add_space(space::HALF);
}

/// The button for more of a long list; whether it was pressed.
fn more_ui(ui: &mut Ui, view: &View<'_>, count: usize, shown: usize) -> bool {
    let more = count.saturating_sub(shown);
    if more == 0 {
        return false;
    }
    let words = view.say("log-show-more", &Args::new().count("more", more));
    ui.add(Push::secondary(&words).small()).clicked()
}

/// The buttons that show the tournament as it stood.
fn look_ui(ui: &mut Ui, view: &View<'_>, seq: Seq) {
    ui.horizontal_wrapped(|ui| {
        let looks = [
            ("log-look-before", Look::before(view.log, seq)),
            ("log-look-after", Look::after(view.log, seq)),
        ];
        for (id, look) in looks {
            let tip = view.text("log-look-before.tip");
            let none = look.is_none().then(|| view.text("log-look-none"));
            let push = Push::secondary(view.text(id)).tip(&tip).refused(none.as_deref());
            if ui.add(push.small()).clicked()
                && let Some(look) = look
            {
                view.actions.push(Action::Log(LogAction::LookBack(look)));
            }
        }
    });
}

fn take_back_ui(ui: &mut Ui, view: &View<'_>, seq: Seq, done: &mut BesideDone) {
    let acts = view.log.undoable_from(seq).count();
    let words = view.say("take-back-from", &Args::new().count("acts", acts));
    let nothing = (acts == 0).then(|| view.text("take-back-nothing"));
    let push = Push::danger(&words).small().refused(view.closed().or(nothing));
    if ui.add(push).clicked() {
        *done = BesideDone::TakeBack(seq);
    }
}

/// Whom and which tables it is about.
fn subjects_ui(
    ui: &mut Ui,
    view: &View<'_>,
    subjects: &Subjects,
    shown: usize,
    done: &mut BesideDone,
) {
    if !subjects.players.is_empty() {
        heading_ui(ui, view.text("log-act-players"));
        buttons_ui(ui, |ui| players_ui(ui, view, subjects, shown, done));
    }
    if !subjects.tables.is_empty() {
        heading_ui(ui, view.text("log-act-tables"));
        buttons_ui(ui, |ui| tables_ui(ui, view, subjects, shown, done));
    }
}

/// A row of small buttons that wraps.
fn buttons_ui(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::HALF);
        contents(ui);
    });
}

fn players_ui(
    ui: &mut Ui,
    view: &View<'_>,
    subjects: &Subjects,
    shown: usize,
    done: &mut BesideDone,
) {
    let is_one = subjects.players.len() == 1;
    for player in subjects.players.iter().take(shown) {
        let name = view.words.player(view.log.state(), *player);
        let label = view.say("log-go-player", &Args::new().text("player", name.as_str()));
        let words = short(&name);
        if ui.add(Push::secondary(&words).name(&label).tip(&label).small()).clicked() {
            view.actions.go(Destination::Player(*player));
        }
        if is_one && ui.add(Push::quiet(view.text("log-only-player")).small()).clicked() {
            *done = BesideDone::Player(*player, name);
        }
    }
}

fn tables_ui(
    ui: &mut Ui,
    view: &View<'_>,
    subjects: &Subjects,
    shown: usize,
    done: &mut BesideDone,
) {
    let is_one = subjects.tables.len() == 1;
    for table in subjects.tables.iter().take(shown) {
        let words = table.to_string();
        let label = view.say("log-go-table", &Args::new().no("table", table.0));
        if ui.add(Push::secondary(&words).name(&label).tip(&label).small()).clicked() {
            view.actions.go(Destination::Table(*table));
        }
        if is_one && ui.add(Push::quiet(view.text("log-only-table")).small()).clicked() {
            *done = BesideDone::Table(*table);
        }
    }
}

/// How to check the draws of an act by hand.
fn checks_ui(ui: &mut Ui, view: &View<'_>, checks: &[String]) {
    if checks.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        heading_ui(ui, view.text("log-act-draw"));
        if ui.add(Push::secondary(view.text("common-copy")).small()).clicked() {
            ui.ctx().copy_text(checks.join("\n\n"));
        }
    });
    for line in checks.iter().flat_map(|check| check.lines()) {
        let words = text(line, Size::Small).color(color(ui, Tone::TextMuted));
        ui.add(Label::new(words).wrap().selectable(true));
    }
}

/// A line as long as can be read; whoever is in it stands under it, too.
fn cut(line: &str) -> String {
    match line.char_indices().nth(LINE_LETTERS) {
        Some((end, _)) => format!("{}…", line.get(..end).unwrap_or_default()),
        None => line.to_owned(),
    }
}

/// So many letters of a line are shown.
const LINE_LETTERS: usize = 1_200;
