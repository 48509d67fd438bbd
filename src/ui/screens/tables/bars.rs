//! What can be done with the table that is looked at, and with the seat that is chosen.

use crate::parts::{BustForm, call_clock, penalty_ui, player_clock_ui, shot_clock_ui};
use crate::screens::tables::mode::Mode;
use crate::screens::tables::place::is_low;
use crate::screens::tables::{TablesForm, TablesScreen, set_button};
use crate::theme::{Size, Tone, color, space, text, text_bold};
use crate::view::{Rank, View};
use crate::vocabulary::{Destination, PrintChoice, Verb, Whom};
use crate::widgets::{Ground, Push, in_frame_ui, more_ui, muted_ui, small_ui};
use egui::{Label, Margin, Ui};
use engine::command::Tracking;
use engine::entries::Who;
use engine::money::Pays;
use engine::seating::Table;
use engine::values::{PlayerId, Sale, SeatAt, SeatNo, TableNo};
use engine::{Command, Refusal};
use words::Args;

impl TablesScreen {
    /// Both bars, under the table.
    pub(super) fn bars_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let seating = view.tournament.seating();
        let Some(table) = self.table.and_then(|table| seating.table(table)) else { return };
        let together = self.meant_together();
        if !together.is_empty() {
            ui.horizontal_wrapped(|ui| self.together_ui(ui, view, &together));
            return;
        }
        let is_low = is_low(ui);
        if let Some(seat) = self.seat.filter(|_| !self.is_tapping()) {
            let margin = Margin::symmetric(space::CARD, space::THIN);
            let frame = Ground::Part.frame(ui).inner_margin(margin);
            in_frame_ui(ui, frame, |ui| {
                ui.horizontal_wrapped(|ui| self.seat_ui(ui, view, table, seat));
            });
            if is_low {
                // In a low window the table needs the room; a second tap on the seat leaves it.
                return;
            }
            ui.add_space(space::ONE);
        }
        ui.horizontal_wrapped(|ui| self.table_ui(ui, view, table));
    }

    /// The next hand of several tables at once.
    fn together_ui(&self, ui: &mut Ui, view: &View<'_>, tables: &[TableNo]) {
        let next = |table: TableNo| Command::NextHand { table, confirmed: Vec::new() };
        let is_ready = |table: &&TableNo| (view.check)(&next(**table)).is_ok();
        let ready: Vec<TableNo> = tables.iter().filter(is_ready).copied().collect();
        let left_out = tables.iter().filter(|table| !ready.contains(table));
        let left_out: Vec<u16> = left_out.map(|table| table.0).collect();
        let args = Args::new()
            .text("numbers", view.words.numbers(&left_out))
            .count("tables", left_out.len());
        let left_out = (!left_out.is_empty()).then(|| view.say("room-next-hand-left-out", &args));
        let refusal = left_out.as_deref().filter(|_| ready.is_empty());
        let words = view.say("room-next-hand", &Args::new().count("tables", ready.len()));
        let asked = view.named_verb_ui(ui, Verb::NextHand, Rank::Primary, &words, refusal);
        if asked {
            ready.iter().for_each(|table| view.actions.submit(next(*table)));
        }
        let said = [Some(self.marked_words(view)), left_out].into_iter().flatten();
        muted_ui(ui, said.collect::<Vec<_>>().join(" · "));
    }

    fn table_ui(&mut self, ui: &mut Ui, view: &View<'_>, table: &Table) {
        let is_stud = view.tournament.structure().is_stud_only();
        let no = table.no;
        let pace = view.tournament.pace();
        if pace.hold().is_some() {
            let done = Command::TableDone { tables: vec![no] };
            view.command_ui(ui, Verb::TickTable, Rank::Primary, done);
        } else if view.reading().by_hands && table.is_tracked {
            let done = Command::TableDone { tables: vec![no] };
            view.command_ui(ui, Verb::TickTable, Rank::Secondary, done);
        } else if (pace.soft().is_some() || view.reading().by_hands) && !table.is_tracked {
            let played = Command::MarkHands { tables: vec![no], hands: 1 };
            let (words, refusal) = (view.text("pace-hand-played"), view.refusal(&played));
            let refusal = refusal.as_deref();
            if view.named_verb_ui(ui, Verb::TickTable, Rank::Primary, &words, refusal) {
                view.actions.submit(played);
            }
        }
        if table.is_tracked {
            next_hand_ui(ui, view, table);
        }
        if !is_stud {
            if view.verb_ui(ui, Verb::SetButton, Rank::Secondary, None) {
                self.mode = Mode::SetButton;
            }
            // Where it is not known, drawing it is as likely as saying where it is.
            if table.button(view.now).is_none() {
                let draw = Command::DrawButton { table: no };
                view.plain_command_ui(ui, "tables-draw-button", draw);
            }
        }
        shot_clock_ui(ui, view, no);
        if view.digest.is_halted(no) {
            let waive = Command::WaiveHalt { table: no };
            view.plain_command_ui(ui, "tables-waive-halt", waive);
        }
        if view.tournament.pace().stops().contains_key(&no) {
            let resume = Command::ResumeTable { table: no };
            view.plain_command_ui(ui, "tables-resume", resume);
        }
        let args = Args::new().no("table", no.0);
        let (words, name) = (view.text("room-more"), view.say("room-more-table", &args));
        more_ui(ui, &words, &name, &name, |ui| seldom_ui(ui, view, table));
    }

    fn seat_ui(&mut self, ui: &mut Ui, view: &View<'_>, table: &Table, seat: SeatNo) {
        let at = SeatAt { table: table.no, seat };
        let label = view.say("tables-seat", &Args::new().no("seat", seat.0));
        small_ui(ui, label);
        match table.player(seat) {
            Some(player) => self.player_ui(ui, view, player, at),
            None if table.closed().contains(seat) => {
                ui.label(text_bold(view.text("tables-seat-closed"), Size::Body));
                let open = Command::OpenSeat { at };
                view.plain_command_ui(ui, "tables-open-seat", open);
            }
            None => {
                ui.label(text_bold(view.text("tables-seat-open"), Size::Body));
                let close = Command::CloseSeat { at };
                view.plain_command_ui(ui, "tables-close-seat", close);
            }
        }
        let is_empty = table.player(seat).is_none();
        if is_empty && !view.tournament.structure().is_stud_only() {
            view.plain_command_ui(ui, "tables-button-here", set_button(at));
        }
    }

    fn player_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: PlayerId, at: SeatAt) {
        let width = ui.available_width();
        let is_narrow = width < ROW_WIDTH;
        let name = text_bold(view.player(player), Size::Body);
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width() * NAME_SHARE);
            ui.add(Label::new(name).truncate());
        });
        if view.verb_ui(ui, Verb::BustOut, Rank::Danger, None) {
            self.form = Some(TablesForm::BustOut(BustForm::of(vec![player])));
        }
        if view.verb_ui(ui, Verb::Move, Rank::Secondary, None) {
            self.mode = Mode::Carry(player);
            self.seat = Some(at.seat);
        }
        if !is_narrow {
            often_ui(ui, view, player);
        }
        keys(view, player, width);
        // Keys were listened to already, and buttons in a list that is closed cannot.
        let view = &View { pressed: None, ..*view };
        let words = ["tables-player-rest", "tables-player-rest.name", "tables-player-rest.tip"];
        let args = Args::new().text("player", view.player(player));
        let [words, name, tip] = words.map(|id| view.say(id, &args));
        more_ui(ui, &words, &name, &tip, |ui| {
            if is_narrow {
                often_ui(ui, view, player);
            }
            lock_ui(ui, view, player);
            if let Some(player) = view.tournament.entries().player(player) {
                penalty_ui(ui, view, player);
            }
            if !view.tournament.structure().is_stud_only() {
                view.plain_command_ui(ui, "tables-button-here", set_button(at));
            }
            let more = view.text("tables-player-more");
            if ui.add(Push::secondary(&more).tip(view.text("tables-player-more.tip"))).clicked() {
                view.actions.go(Destination::Player(player));
            }
        });
    }
}

