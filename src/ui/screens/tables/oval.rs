//! A table of the tournament as it is shown from above.

use crate::parts::sits_out_words;
use crate::screens::tables::mode::{Mode, sit_down};
use crate::theme::icons;
use crate::view::View;
use crate::widgets::{Disc, PokerTable, SeatGlow, SeatUse, SeatView};
use engine::button::{ButtonState, Positions, Role, SeatRank, rank_seats, worst_seat};
use engine::entries::Player;
use engine::seating::Table;
use engine::structure::Family;
use engine::values::{PlayerId, SeatAt, SeatNo};
use words::Args;

/// What is known of a table while its seats are described.
struct Look<'a> {
    view: &'a View<'a>,
    table: &'a Table,
    title: String,
    chosen: Option<SeatNo>,
    mode: Mode,
    positions: Option<Positions>,
    /// Open seats for a newcomer, the worst first.
    ranks: Vec<SeatRank>,
    worst: Option<SeatNo>,
}

/// The table as it is shown.
pub fn oval_of(view: &View<'_>, table: &Table, chosen: Option<SeatNo>, mode: Mode) -> PokerTable {
    let title = view.say("tables-table", &Args::new().no("table", table.no.0));
    let state = table.button(view.now).map(|hand| hand.state);
    let method = view.tournament.settings().rules.button;
    let ranks = state.map(|state| rank_seats(method, state, table.taken(), table.open()));
    let worst = state.and_then(|state| worst_seat(method, state, table.taken(), table.open()));
    let look = Look {
        view,
        table,
        title: title.clone(),
        chosen,
        mode,
        positions: state.map(|state| match state {
            ButtonState::Played(positions) | ButtonState::Frozen(positions) => positions,
        }),
        ranks: ranks.unwrap_or_default(),
        worst: worst.map(|rank| rank.seat),
    };
    let seats = table.seats().map(|(no, _)| look.seat(no, state)).collect();
    let count =
        Args::new().count("players", table.taken().len()).count("seats", table.usable().len());
    let count = view.say("tables-players-of", &count);
    let subtitle = subtitle(view, table, state);
    PokerTable {
        name: format!("{title}, {subtitle}"),
        subtitle,
        remark: remark(view, table, state, &count),
        title,
        seats,
        dealer: view.text("tables-dealer"),
    }
}

