//! Writing a ruling into the log of the tournament, as the rules have it or as the floor decides.

use crate::screens::rulings::desk::Desk;
use crate::screens::rulings::parts::{heading_ui, wrap_ui};
use crate::screens::rulings::question::{Judgment, Logged, Otherwise, Question};
use crate::theme::{Size, Tone, icons, text_bold};
use crate::view::{Rank, View};
use crate::vocabulary::{Destination, PrintChoice, Verb};
use crate::widgets::{Push, barred_card_ui, field_ui, muted_ui, remark_ui, said_ui};
use egui::{Key, Ui};
use engine::Command;
use engine::penalties::Offense;
use engine::rulings::{Decision, DecisionKind, FloorRuling};
use engine::values::TableNo;
use reports::RulingLine;
use rulebook::Section;
use rulings::Ruling;
use std::sync::Arc;
use words::Args;

/// Shows the buttons that log the answer, where a tournament is open and there is one.
pub(super) fn log_ui(ui: &mut Ui, desk: &Desk<'_>, question: &mut Question) {
    let Some(view) = desk.view else { return };
    let Judgment::Ruled(ruling) = question.outcome().clone() else {
        if desk.pressed == Some(Verb::LogRuling) {
            question.focus = Some(String::new());
        }
        return;
    };
    let plain = floor_ruling(desk, view, question, &ruling);
    let facts = plain.facts.clone();
    let chosen = question.option.and_then(|option| ruling.options.get(option));
    let decision = chosen.map(|choice| Decision {
        answer: desk.words.reason(&choice.answer) + ".",
        reason: String::new(),
        kind: DecisionKind::Choice,
    });
    let has_to_choose = ruling.hangs() || (decision.is_none() && !ruling.options.is_empty());
    let as_ruled = Box::new(FloorRuling { decision: decision.clone(), ..plain.clone() });
    let command = Command::LogRuling { ruling: as_ruled };
    logged_ui(ui, desk, view, question);
    let is_logged = matches!(&question.logged, Some(Logged::Now(logged)) if *logged == facts);
    let unreadable = unreadable(desk, question);
    wrap_ui(ui, |ui| {
        let refusal = if is_logged {
            Some(desk.text("calls-log-done"))
        } else if ruling.hangs() {
            Some(desk.text("calls-log-hangs"))
        } else if has_to_choose {
            Some(desk.text("calls-log-choose"))
        } else {
            unreadable.clone().or_else(|| view.refusal(&command))
        };
        let words = match question.table() {
            Some(table) => desk.say("calls-log-at", &Args::new().no("table", table.0)),
            None => desk.text("calls-log"),
        };
        let pressed =
            view.named_verb_ui(ui, Verb::LogRuling, Rank::Primary, &words, refusal.as_deref());
        if pressed && !is_logged && !has_to_choose && unreadable.is_none() {
            if view.refusal(&command).is_none() {
                question.logged = Some(Logged::Now(facts.clone()));
            }
            desk.actions.submit(command);
        }
        let is_open = question.otherwise.is_some();
        let words = desk.text("calls-override");
        let tip = desk.text("calls-override.tip");
        let closed = view.closed();
        let push = Push::one_of(&words, true, is_open);
        if ui.add(push.tip(&tip).refused(closed.as_deref())).clicked() {
            question.otherwise = if is_open { None } else { Some(Otherwise::default()) };
        }
        if question.topic.section == Section::Conduct {
            let words = desk.text("calls-penalty");
            let push = Push::secondary(&words).icon(icons::PENALTIES).refused(closed.as_deref());
            if ui.add(push).clicked() {
                desk.actions.go(penalized(view, question));
            }
        }
        let (words, tip) = (desk.text("calls-print"), desk.text("calls-print.tip"));
        if ui.add(Push::secondary(&words).icon(icons::PRINT).tip(&tip)).clicked() {
            let floor = FloorRuling { decision, ..plain.clone() };
            let leaflet = Arc::new(desk.words.leaflet_of_ruling(&floor, Some(&ruling)));
            desk.actions.go(Destination::Print(PrintChoice::Leaflet(leaflet)));
        }
    });
    otherwise_ui(ui, desk, view, question, &ruling, plain);
}

/// The form that gives a penalty, to whom and for what the question is about.
fn penalized(view: &View<'_>, question: &Question) -> Destination {
    let seating = view.tournament.seating();
    let seat = question.table().zip(question.seat());
    let player = seat.and_then(|(table, seat)| seating.table(table)?.player(seat));
    let facts = question.reading().facts;
    let offense = facts.get("offense").and_then(|offense| offense.as_str());
    Destination::Penalty(player, offense.and_then(Offense::from_id))
}

/// What the log is to keep, without what the floor decides itself.
fn floor_ruling(
    desk: &Desk<'_>,
    view: &View<'_>,
    question: &Question,
    ruling: &Ruling,
) -> FloorRuling {
    let facts = question.reading().facts;
    let table = question.table();
    FloorRuling {
        table,
        seat: table.and(question.seat()),
        hand: hand_of(view, table),
        ..desk.words.floor_ruling(question.topic, &facts, ruling, &desk.rules)
    }
}

