//! Everything from an act on, listed before it is taken back.

use crate::screens::log::beside::BesideDone;
use crate::screens::log::index::index_of;
use crate::theme::{Size, Tone, color, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, LogAction, TakeBack, TakeBackWay};
use crate::widgets::{Push, form_ui, heading_ui, remark_ui, said_ui};
use egui::{Label, ScrollArea, Ui};
use engine::log::ActBody;
use engine::values::Seq;
use engine::{Command, Event, Tournament};
use reports::{Header, header};
use words::Args;

/// What would be taken back, while it is looked through.
#[derive(Debug)]
pub(super) struct TakeBackList {
    from: Seq,
    list: Option<Listed>,
    /// Another act came while the list was looked at.
    is_overtaken: bool,
}

#[derive(Debug)]
struct Listed {
    /// The last act of the log when it was listed.
    at: Seq,
    /// The acts in force from there on, the newest first.
    acts: Vec<Seq>,
    /// The same with those that were taken back before, each with the act that did.
    lines: Vec<(Seq, Option<Seq>)>,
    /// The numbers of the evening as they would stand.
    after: Vec<String>,
    /// What else there is to know.
    warnings: Vec<String>,
}

impl TakeBackList {
    /// Everything from this act on.
    pub(super) fn from(from: Seq) -> Self {
        Self { from, list: None, is_overtaken: false }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> BesideDone {
        let last = view.log.last_seq();
        if self.list.as_ref().is_none_or(|list| list.at != last) {
            self.is_overtaken = self.list.is_some() && view.taking.is_none();
            self.list = Some(Listed::of(view, self.from));
        }
        let Some(list) = &self.list else { return BesideDone::Closed };
        let mut done = BesideDone::Stays;
        let title = view.say("take-back-title", &Args::new().no("act", self.from.0));
        let is_overtaken = &mut self.is_overtaken;
        let (_, closed) = form_ui(ui, &title, &view.text("common-close"), |ui| {
            if let Some((taken, of)) = view.taking {
                progress_ui(ui, view, taken, of);
                return;
            }
            if *is_overtaken {
                warning_ui(ui, view.text("take-back-overtaken"));
            }
            list.head_ui(ui, view);
            if list.button_ui(ui, view) {
                *is_overtaken = false;
            }
            let back = view.say("log-show-act", &Args::new().no("act", self.from.0));
            if ui.add(Push::secondary(&back).small()).clicked() {
                done = BesideDone::Act(self.from);
            }
            list.acts_ui(ui, view);
        });
        if closed { BesideDone::Closed } else { done }
    }
}

impl Listed {
    fn of(view: &View<'_>, from: Seq) -> Self {
        let acts: Vec<Seq> = view.log.undoable_from(from).collect();
        let history = view.log.history(view.log.last_seq());
        let all = (from.0.max(2)..=view.log.last_seq().0).rev().map(Seq);
        let is_record = |seq: &Seq| {
            let act = view.log.acts().get(index_of(*seq));
            act.is_some_and(|act| matches!(act.body, ActBody::Record(_)))
        };
        let lines = all.filter(is_record).map(|seq| (seq, history.undone_by(seq))).collect();
        let before = view.log.state_before(acts.last().copied().unwrap_or(from));
        let after = changes(view, &before);
        let warnings = warnings(view, &acts, from);
        Self { at: view.log.last_seq(), lines, acts, after, warnings }
    }

    fn head_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let undone = self.lines.len() - self.acts.len().min(self.lines.len());
        let args = Args::new().count("acts", self.acts.len()).count("undone", undone);
        said_ui(ui, text_bold(view.say("take-back-list", &args), Size::Body));
        if undone > 0 {
            said_ui(ui, text(view.say("take-back-undone", &args), Size::Small));
        }
        if !self.after.is_empty() {
            heading_ui(ui, view.text("take-back-after"));
            for line in &self.after {
                said_ui(ui, text(line, Size::Small));
            }
        }
        for warning in &self.warnings {
            warning_ui(ui, warning.clone());
        }
        ui.add_space(space::HALF);
    }

    fn button_ui(&self, ui: &mut Ui, view: &View<'_>) -> bool {
        let nothing = self.acts.is_empty().then(|| view.text("take-back-nothing"));
        let refusal = nothing.or_else(|| view.refusal(&Command::Undo));
        let words = view.say("take-back-do", &Args::new().count("acts", self.acts.len()));
        if let Some(refusal) = &refusal {
            warning_ui(ui, refusal.clone());
        }
        if !ui.add(Push::danger(&words).refused(refusal.as_deref())).clicked() {
            return false;
        }
        let asked = TakeBack { way: TakeBackWay::Back, acts: self.acts.clone(), listed: self.at };
        view.actions.push(Action::Log(LogAction::TakeBack(asked)));
        true
    }