/// A row less wide has room for the name and what is done most often.
const ROW_WIDTH: f32 = 700.0;
/// How much of the row a long name may take.
const NAME_SHARE: f32 = 0.3;

/// A rebuy where they are sold, and the clock.
fn often_ui(ui: &mut Ui, view: &View<'_>, player: PlayerId) {
    if view.tournament.settings().sells(Sale::Rebuy) {
        let command = Command::Rebuy { player: Who::Id(player), pays: Pays::default() };
        view.command_ui(ui, Verb::Rebuy, Rank::Secondary, command);
    }
    player_clock_ui(ui, view, player);
}

/// Locks somebody to their seat, or no longer.
fn lock_of(view: &View<'_>, player: PlayerId) -> (&'static str, Command) {
    let who = Who::Id(player);
    let player = view.tournament.entries().player(player);
    match player.is_some_and(|player| player.is_locked) {
        true => ("players-unlock", Command::UnlockPlayer { player: who }),
        false => ("players-lock", Command::LockPlayer { player: who }),
    }
}

fn lock_ui(ui: &mut Ui, view: &View<'_>, player: PlayerId) {
    let (id, command) = lock_of(view, player);
    let (refusal, words) = (view.refusal(&command), view.text(id));
    if view.named_verb_ui(ui, Verb::Lock, Rank::Secondary, &words, refusal.as_deref()) {
        view.actions.submit(command);
    }
}

