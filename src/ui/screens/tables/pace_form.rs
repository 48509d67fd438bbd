//! The pace of play: tables tick off as they finish a hand, and what else slows or stops play.

use crate::parts::answer_ui;
use crate::screens::tables::draw_form::refusal_ui;
use crate::screens::tables::pace_tables::{money_ui, numbers, numbers_ui, tables_ui};
use crate::screens::tables::pace_ways::{OrbitWay, SoftWay};
use crate::theme::{Size, icons, space, text, text_bold};
use crate::view::View;
use crate::widgets::{
    Push, field_ui, form_ui, heading_ui, is_entered, muted_ui, number_ui, said_ui,
};
use egui::{Key, Ui};
use engine::Command;
use engine::pace::{AtMinute, HoldKind, LAST_HANDS_MAX};
use reports::{TablePace, table_paces};
use words::Args;

#[derive(Debug)]
pub(super) struct PaceForm {
    tables: String,
    orbits: OrbitWay,
    soft: SoftWay,
    hands: u16,
    from_mins: u16,
    to_mins: u16,
    stop: String,
}

impl Default for PaceForm {
    fn default() -> Self {
        let (tables, stop) = (String::new(), String::new());
        let (orbits, soft) = (OrbitWay::default(), SoftWay::default());
        Self { tables, orbits, soft, hands: 3, from_mins: 10, to_mins: 2, stop }
    }
}

