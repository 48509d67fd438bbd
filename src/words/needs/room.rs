//! What the room needs, in words: tables that are short, moves, draws.

use crate::needs::{NeedTold, NeedsNow};
use crate::{Args, Words};
use engine::seating::{Doubt, Move, PlannedMove};
use engine::settings::EarlyBreaks;
use engine::tournament::Tournament;
use engine::values::{PlayerId, SeatAt, TableNo};
use reports::{Need, moves_under_way, planned_moves};

/// How many moves are told with a need; the plan tells them all.
const MOVES_MAX: usize = 3;

impl NeedsNow<'_> {
    /// A table needs a player, and nobody may or should move.
    pub(super) fn undecided_told(&self, from: TableNo, to: TableNo) -> NeedTold {
        let is_locked = self.plan.undecided.iter().any(|doubt| {
            (doubt.from, doubt.to) == (from, to) && doubt.why == Doubt::EverybodyLocked
        });
        let id = if is_locked { "need-undecided-locked" } else { "need-undecided" };
        (id, Args::new().no("from", from.0).no("to", to.0))
    }
}

impl Words {
    pub(super) fn break_told(
        &self,
        tournament: &Tournament,
        tables: &[TableNo],
        players: usize,
    ) -> NeedTold {
        let seating = tournament.seating();
        let known = tables.iter().filter_map(|table| seating.table(*table));
        let its_open: usize = known.map(|table| table.open().len()).sum();
        let open = usize::try_from(seating.open_seats()).unwrap_or_default();
        let first = tables.first().map_or(0, |table| table.0);
        let args = Args::new()
            .no("table", first)
            .text("tables", self.table_numbers(tables))
            .count("count", tables.len())
            .count("players", players)
            .count("open", open.saturating_sub(its_open));
        (if tables.len() == 1 { "need-break-table" } else { "need-break-tables" }, args)
    }

    /// What follows where these tables break, and why they may while players still come.
    #[must_use]
    pub fn break_lines(
        &self,
        tournament: &Tournament,
        tables: &[TableNo],
        early: Option<EarlyBreaks>,
    ) -> Vec<String> {
        let follows = self.break_follows(tournament, tables);
        let why = early.map(|early| {
            let rule = self.early_breaks(early);
            self.say("need-break-early", &Args::new().text("rule", rule))
        });
        std::iter::once(follows).chain(why).collect()
    }

    /// What follows where these tables break: moves, tables and open seats that are left.
    #[must_use]
    pub fn break_follows(&self, tournament: &Tournament, tables: &[TableNo]) -> String {
        let after = tournament.seating().after_break(tables);
        let args = Args::new()
            .count("moves", after.moves)
            .count("tables", after.tables_left)
            .count("open", after.open_left)
            .count("seats", after.seats_left);
        self.say("need-break-follows", &args)
    }

    pub(super) fn balance_told(&self, now: NeedsNow<'_>, table: TableNo, short: usize) -> NeedTold {
        let mut tables: Vec<TableNo> =
            now.plan.moves.iter().map(|planned| planned.to.table).collect();
        tables.sort_unstable();
        tables.dedup();
        let args = Args::new()
            .no("table", table.0)
            .count("short", short)
            .count("count", tables.len())
            .text("tables", self.table_numbers(&tables))
            .text("moves", "");
        (if tables.len() < 2 { "need-balance" } else { "need-balance-many" }, args)
    }

    /// The first moves of the plan.
    pub(super) fn balance_lines(&self, now: NeedsNow<'_>) -> Vec<String> {
        let moves = planned_moves(now.plan);
        let first = moves.iter().take(MOVES_MAX);
        let lines = first.map(|planned| self.planned_line(now.tournament, planned));
        lines.chain(self.moves_more(moves.len())).collect()
    }

    /// The first moves that are under way.
    pub(super) fn pending_lines(&self, now: NeedsNow<'_>, moves: usize) -> Vec<String> {
        let pending = moves_under_way(now.tournament.seating()).into_iter().take(MOVES_MAX);
        let lines = pending.map(|pending| self.move_line(now.tournament, &pending.order));
        lines.chain(self.moves_more(moves)).collect()
    }

    /// How many moves more there are than are told.
    fn moves_more(&self, moves: usize) -> Option<String> {
        let more = moves.saturating_sub(MOVES_MAX);
        (more > 0).then(|| self.say("plan-more", &Args::new().count("more", more)))
    }

    /// The rule that a need rests on, in the edition that holds.
    pub(super) fn need_citation(&self, need: &Need, now: NeedsNow<'_>) -> Option<String> {
        match need {
            Need::Break { .. } => Some(self.break_citation(now.tournament)),
            Need::Balance { .. } => {
                let moves = planned_moves(now.plan);
                moves.first().and_then(|first| self.move_citation(now.tournament, first))
            }
            _ => None,
        }
    }

    /// A move that was ordered: who, from where to where.
    #[must_use]
    pub fn move_line(&self, tournament: &Tournament, ordered: &Move) -> String {
        let waits = if ordered.waits_one_hand { "yes" } else { "no" };
        self.moved(tournament, ordered.player, ordered.from, ordered.to, waits)
    }

    /// A move that is proposed, with what awaits the player there.
    #[must_use]
    pub fn planned_line(&self, tournament: &Tournament, planned: &PlannedMove) -> String {
        let Some(player) = tournament.seating().player_at(planned.from) else {
            return String::new();
        };
        let moved = self.moved(tournament, player, planned.from, planned.to, "no");
        match self.planned_role(planned) {
            Some(role) => format!("{moved} · {role}"),
            None => moved,
        }
    }

    /// What awaits somebody who moves as proposed.
    #[must_use]
    pub fn planned_role(&self, planned: &PlannedMove) -> Option<String> {
        Some(self.role(planned.role?, planned.hands_until_big_blind?))
    }

    /// The rule that says who moves and where, in the edition that holds.
    #[must_use]
    pub fn move_citation(&self, tournament: &Tournament, planned: &PlannedMove) -> Option<String> {
        planned.role?;
        let cited = self.of_rulebook("plan-rule", tournament);
        Some(cited).filter(|cited| !cited.is_empty())
    }

    /// The rule on how tables break, in the edition that holds.
    #[must_use]
    pub fn break_citation(&self, tournament: &Tournament) -> String {
        self.of_rulebook("plan-break-rule", tournament)
    }

    fn of_rulebook(&self, id: &str, tournament: &Tournament) -> String {
        let rulebook = tournament.settings().rules.rulebook;
        self.say(id, &Args::new().rule_of(rulebook))
    }

    fn moved(
        &self,
        tournament: &Tournament,
        player: PlayerId,
        from: SeatAt,
        to: SeatAt,
        waits: &str,
    ) -> String {
        let args = Args::new()
            .text("player", self.player(tournament, player))
            .text("from", self.seat(from))
            .text("to", self.seat(to))
            .text("waits", waits);
        self.say("move-line", &args)
    }
}