/// Where the button is, and which hand it is.
fn subtitle(view: &View<'_>, table: &Table, state: Option<ButtonState>) -> String {
    let button = match state {
        None if view.tournament.structure().is_stud_only() => String::new(),
        None => view.text("tables-button-unknown"),
        Some(ButtonState::Frozen(positions)) => {
            let is_stud = view.tournament.family_at(view.now) == Family::Stud;
            let id = if is_stud { "tables-button-still-at" } else { "tables-button-first-at" };
            view.say(id, &Args::new().no("seat", positions.button.0))
        }
        Some(ButtonState::Played(positions)) => {
            view.say("tables-button-at", &Args::new().no("seat", positions.button.0))
        }
    };
    let hand =
        (table.hands > 0).then(|| view.say("tables-hand", &Args::new().no("hand", table.hands)));
    let parts = [Some(button), hand].into_iter().flatten().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

/// Who is the next big blind, and what is dead now.
fn remark(view: &View<'_>, table: &Table, state: Option<ButtonState>, count: &str) -> String {
    let mut parts = vec![count.to_owned()];
    if let Some(ButtonState::Played(positions)) = state {
        let is_empty = |seat: SeatNo| !table.taken().contains(seat);
        if is_empty(positions.button) {
            parts.push(view.text("tables-dead-button"));
        }
        let has_blinds = view.tournament.has_blinds_at(view.now);
        if has_blinds
            && is_empty(positions.small_blind)
            && positions.small_blind != positions.button
        {
            parts.push(view.text("tables-dead-small-blind"));
        }
    }
    let method = view.tournament.settings().rules.button;
    let next = state.and_then(|state| state.next_big_blind(method, table.taken()));
    if let Some(seat) = next {
        parts.push(view.say("tables-next-big-blind", &Args::new().no("seat", seat.0)));
    }
    parts.join(" · ")
}

/// What awaits a newcomer, short enough for a seat.
fn short_role(view: &View<'_>, rank: &SeatRank) -> String {
    let id = match rank.role {
        Role::BigBlind => "tables-role-big-blind",
        Role::Dealt => "tables-role-dealt",
        Role::Button => "tables-role-button",
        Role::NotDealt => "tables-role-not-dealt",
        Role::SmallBlind => "tables-role-small-blind",
    };
    view.say(id, &Args::new().count("hands", rank.hands_until_big_blind))
}

impl Look<'_> {
    fn seat(&self, no: SeatNo, state: Option<ButtonState>) -> SeatView {
        let player = self.table.player(no);
        let player = player.and_then(|id| self.view.tournament.entries().player(id));
        let usage = match player {
            Some(_) => SeatUse::Taken,
            None if self.table.closed().contains(no) => SeatUse::Closed,
            None => SeatUse::Open,
        };
        let words = match (player, usage) {
            (Some(player), _) => player.name.to_string(),
            (None, SeatUse::Closed) => self.view.text("tables-seat-closed"),
            _ => self.view.text("tables-seat-open"),
        };
        let note = player.map_or_else(|| self.open_note(no), |player| self.taken_note(player));
        let seat = self.view.say("tables-seat", &Args::new().no("seat", no.0));
        let name = format!("{} {seat} {words}", self.title);
        let refusal = self.refusal(no, player.map(|player| player.id));
        let tip = if note.is_empty() { String::new() } else { format!("{words} · {note}") };
        let tip = if words.chars().count() > 14 && tip.is_empty() { words.clone() } else { tip };
        let tip = refusal.clone().unwrap_or(tip);
        SeatView {
            number: no.0,
            usage,
            words,
            note,
            glow: self.glow(no, refusal.as_deref()),
            discs: self.discs(no, state),
            name,
            tip,
        }
    }

    /// Why whoever is carried may not sit down here.
    fn refusal(&self, no: SeatNo, player: Option<PlayerId>) -> Option<String> {
        let Mode::Carry(carried) = self.mode else { return None };
        if player == Some(carried) {
            return Some(self.view.text("room-own-seat"));
        }
        let at = SeatAt { table: self.table.no, seat: no };
        self.view.refusal(&sit_down(self.view, carried, at))
    }

    fn glow(&self, no: SeatNo, refusal: Option<&str>) -> SeatGlow {
        let at = SeatAt { table: self.table.no, seat: no };
        let is_planned = self.view.digest.plan.moves.iter().any(|planned| planned.to == at);
        if matches!(self.mode, Mode::Carry(_)) {
            return match (refusal.is_some(), self.worst == Some(no), self.chosen == Some(no)) {
                (true, ..) => SeatGlow::Dimmed,
                (_, true, _) => SeatGlow::Target,
                (_, _, true) => SeatGlow::Chosen,
                _ => SeatGlow::Lit,
            };
        }
        if is_planned {
            SeatGlow::Target
        } else if self.chosen == Some(no) {
            SeatGlow::Chosen
        } else if self.view.digest.plan.moves.iter().any(|planned| planned.from == at) {
            SeatGlow::Attention
        } else {
            SeatGlow::Plain
        }
    }

    /// What awaits a newcomer in an open seat.
    fn open_note(&self, no: SeatNo) -> String {
        let view = self.view;
        let at = SeatAt { table: self.table.no, seat: no };
        let planned = view.digest.plan.moves.iter().find(|planned| planned.to == at);
        if let Some(from) = planned.and_then(|p| view.tournament.seating().player_at(p.from)) {
            return format!("← {}", view.player(from));
        }
        if !matches!(self.mode, Mode::Carry(_)) {
            return String::new();
        }
        let rank = self.ranks.iter().find(|rank| rank.seat == no);
        let role = rank.map(|rank| short_role(view, rank)).unwrap_or_default();
        if self.worst == Some(no) {
            return format!("{} · {role}", view.text("tables-worst-seat"));
        }
        role
    }

    /// What there is to know of a player.
    fn taken_note(&self, player: &Player) -> String {
        let view = self.view;
        let mut notes = Vec::new();
        let leaves = view.digest.plan.moves.iter().find(|p| Some(p.from) == player.seat());
        if let Some(planned) = leaves {
            let args = Args::new().no("table", planned.to.table.0).no("seat", planned.to.seat.0);
            notes.push(view.say("tables-leaves-to", &args));
        }
        let pending = view.tournament.seating().pending_moves();
        let arriving = pending.iter().find(|pending| pending.order.player == player.id);
        if let Some(arriving) = arriving {
            let table = arriving.order.from.table.0;
            notes.push(view.say("tables-arrives-from", &Args::new().no("table", table)));
        }
        if player.is_locked {
            notes.push(format!("{} {}", icons::LOCK, view.text("tables-locked")));
        }
        if player.waits_one_hand {
            notes.push(view.text("tables-waits-one-hand"));
        }
        if let Some(out) = sits_out_words(view, player) {
            notes.push(format!("{} {out}", icons::PENALTIES));
        }
        if !player.note.is_empty() {
            notes.push(view.words.note(&player.note));
        }
        notes.join(" · ")
    }

    fn discs(&self, no: SeatNo, state: Option<ButtonState>) -> Vec<Disc> {
        let Some(positions) = self.positions else { return Vec::new() };
        let is_frozen = matches!(state, Some(ButtonState::Frozen(_)));
        let is_stud = self.view.tournament.family_at(self.view.now) == Family::Stud;
        let has_blinds = self.view.tournament.has_blinds_at(self.view.now);
        let is_still = if is_stud { is_frozen } else { !has_blinds };
        let lies = |seat: SeatNo, disc: Disc| (seat == no).then_some(disc);
        let all = [
            lies(positions.button, Disc::Button),
            lies(positions.small_blind, Disc::SmallBlind).filter(|_| !is_still),
            lies(positions.big_blind, Disc::BigBlind).filter(|_| !is_still),
        ];
        all.into_iter().flatten().collect()
    }
}
