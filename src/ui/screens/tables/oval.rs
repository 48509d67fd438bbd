//! A table of the tournament as it is shown from above.

use crate::parts::sits_out_words;
use crate::screens::tables::mode::{Mode, sit_down};
use crate::theme::icons;
use crate::view::View;
use crate::widgets::{Disc, PokerTable, SeatGlow, SeatUse, SeatView};
use engine::button::{Positions, Role, SeatRank, rank_seats, worst_seat};
use engine::entries::Player;
use engine::hands::{TableButton, TablePositions, WhichHand, table_button};
use engine::seating::Table;
use engine::values::{PlayerId, SeatAt, SeatNo};
use words::Args;

/// What is known of a table while its seats are described.
struct Look<'a> {
    view: &'a View<'a>,
    table: &'a Table,
    title: String,
    chosen: Option<SeatNo>,
    mode: Mode,
    positions: Option<TablePositions>,
    /// Open seats for a newcomer, the worst first.
    ranks: Vec<SeatRank>,
    worst: Option<SeatNo>,
}

pub fn oval_of(view: &View<'_>, table: &Table, chosen: Option<SeatNo>, mode: Mode) -> PokerTable {
    let title = view.say("tables-table", &Args::new().no("table", table.no.0));
    let button = table_button(view.tournament, table, view.now);
    let state = table.button(view.now).map(|hand| hand.state);
    let method = view.tournament.settings().rules.button;
    let leaves = mode.leaves(view).filter(|from| from.table == table.no);
    let live = leaves.map_or(table.taken(), |from| table.taken().without(from.seat));
    let ranks = state.map(|state| rank_seats(method, state, live, table.open()));
    let worst = state.and_then(|state| worst_seat(method, state, live, table.open()));
    // Within one table nobody is moved for balance, so no seat has to be taken.
    let worst = worst.filter(|_| leaves.is_none());
    let look = Look {
        view,
        table,
        title: title.clone(),
        chosen,
        mode,
        positions: match button {
            TableButton::Known(known) => Some(known),
            TableButton::NotUsed | TableButton::Unknown | TableButton::NoHand => None,
        },
        ranks: ranks.unwrap_or_default(),
        worst: worst.map(|rank| rank.seat),
    };
    let seats = table.seats().map(|(no, _)| look.seat(no)).collect();
    let subtitle = subtitle(view, table, button);
    PokerTable {
        name: format!("{title}, {subtitle}"),
        subtitle,
        remark: look.remark(),
        title,
        seats,
        badge: None,
        dealer: view.text("tables-dealer"),
    }
}

/// Where the button is, and in which hand.
fn subtitle(view: &View<'_>, table: &Table, button: TableButton) -> String {
    let hand = |id: &str| view.say(id, &Args::new().no("hand", table.hands));
    let with = |words: String, id: &str| match table.hands {
        0 => words,
        _ => format!("{words} · {}", hand(id)),
    };
    let known = match button {
        TableButton::NotUsed if table.hands == 0 => return String::new(),
        TableButton::NotUsed => return hand("tables-hand"),
        TableButton::Unknown => return with(view.text("tables-button-unknown"), "tables-hand"),
        TableButton::NoHand => return view.text("tables-no-hand"),
        TableButton::Known(known) => known,
    };
    let seat = known.positions.button;
    let args = Args::new().no("seat", seat.0);
    match (known.which, known.from.filter(|from| *from != seat)) {
        (WhichHand::Played, _) => with(view.say("tables-button-at", &args), "tables-hand"),
        (WhichHand::AfterStud, _) => with(view.say("tables-button-still-at", &args), "tables-hand"),
        (WhichHand::Coming, Some(from)) => {
            view.say("tables-button-goes-to", &args.no("from", from.0))
        }
        (WhichHand::Coming, None) => view.say("tables-button-first-at", &args),
    }
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
    /// Who is the next big blind, and what is dead.
    fn remark(&self) -> String {
        let (view, table) = (self.view, self.table);
        let count =
            Args::new().count("players", table.taken().len()).count("seats", table.usable().len());
        let mut parts = vec![view.say("tables-players-of", &count)];
        let Some(known) = self.positions else { return parts.remove(0) };
        let Positions { button, small_blind, .. } = known.positions;
        parts.extend(known.is_button_dead.then(|| view.text("tables-dead-button")));
        let is_dead = known.has_blinds && known.is_small_blind_dead && small_blind != button;
        parts.extend(is_dead.then(|| view.text("tables-dead-small-blind")));
        if known.has_blinds || known.which == WhichHand::AfterStud {
            let say =
                |seat: SeatNo| view.say("tables-next-big-blind", &Args::new().no("seat", seat.0));
            parts.extend(known.next_big_blind.map(say));
        }
        parts.join(" · ")
    }

    fn seat(&self, no: SeatNo) -> SeatView {
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
            said: self.said(no),
            discs: self.discs(no),
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
            // What lies before an empty seat is nobody's.
            return self.said(no);
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

    /// The button and blinds that lie before a seat.
    fn discs(&self, no: SeatNo) -> Vec<Disc> {
        let Some(known) = self.positions else { return Vec::new() };
        let Positions { button, small_blind, big_blind } = known.positions;
        let lies = |seat: SeatNo, disc: Disc| (seat == no).then_some(disc);
        let all = [
            lies(button, Disc::Button),
            lies(small_blind, Disc::SmallBlind).filter(|_| known.has_blinds),
            lies(big_blind, Disc::BigBlind).filter(|_| known.has_blinds),
        ];
        all.into_iter().flatten().collect()
    }

    /// The discs before a seat in words.
    fn said(&self, no: SeatNo) -> String {
        let is_dead = |disc: Disc| {
            self.positions.is_some_and(|known| match disc {
                Disc::Button => known.is_button_dead,
                Disc::SmallBlind => known.is_small_blind_dead,
                Disc::BigBlind => false,
            })
        };
        let words = |disc: Disc| {
            let id = match (disc, is_dead(disc)) {
                (Disc::Button, true) => "tables-dead-button",
                (Disc::SmallBlind, true) => "tables-dead-small-blind",
                (Disc::Button, false) => "tables-disc-button",
                (Disc::SmallBlind, false) => "tables-disc-small-blind",
                (Disc::BigBlind, _) => "tables-disc-big-blind",
            };
            self.view.text(id)
        };
        let words: Vec<String> = self.discs(no).into_iter().map(words).collect();
        words.join(", ")
    }
}