/// The keys of what is folded away.
fn keys(view: &View<'_>, player: PlayerId, width: f32) {
    let is_narrow = width < ROW_WIDTH;
    match view.pressed {
        Some(Verb::Lock) => view.actions.submit(lock_of(view, player).1),
        Some(Verb::GivePenalty) => view.actions.go(Destination::Penalty(Some(player), None)),
        Some(Verb::Rebuy) if is_narrow => {
            view.actions.submit(Command::Rebuy { player: Who::Id(player), pays: Pays::default() });
        }
        Some(Verb::CallClock) if is_narrow => view.actions.submit(call_clock(player)),
        Some(Verb::TimeCard) if is_narrow => {
            view.actions.submit(Command::UseTimeCard { player: Who::Id(player) });
        }
        _ => {}
    }
}

/// What is seldom done with a table.
fn seldom_ui(ui: &mut Ui, view: &View<'_>, table: &Table) {
    let no = table.no;
    if !view.tournament.structure().is_stud_only() {
        if table.button(view.now).is_some() {
            let draw = Command::DrawButton { table: no };
            view.plain_command_ui(ui, "tables-draw-button", draw);
        }
        let (id, tracking) = if table.is_tracked {
            ("tables-track-off", Tracking::Off)
        } else {
            ("tables-track-on", Tracking::On)
        };
        let track = Command::TrackButton { table: no, tracking };
        view.plain_command_ui(ui, id, track);
    }
    if !view.tournament.pace().stops().contains_key(&no) {
        let halt = Command::HaltTable { table: no };
        view.plain_command_ui(ui, "tables-halt", halt);
    }
    view.print_ui(
        ui,
        "print-table-button",
        PrintChoice::Sheet(&print::sheets::seat_cards::SHEET, Whom::Table(no)),
    );
    if table.taken().is_empty() {
        let remove = Command::RemoveTable { table: no };
        view.plain_command_ui(ui, "tables-remove", remove);
    } else if view.tournament.seating().tables().len() > 1 {
        let command = Command::BreakTables { tables: vec![no] };
        let words = view.say("tables-break-this", &Args::new().no("table", no.0));
        if ui.add(Push::danger(&words).refused(view.refusal(&command))).clicked() {
            view.actions.submit(command);
        }
    }
}

/// The next hand; where its positions are in doubt, the director sees them and says so.
fn next_hand_ui(ui: &mut Ui, view: &View<'_>, table: &Table) {
    let next = |confirmed| Command::NextHand { table: table.no, confirmed };
    match (view.check)(&next(Vec::new())) {
        Err(Refusal::PositionsInDoubt { flags, button, small_blind, big_blind, .. }) => {
            let doubts: Vec<String> = flags.iter().map(|flag| view.words.flag(*flag)).collect();
            let args = Args::new()
                .text("flags", view.words.list(&doubts))
                .no("button", button.0)
                .no("small_blind", small_blind.0)
                .no("big_blind", big_blind.0);
            let told = text(view.say("tables-in-doubt", &args), Size::Small);
            ui.label(told.color(color(ui, Tone::AttentionText)));
            let words = view.text("tables-confirm-hand");
            let rank = Rank::Primary;
            if view.named_verb_ui(ui, Verb::NextHand, rank, &words, None) {
                view.actions.submit(next(flags));
            }
        }
        _ => view.command_ui(ui, Verb::NextHand, Rank::Primary, next(Vec::new())),
    }
}
