//! Somebody or something in hand: where it may be put down, and what the rules say of it.

use crate::screens::tables::TablesScreen;
use crate::screens::tables::mode::{Mode, sit_down, swaps_with};
use crate::screens::tables::room::camera::{Aim, Lens, Sight};
use crate::screens::tables::room::in_hand::Hold;
use crate::theme::{Size, Tone, color, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, Actions, Verb};
use crate::widgets::{Ground, Push, Urgency, muted_ui, notice_of, said_ui};
use egui::{Align2, Area, Id, Key, Label, Modifiers, Order, Pos2, Rect, Ui, Vec2};
use engine::Command;
use engine::button::{SeatRank, rank_seats, worst_seat};
use engine::entries::Status;
use engine::seating::Table;
use engine::values::{PlayerId, SeatAt, SeatNo, TableNo};
use words::Args;

/// So near to the edge the room begins to move, in points.
const EDGE: f32 = 36.0;
/// How fast, in points in a second.
const EDGE_SPEED: f32 = 700.0;
const WORDS_WIDTH: f32 = 340.0;

/// What is under the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Under {
    Seat(SeatAt),
    Table(TableNo),
    Nothing,
}

impl TablesScreen {
    /// What is gone is no longer in hand, and that is said.
    pub(super) fn renew_hold(&mut self, view: &View<'_>) {
        self.room.seats_seen = std::mem::take(&mut self.room.seats);
        let seating = view.tournament.seating();
        let gone: Vec<TableNo> =
            self.room.marked.iter().copied().filter(|no| seating.table(*no).is_none()).collect();
        self.room.marked.retain(|no| !gone.contains(no));
        match self.room.hold {
            Some(Hold::Player { player }) if self.mode != Mode::Carry(player) => {
                self.room.hold = None;
                let known = view.tournament.entries().player(player);
                if !known.is_some_and(|known| known.is_in()) {
                    let args = Args::new().text("player", view.player(player));
                    tell(&view.say("room-gone-player", &args), view.actions);
                }
            }
            Some(Hold::Tables { .. }) if !gone.is_empty() => {
                let numbers: Vec<u16> = gone.iter().map(|table| table.0).collect();
                let args = Args::new().text("numbers", view.words.numbers(&numbers));
                let args = args.count("tables", gone.len());
                tell(&view.say("room-gone-table", &args), view.actions);
                if self.room.marked.is_empty() {
                    self.room.hold = None;
                }
            }
            _ => {}
        }
        self.room.proposal = self.room.proposal.filter(|(player, to)| {
            let is_in = view.tournament.entries().player(*player).is_some_and(|p| p.is_in());
            is_in && seating.table(to.table).is_some()
        });
    }