/// The hand that is on at a table, where hands are counted.
pub(super) fn hand_of(view: &View<'_>, table: Option<TableNo>) -> Option<u32> {
    let table = view.tournament.seating().table(table?)?;
    table.is_tracked.then_some(table.hands)
}

/// Whether table and seat are numbers, or left out.
pub(super) fn is_place_readable(table: &str, seat: &str) -> bool {
    let is_table = table.trim().is_empty() || table.trim().parse::<u16>().is_ok();
    let is_seat = seat.trim().is_empty() || seat.trim().parse::<u8>().is_ok();
    is_table && is_seat
}

/// What is said of a table or seat that is no number.
fn unreadable(desk: &Desk<'_>, question: &Question) -> Option<String> {
    let is_readable = is_place_readable(&question.table, &question.seat);
    (!is_readable).then(|| desk.text("calls-log-unreadable"))
}

/// What stands in the log already.
fn logged_ui(ui: &mut Ui, desk: &Desk<'_>, view: &View<'_>, question: &Question) {
    match &question.logged {
        None => {}
        Some(Logged::Now(_)) => {
            let words = format!("{} {}", icons::DONE, desk.text("calls-logged"));
            remark_ui(ui, words, Tone::AccentText);
        }
        Some(Logged::Before(line)) => as_logged_ui(ui, view, line),
    }
}

/// A ruling as it stands in the log.
pub(super) fn as_logged_ui(ui: &mut Ui, view: &View<'_>, line: &RulingLine) {
    barred_card_ui(ui, Tone::Info, |ui| {
        let args = Args::new()
            .count("no", line.no)
            .text("time", view.words.date_and_time(line.at, view.offset));
        said_ui(ui, text_bold(view.say("calls-as-logged", &args), Size::Body));
        let mut lines = vec![line.ruling.answer.clone()];
        if let Some(decision) = &line.ruling.decision {
            let args = Args::new()
                .text("decision", decision.answer.trim_end_matches('.'))
                .text("reason", decision.reason.trim_end_matches('.'));
            let id = match decision.kind {
                DecisionKind::Choice => "calls-chosen",
                DecisionKind::Override => "calls-overridden",
            };
            lines.push(view.say(id, &args));
        }
        let rest = [line.ruling.cited.join(" · "), line.by.clone()];
        let rest: Vec<String> = rest.into_iter().filter(|part| !part.is_empty()).collect();
        lines.push(rest.join(" · "));
        for words in lines.into_iter().filter(|words| !words.is_empty()) {
            muted_ui(ui, words);
        }
    });
}

/// The floor rules otherwise: what, and why.
fn otherwise_ui(
    ui: &mut Ui,
    desk: &Desk<'_>,
    view: &View<'_>,
    question: &mut Question,
    ruling: &Ruling,
    plain: FloorRuling,
) {
    let facts = plain.facts.clone();
    let unreadable = unreadable(desk, question);
    let Some(otherwise) = &mut question.otherwise else { return };
    let mut is_done = false;
    barred_card_ui(ui, Tone::Attention, |ui| {
        heading_ui(ui, &desk.text("calls-override-answer"));
        let options = ruling.options.iter().map(|choice| desk.words.reason(&choice.answer));
        let others = ruling.differs.iter().filter_map(|other| other.answer.first());
        let mut offered: Vec<String> = Vec::new();
        for words in options.chain(others.map(|reason| desk.words.reason(reason))) {
            if !offered.contains(&words) {
                offered.push(words);
            }
        }
        wrap_ui(ui, |ui| {
            for words in &offered {
                let push = Push::one_of(words, words, &otherwise.answer);
                if ui.add(push.small()).clicked() {
                    otherwise.answer.clone_from(words);
                }
            }
        });
        let hint = desk.text("calls-override-answer.hint");
        let words = field_ui(ui, &desk.text("calls-override-words"), &hint, &mut otherwise.answer);
        let hint = desk.text("calls-override-reason.hint");
        let why = field_ui(ui, &desk.text("calls-override-reason"), &hint, &mut otherwise.reason);
        // Enter in either field sends it, as soon as it can be sent.
        let is_entered = (words.lost_focus() || why.lost_focus())
            && ui.input(|input| input.key_pressed(Key::Enter));
        let decision = Decision {
            answer: otherwise.answer.trim().to_owned(),
            reason: otherwise.reason.trim().to_owned(),
            kind: DecisionKind::Override,
        };
        let ruling = Box::new(FloorRuling { decision: Some(decision), ..plain });
        let command = Command::LogRuling { ruling };
        let refusal = unreadable.or_else(|| view.refusal(&command));
        let words = desk.text("calls-override-log");
        let push = Push::primary(&words).refused(refusal.as_deref()).shortcut("Enter");
        if ui.add(push).clicked() || (is_entered && refusal.is_none()) {
            desk.actions.submit(command);
            is_done = true;
        }
    });
    if is_done {
        question.otherwise = None;
        question.logged = Some(Logged::Now(facts));
    }
}