impl PaceForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("tables-pace");
        let (_, closed) = form_ui(ui, &title, &view.text("common-close"), |ui| {
            match view.tournament.pace().hold() {
                Some(_) => self.hold_ui(ui, view),
                None if view.tournament.pace().soft().is_some() => self.soft.counted_ui(ui, view),
                None => {
                    self.level_ui(ui, view);
                    self.usual_ui(ui, view);
                }
            }
            self.stops_ui(ui, view);
        });
        closed
    }

    /// Tables wait for each other: who still plays, and what comes then.
    fn hold_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let tournament = view.tournament;
        let playing = tournament.tables_still_playing();
        let paces = table_paces(tournament, view.now);
        let is_waited = |pace: &TablePace| !matches!(pace, TablePace::Stopped(_));
        let all = paces.iter().filter(|(_, pace)| is_waited(pace)).count();
        let Some(hold) = tournament.pace().hold() else { return };
        let args = Args::new()
            .count("playing", playing.len())
            .count("all", all)
            .text("since", view.words.time(hold.since, view.offset));
        let line = match hold.kind {
            HoldKind::HandForHand => {
                let no = tournament.pace().hand_no().unwrap_or_default();
                view.say("pace-hand", &args.count("hand", no))
            }
            HoldKind::Orbits(orbit) => view.say("pace-orbit", &args.no("orbit", orbit.no)),
            HoldKind::LastHands { hands } => view.say("pace-last", &args.count("hands", hands)),
        };
        said_ui(ui, text_bold(line, Size::Body));
        money_ui(ui, view);
        ui.add_space(space::HALF);
        // Each button has its own place, so that a second click presses nothing else.
        self.tick_ui(ui, view, "pace-done-field", "pace-all-done");
        waiting_ui(ui, view, hold.kind);
        ui.add_space(space::HALF);
        tables_ui(ui, view, &paces);
    }

    /// A field for the numbers of tables that have finished, and a button for all of them.
    fn tick_ui(&mut self, ui: &mut Ui, view: &View<'_>, label: &str, all_words: &str) {
        let done = |tables| Command::TableDone { tables };
        numbers_ui(ui, view, label, &mut self.tables, done);
        let all = Command::TableDone { tables: Vec::new() };
        view.plain_command_ui(ui, all_words, all);
    }

    /// The level lasts so many hands: who has played how many.
    fn level_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(level) = view.tournament.level_hands(&view.reading()) else { return };
        let args = Args::new().count("hands", level.hands).count("left", level.left);
        said_ui(ui, text_bold(view.say("pace-level", &args), Size::Body));
        ui.add_space(space::HALF);
        self.tick_ui(ui, view, "pace-level-field", "pace-level-done");
        ui.add_space(space::HALF);
        tables_ui(ui, view, &table_paces(view.tournament, view.now));
        ui.add_space(space::HALF);
    }

    /// Nothing waits: what can be announced.
    fn usual_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        money_ui(ui, view);
        muted_ui(ui, view.text("pace-start-hint"));
        ui.add_space(space::HALF);
        let command = Command::StartHandForHand;
        answer_ui(ui, view, Push::primary(view.text("pace-start")), Ok(command));
        self.orbits.ui(ui, view);
        self.soft.ui(ui, view);
        heading_ui(ui, view.text("pace-last-title"));
        number_ui(ui, &view.text("pace-last-hands"), &mut self.hands, 1..=LAST_HANDS_MAX);
        let command = Command::AnnounceLastHands { hands: self.hands };
        view.plain_command_ui(ui, "pace-last-announce", command);
        self.random_ui(ui, view);
    }

    /// A minute that nobody knows before.
    fn random_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("pace-random-title"));
        let stage = view.reading().stage;
        let drawn = view.tournament.pace().random_halt().filter(|halt| halt.stage == stage);
        if let Some(halt) = drawn {
            let args = Args::new().no("from", halt.from_mins).no("to", halt.to_mins);
            let id = match halt.then {
                AtMinute::Stop => "pace-random-drawn",
                AtMinute::Break => "pace-random-break-drawn",
            };
            said_ui(ui, text(view.say(id, &args), Size::Small));
            view.plain_command_ui(ui, "pace-random-drop", Command::DropRandomHalt);
            return;
        }
        number_ui(ui, &view.text("pace-random-from"), &mut self.from_mins, 2..=180);
        number_ui(ui, &view.text("pace-random-to"), &mut self.to_mins, 1..=179);
        let (from_mins, to_mins) = (self.from_mins, self.to_mins);
        let command = Command::DrawRandomHalt { from_mins, to_mins };
        view.plain_command_ui(ui, "pace-random-draw", command);
        let command = Command::DrawRandomBreak { from_mins, to_mins };
        view.plain_command_ui(ui, "pace-random-break", command);
    }

    /// Tables that the floor stops, and lets play again.
    fn stops_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("pace-stop-title"));
        for table in view.tournament.pace().stops().keys() {
            let words = view.say("pace-resume", &Args::new().no("table", table.0));
            let command = Command::ResumeTable { table: *table };
            let push = Push::secondary(&words).icon(icons::PLAY).refused(view.refusal(&command));
            if ui.add(push.small()).clicked() {
                view.actions.submit(command);
            }
        }
        let label = view.text("pace-stop-field");
        let field = field_ui(ui, &label, &view.text("pace-stop-hint"), &mut self.stop);
        let table = numbers(&self.stop).and_then(|tables| tables.first().copied());
        let command = table.map(|table| Command::HaltTable { table });
        let refusal = command.as_ref().and_then(|command| view.refusal(command));
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if let Some(command) = command.filter(|_| is_entered && refusal.is_none()) {
            view.actions.submit(command);
            self.stop.clear();
        }
        refusal_ui(ui, refusal);
    }
}

/// What comes when all tables have finished: the next hand or orbit, a break, or the end.
fn waiting_ui(ui: &mut Ui, view: &View<'_>, kind: HoldKind) {
    let (next, end) = match kind {
        HoldKind::LastHands { .. } => {
            view.plain_command_ui(ui, "pace-next-stage", Command::NextStage);
            view.plain_command_ui(ui, "pace-last-end", Command::EndLastHands);
            return;
        }
        HoldKind::HandForHand => {
            let next = ("pace-next-hand", Command::NextHandForHand);
            (next, ("pace-end", Command::EndHandForHand))
        }
        HoldKind::Orbits(_) => {
            let next = ("pace-next-orbit", Command::NextOrbit);
            (next, ("pace-orbits-end", Command::EndOrbitForOrbit))
        }
    };
    let refusal = view.refusal(&next.1);
    let push = Push::primary(view.text(next.0)).shortcut("Enter").refused(refusal.as_deref());
    if ui.add(push).clicked() || (refusal.is_none() && is_entered(ui)) {
        view.actions.submit(next.1);
    }
    view.plain_command_ui(ui, end.0, end.1);
}