    /// Shows what is in hand at the pointer, and puts it down where it is let go.
    pub(super) fn hold_ui(&mut self, ui: &mut Ui, view: &View<'_>, Sight { place, lens }: Sight) {
        let Some(hold) = self.room.hold else { return };
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            return self.let_go();
        }
        let pointer = ui.input(|input| input.pointer.latest_pos());
        let is_down = ui.input(|input| input.pointer.primary_down());
        let Some(at) = pointer else { return self.let_go() };
        self.follow_edge(ui, place, at, lens);
        match hold {
            Hold::Player { player } => {
                let under = self.under(place, lens, at);
                if is_down {
                    self.carried_ui(ui, view, at, player, under);
                } else {
                    self.room.hold = None;
                    self.mode = Mode::Choose;
                    self.put_down(view, player, under);
                }
            }
            Hold::Tables { .. } | Hold::Band { .. } => {
                self.arrange_hold_ui(ui, view, Sight { place, lens }, at);
            }
        }
    }

    /// Puts down what is in hand where it was.
    pub(in crate::screens::tables) fn let_go(&mut self) {
        if let Some(Hold::Player { .. }) = self.room.hold {
            self.mode = Mode::Choose;
        }
        self.room.hold = None;
    }

    /// Moves the room while the pointer is at its edge with something in hand.
    fn follow_edge(&mut self, ui: &Ui, place: Rect, at: Pos2, lens: Lens) {
        let inside = place.shrink(EDGE);
        let by = (inside.clamp(at) - at) / EDGE;
        if by == Vec2::ZERO || !place.contains(at) {
            return;
        }
        let secs = ui.input(|input| input.stable_dt).min(0.1);
        let panned = lens.panned(by * EDGE_SPEED * secs);
        let kept = panned.kept(self.room.layout.bounds, place.size());
        // At the end of the room it stands still, and the whole of it needs no moving.
        if kept == panned && self.room.aim != Aim::Whole {
            self.look_from(panned);
            ui.ctx().request_repaint();
        }
    }

    fn under(&self, place: Rect, lens: Lens, at: Pos2) -> Under {
        let seat = self.room.seats_seen.iter().rev().find(|(_, rect)| rect.contains(at));
        if let Some((seat, _)) = seat {
            return Under::Seat(*seat);
        }
        let table = || self.room.layout.at(lens.to_floor(place, at));
        let table = if place.contains(at) { table() } else { None };
        table.map_or(Under::Nothing, Under::Table)
    }

    /// The name at the pointer, and what it would mean to let it go here.
    fn carried_ui(&self, ui: &Ui, view: &View<'_>, at: Pos2, player: PlayerId, under: Under) {
        let (said, tone) = said_of(view, player, under);
        let to = match under {
            Under::Seat(at) => Some(at.table),
            Under::Table(table) => Some(table),
            Under::Nothing => None,
        };
        let by_rule = to.and_then(|to| said_by_rule(view, player, to));
        let frame = Ground::InHand.frame(ui).inner_margin(space::THIN);
        let below = at + Vec2::new(space::TWO, space::TWO);
        let area = Area::new(Id::unique("in-hand")).order(Order::Tooltip).interactable(false);
        area.fixed_pos(below).constrain(true).show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_max_width(WORDS_WIDTH);
                ui.spacing_mut().item_spacing.y = 2.0;
                said_ui(ui, text_bold(view.player(player), Size::Body));
                let line = |words: String, tone| {
                    Label::new(text(words, Size::Small).color(color(ui, tone))).wrap()
                };
                let said = line(said, tone);
                let rule = by_rule.map(|words| line(words, Tone::TextMuted));
                ui.add(said);
                if let Some(rule) = rule {
                    ui.add(rule);
                }
            });
        });
    }

    /// Seats or moves the player where they were let go.
    fn put_down(&mut self, view: &View<'_>, player: PlayerId, under: Under) {
        match under {
            Under::Nothing => {}
            Under::Seat(at) if view.tournament.seating().player_at(at) == Some(player) => {}
            Under::Seat(at) => self.seat_or_ask(view, player, at),
            Under::Table(no) => {
                let Some(table) = view.tournament.seating().table(no) else { return };
                if seat_at(view, player).is_some_and(|at| at.table == no) {
                    return;
                }
                if table.open().is_empty() {
                    let args = Args::new().no("table", no.0);
                    return tell(&view.say("room-no-seat-open", &args), view.actions);
                }
                self.table = Some(no);
                self.seat = None;
                match worst_of(view, table) {
                    Some((seat, _)) => {
                        self.room.proposal = Some((player, SeatAt { table: no, seat }));
                    }
                    None => {
                        // Nobody can say which seat is the worst: it is chosen by hand.
                        self.mode = Mode::Carry(player);
                    }
                }
            }
        }
    }

    /// Asks for the seat where somebody was put down; two change seats only when that is confirmed.
    pub(super) fn seat_or_ask(&mut self, view: &View<'_>, player: PlayerId, at: SeatAt) {
        let command = sit_down(view, player, at);
        if view.refusal(&command).is_none() {
            self.mode = Mode::Choose;
            (self.table, self.seat) = (Some(at.table), Some(at.seat));
            if swaps_with(view, player, at).is_some() {
                self.room.proposal = Some((player, at));
                return;
            }
        }
        self.send(view, command);
    }

    /// Asks for a move, and says which one the rule would have made.
    pub(super) fn send(&self, view: &View<'_>, command: Command) {
        let is_refused = view.refusal(&command).is_some();
        let by_rule = match &command {
            Command::MovePlayer { player, to } => {
                view.tournament.find(player).ok().and_then(|p| said_by_rule(view, p.id, to.table))
            }
            _ => None,
        };
        view.actions.submit(command);
        if let Some(words) = by_rule.filter(|_| !is_refused) {
            view.actions.push(Action::Tell(notice_of(&words, Urgency::Info)));
        }
    }

    /// The seat that is proposed to somebody who was put down on a table.
    pub(super) fn proposal_ui(&mut self, ui: &mut Ui, view: &View<'_>, place: Rect) {
        let Some((player, to)) = self.room.proposal else { return };
        let command = sit_down(view, player, to);
        let refusal = view.refusal(&command);
        let rank =
            view.tournament.seating().table(to.table).and_then(|t| rank_of(view, t, to.seat, None));
        let role = rank.map(|rank| view.words.role(rank.role, rank.hands_until_big_blind));
        let args = Args::new()
            .text("player", view.player(player))
            .text("to", view.words.seat(to))
            .text("role", role.unwrap_or_else(|| view.text("room-only-seat")));
        let other = swaps_with(view, player, to);
        let (words, by_rule) = match other {
            Some(other) => (swap_words(view, player, other), None),
            None => (view.say("room-proposal", &args), said_by_rule(view, player, to.table)),
        };
        let is_asked = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (mut is_done, mut is_left) = (is_asked(Key::Enter), is_asked(Key::Escape));
        let bottom = place.center_bottom() - Vec2::new(0.0, space::ONE);
        let area = Area::new(Id::unique("proposal")).pivot(Align2::CENTER_BOTTOM);
        area.fixed_pos(bottom).show(ui.ctx(), |ui| {
            Ground::InHand.frame(ui).show(ui, |ui| {
                ui.set_max_width((place.width() - 2.0 * space::THREE).min(560.0));
                said_ui(ui, text_bold(words, Size::Body));
                for line in [by_rule, refusal.clone()].into_iter().flatten() {
                    muted_ui(ui, line);
                }
                ui.horizontal(|ui| {
                    let swap = other.map(|_| "room-swap");
                    let sit = view.text(swap.unwrap_or("tables-plan-move"));
                    let push = Push::primary(&sit).refused(refusal.as_deref());
                    is_done |= ui.add(push.shortcut("Enter")).clicked();
                    let cancel = view.text("common-cancel");
                    is_left |= ui.add(Push::secondary(&cancel).shortcut("Esc")).clicked();
                });
            });
        });
        if is_done {
            self.room.proposal = None;
            self.seat = Some(to.seat);
            self.send(view, command);
        } else if is_left {
            self.room.proposal = None;
        }
    }

    /// The number of a seat typed while somebody is carried; Enter seats them there, or in the
    /// worst seat where none was typed.
    pub(super) fn seat_keys(&mut self, ui: &Ui, view: &View<'_>) {
        let Mode::Carry(player) = self.mode else { return };
        let Some(table) = self.table.and_then(|no| view.tournament.seating().table(no)) else {
            return;
        };
        let digit = DIGITS
            .iter()
            .zip(0u8..)
            .find(|(key, _)| ui.input_mut(|input| input.consume_key(Modifiers::NONE, **key)));
        let zero = (view.pressed == Some(Verb::WholeRoom)).then_some(0);
        if let Some(digit) = digit.map(|(_, digit)| digit).or(zero) {
            let longer =
                self.seat.map_or(0, |seat| seat.0.saturating_mul(10)).saturating_add(digit);
            let typed = [longer, digit].map(SeatNo).into_iter().find(|no| table.has_seat(*no));
            self.seat = typed.or(self.seat);
        }
        if self.is_plan_focused(ui)
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
        {
            let own = view.tournament.entries().player(player).and_then(|player| player.seat());
            let typed = self.seat.map(|seat| SeatAt { table: table.no, seat });
            let is_own = own.is_some_and(|own| own.table == table.no);
            let worst = || worst_of(view, table).map(|(seat, _)| SeatAt { table: table.no, seat });
            let worst = || if is_own { None } else { worst() };
            match typed.filter(|at| Some(*at) != own).or_else(worst) {
                Some(at) => self.tap(view, at),
                None => tell(&view.text("room-type-a-seat"), view.actions),
            }
        }
    }
}