    /// What is taken back, the newest first. Only what is in sight is put into words.
    fn acts_ui(&self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("take-back-acts"));
        let height = (LINE_HEIGHT * self.lines.len() as f32).min(shape::LIST_HEIGHT);
        let area = ScrollArea::vertical().id_salt("take-back").max_height(height.max(LINE_HEIGHT));
        ui.spacing_mut().item_spacing.y = 0.0;
        area.auto_shrink([false, true]).show_rows(ui, LINE_HEIGHT, self.lines.len(), |ui, rows| {
            for (seq, undone_by) in self.lines.get(rows).unwrap_or_default() {
                act_ui(ui, view, *seq, *undone_by);
            }
        });
    }
}

const LINE_HEIGHT: f32 = 44.0;

fn act_ui(ui: &mut Ui, view: &View<'_>, seq: Seq, undone_by: Option<Seq>) {
    let Some(act) = view.log.acts().get(index_of(seq)) else { return };
    let time = view.words.time_with_secs(act.at, view.offset);
    let undone = undone_by.map(|by| view.say("log-undone-by", &Args::new().no("act", by.0)));
    let parts = [format!("{seq}"), time, act.by.clone(), undone.unwrap_or_default()];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    ui.allocate_ui(egui::vec2(ui.available_width(), LINE_HEIGHT), |ui| {
        ui.set_min_height(LINE_HEIGHT);
        ui.vertical(|ui| {
            let told = view.words.act(view.log, seq, view.offset);
            let told = match undone_by {
                None => text(told, Size::Body),
                Some(_) => text(told, Size::Body).strikethrough().color(color(ui, Tone::TextMuted)),
            };
            ui.add(Label::new(told).truncate());
            let words = text(parts.join(" · "), Size::Small).color(color(ui, Tone::TextMuted));
            ui.add(Label::new(words).truncate());
        });
    });
}

/// The numbers of the evening that would change.
fn changes(view: &View<'_>, before: &Tournament) -> Vec<String> {
    let (now, then) = (header(view.log.state(), view.now), header(before, view.now));
    let mut lines = Vec::new();
    let mut line = |id: &str, now: String, then: String| {
        if now != then {
            lines.push(view.say(id, &Args::new().text("then", then).text("now", now)));
        }
    };
    let number = |number: usize| view.words.number(i64::try_from(number).unwrap_or(i64::MAX));
    let players = |header: &Header| {
        let args = Args::new().count("left", header.players_left).count("entries", header.entries);
        view.say("header-players-of", &args)
    };
    line("take-back-players", players(&now), players(&then));
    line("take-back-tables", number(now.tables), number(then.tables));
    let clock = |tournament: &Tournament, header: &Header| {
        let title = view.words.stage_title(tournament.structure(), header.reading.stage);
        let time = view.words.clock(header.reading.remaining_millis);
        format!("{title}, {time}, {}", view.words.run(header.reading.run))
    };
    line("take-back-clock", clock(view.log.state(), &now), clock(before, &then));
    lines
}

/// What else there is to know before these acts are taken back.
fn warnings(view: &View<'_>, acts: &[Seq], from: Seq) -> Vec<String> {
    let body = |seq: &Seq| view.log.acts().get(index_of(*seq)).map(|act| &act.body);
    let events = || {
        let records = acts.iter().filter_map(body).filter_map(|body| match body {
            ActBody::Record(events) => Some(events),
            ActBody::Undo(_) | ActBody::Redo(_) => None,
        });
        records.flatten()
    };
    let mut warnings = Vec::new();
    let draws = events().filter(|event| event.draw().is_some()).count();
    if draws > 0 {
        warnings.push(view.say("take-back-draws", &Args::new().count("draws", draws)));
    }
    if events().any(|event| matches!(event, Event::PlayersRegistered { .. })) {
        warnings.push(view.text("take-back-entries"));
    }
    warnings.extend(of_others(view, acts));
    if from.0 <= 1 {
        warnings.push(view.text("take-back-first"));
    }
    warnings
}

/// Whose acts these are where they are not our own, and who we are.
fn of_others(view: &View<'_>, acts: &[Seq]) -> Vec<String> {
    let by = acts.iter().filter_map(|seq| view.log.acts().get(index_of(*seq)));
    let by = by.map(|act| act.by.as_str()).filter(|by| !by.is_empty() && *by != view.by);
    let others: Vec<&str> = by.collect();
    if others.is_empty() {
        return Vec::new();
    }
    let mut names: Vec<&str> = Vec::new();
    for by in &others {
        if !names.contains(by) {
            names.push(by);
        }
    }
    let args = Args::new().count("acts", others.len()).text("names", view.words.list(&names));
    let mut lines = vec![view.say("take-back-others", &args)];
    if !view.by.is_empty() {
        lines.push(view.say("failure-of-another.hint", &Args::new().text("own", view.by)));
    }
    lines
}

/// How far it is, with a button that stops it.
fn progress_ui(ui: &mut Ui, view: &View<'_>, taken: usize, of: usize) {
    said_ui(ui, view.say("take-back-progress", &Args::new().count("done", taken).count("all", of)));
    ui.add(egui::ProgressBar::new(taken as f32 / of.max(1) as f32));
    if ui.add(Push::secondary(view.text("take-back-stop"))).clicked() {
        view.actions.push(Action::Log(LogAction::StopTakingBack));
    }
}

fn warning_ui(ui: &mut Ui, words: String) {
    remark_ui(ui, words, Tone::AttentionText);
}
