//! Orbit for orbit and soft hand for hand: what the floor chooses, and the hands that are counted.

use crate::screens::tables::pace_tables::{money_ui, numbers_ui, tables_ui};
use crate::theme::{Size, space, text, text_bold};
use crate::view::View;
use crate::widgets::{Push, choices_ui, heading_ui, muted_ui, number_ui, said_ui};
use egui::Ui;
use engine::Command;
use engine::pace::{AHEAD_MAX, OrbitBusts, OrbitClock};
use reports::table_paces;
use words::Args;

/// What the floor chooses for orbit for orbit; no book says it, so nothing is chosen before.
#[derive(Debug, Default)]
pub(super) struct OrbitWay {
    clock: Option<OrbitClock>,
    busts: Option<OrbitBusts>,
}

impl OrbitWay {
    /// Both choices, and the button that announces it.
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("pace-orbits-title"));
        muted_ui(ui, view.text("pace-orbits-hint"));
        let words = view.words;
        said_ui(ui, text(view.text("pace-orbits-clock"), Size::Small));
        let clocks = [OrbitClock::Runs, OrbitClock::ByHands];
        ui.horizontal_wrapped(|ui| {
            choices_ui(ui, &mut self.clock, clocks.map(|it| (Some(it), words.orbit_clock(it))));
        });
        said_ui(ui, text(view.text("pace-orbits-busts"), Size::Small));
        let busts = [OrbitBusts::InOrder, OrbitBusts::AsOneHand];
        ui.horizontal_wrapped(|ui| {
            choices_ui(ui, &mut self.busts, busts.map(|it| (Some(it), words.orbit_busts(it))));
        });
        ui.add_space(space::HALF);
        if let (Some(clock), Some(busts)) = (self.clock, self.busts) {
            let command = Command::StartOrbitForOrbit { clock, busts };
            view.plain_command_ui(ui, "pace-orbits-start", command);
        } else {
            let why = view.text("pace-orbits-choose");
            ui.add(Push::secondary(view.text("pace-orbits-start")).refused(Some(why.as_str())));
        }
    }
}

/// How many hands a table may be ahead, and which tables have played one.
#[derive(Debug)]
pub(super) struct SoftWay {
    ahead: u16,
    tables: String,
}

impl Default for SoftWay {
    fn default() -> Self {
        Self { ahead: 2, tables: String::new() }
    }
}

impl SoftWay {
    /// The number, and the button that announces it.
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("pace-soft-title"));
        muted_ui(ui, view.text("pace-soft-hint"));
        number_ui(ui, &view.text("pace-soft-ahead"), &mut self.ahead, 1..=AHEAD_MAX);
        let command = Command::StartSoftHandForHand { ahead: self.ahead };
        view.plain_command_ui(ui, "pace-soft-start", command);
    }

    /// Hands are counted: a field for the tables that have played one, and every table.
    pub(super) fn counted_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(soft) = view.tournament.pace().soft() else { return };
        let paces = table_paces(view.tournament, view.now);
        let args = Args::new()
            .count("hands", soft.ahead)
            .text("since", view.words.time(soft.since, view.offset));
        said_ui(ui, text_bold(view.say("pace-soft", &args), Size::Body));
        money_ui(ui, view);
        ui.add_space(space::HALF);
        let played = |tables| Command::MarkHands { tables, hands: 1 };
        numbers_ui(ui, view, "pace-played-field", &mut self.tables, played);
        tables_ui(ui, view, &paces);
        ui.add_space(space::HALF);
        view.plain_command_ui(ui, "pace-start", Command::StartHandForHand);
        view.plain_command_ui(ui, "pace-soft-end", Command::EndSoftHandForHand);
    }
}