/// The keys of the digits, from zero.
const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

fn seat_at(view: &View<'_>, player: PlayerId) -> Option<SeatAt> {
    view.tournament.entries().player(player)?.seat()
}

/// Tells something that is in the way.
pub(super) fn tell(words: &str, actions: &Actions) {
    actions.push(Action::Tell(notice_of(words, Urgency::Attention)));
}

/// The seat that somebody who arrives must take, with what awaits them where the button is known.
fn worst_of(view: &View<'_>, table: &Table) -> Option<(SeatNo, Option<SeatRank>)> {
    let open = table.open();
    if view.tournament.structure().is_stud_only() {
        return table.open_last_first().first().map(|seat| (*seat, None));
    }
    if open.len() == 1 || table.taken().is_empty() {
        let only = open.iter().next()?;
        return Some((only, rank_of(view, table, only, None)));
    }
    let state = table.button(view.now)?.state;
    let method = view.tournament.settings().rules.button;
    worst_seat(method, state, table.taken(), open).map(|rank| (rank.seat, Some(rank)))
}

/// What awaits somebody in this seat, who leaves another one of the same table for it.
fn rank_of(
    view: &View<'_>,
    table: &Table,
    seat: SeatNo,
    leaves: Option<SeatAt>,
) -> Option<SeatRank> {
    let state = table.button(view.now)?.state;
    let method = view.tournament.settings().rules.button;
    let live = leaves.map_or(table.taken(), |from| table.taken().without(from.seat));
    let ranks = rank_seats(method, state, live, table.open());
    ranks.into_iter().find(|rank| rank.seat == seat)
}

/// Who changes seats with whom.
fn swap_words(view: &View<'_>, player: PlayerId, other: PlayerId) -> String {
    let args = Args::new().text("player", view.player(player)).text("other", view.player(other));
    view.say("command-do-swap", &args)
}

/// What it would mean to let somebody go here.
fn said_of(view: &View<'_>, player: PlayerId, under: Under) -> (String, Tone) {
    match under {
        Under::Nothing => (view.text("room-let-go"), Tone::TextMuted),
        Under::Seat(at) if view.tournament.seating().player_at(at) == Some(player) => {
            (view.text("room-own-seat"), Tone::TextMuted)
        }
        Under::Seat(at) => {
            if let Some(refusal) = view.refusal(&sit_down(view, player, at)) {
                return (refusal, Tone::AttentionText);
            }
            if let Some(other) = swaps_with(view, player, at) {
                return (swap_words(view, player, other), Tone::AccentText);
            }
            let table = view.tournament.seating().table(at.table);
            let leaves = seat_at(view, player).filter(|from| from.table == at.table);
            let role = table.and_then(|table| rank_of(view, table, at.seat, leaves));
            let role = role.map(|rank| view.words.role(rank.role, rank.hands_until_big_blind));
            let parts = [Some(view.words.seat(at)), role];
            (parts.into_iter().flatten().collect::<Vec<_>>().join(" · "), Tone::AccentText)
        }
        Under::Table(no) => {
            let args = Args::new().no("table", no.0);
            let Some(table) = view.tournament.seating().table(no) else {
                return (String::new(), Tone::TextMuted);
            };
            if seat_at(view, player).is_some_and(|at| at.table == no) {
                return (view.text("room-own-table"), Tone::TextMuted);
            }
            if table.open().is_empty() {
                return (view.say("room-no-seat-open", &args), Tone::AttentionText);
            }
            match worst_of(view, table) {
                None => (view.say("room-worst-unknown", &args), Tone::AttentionText),
                Some((seat, rank)) => {
                    let role =
                        rank.map(|rank| view.words.role(rank.role, rank.hands_until_big_blind));
                    let args = args.no("seat", seat.0);
                    let role = role.unwrap_or_else(|| view.text("room-only-seat"));
                    (view.say("room-worst", &args.text("role", role)), Tone::AccentText)
                }
            }
        }
    }
}

/// What the rules say of a move to this table: whom they would have moved, where that is somebody
/// else; at the same table nobody is moved for balance, and the seat decides on the blinds.
fn said_by_rule(view: &View<'_>, player: PlayerId, to: TableNo) -> Option<String> {
    let Status::Seated(from) = view.tournament.entries().player(player)?.status else {
        return None;
    };
    if from.table == to {
        return Some(view.text("room-same-table"));
    }
    if view.tournament.structure().is_stud_only() {
        return None;
    }
    let table = view.tournament.seating().table(from.table)?;
    let state = table.button(view.now)?.state;
    let method = view.tournament.settings().rules.button;
    let next = state.next_big_blind(method, table.taken())?;
    let by_rule = table.player(next).filter(|other| *other != player)?;
    let rulebook = view.tournament.settings().rules.rulebook;
    let rule = view.say("plan-rule", &Args::new().rule_of(rulebook));
    let args = Args::new()
        .text("player", view.player(by_rule))
        .no("seat", next.0)
        .no("table", from.table.0)
        .text("rule", rule);
    Some(view.say("room-by-rule", &args))
}
