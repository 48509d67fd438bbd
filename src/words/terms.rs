//! The names of things: games, stakes, stages, seats, what a player or a clock is doing.

use crate::{Args, Words};
use engine::button::{Flag, Role};
use engine::clock::Run;
use engine::entries::{Player, PlayerNote, SeatNeed, Status};
use engine::finishes::Exit;
use engine::seating::MoveReason;
use engine::settings::{ButtonTracking, Limit};
use engine::structure::{Ante, Game, Stage, Stakes, StakesForm, Structure};
use engine::tournament::Tournament;
use engine::values::{Chips, SeatAt, StageNo};
use rulebook::{ButtonMethod, HaltRule, Rulebook};

impl Words {
    #[must_use]
    pub fn game(&self, game: Game) -> String {
        self.text(&format!("game-{}", game.id()))
    }

    /// What the stakes of a level consist of.
    #[must_use]
    pub fn stakes_form(&self, form: StakesForm) -> String {
        self.text(&format!("stakes-form-{}", form.id()))
    }

    /// The stakes of a level in one line: `400/800 · big blind ante 800`.
    #[must_use]
    pub fn stakes(&self, stakes: &Stakes) -> String {
        let chips = |args: Args, key: &str, chips: Chips| args.text(key, self.chips(chips));
        let blinds = |small: Chips, big: Chips| {
            chips(chips(Args::new(), "small_blind", small), "big_blind", big)
        };
        let limits =
            |args, small: Chips, big: Chips| chips(chips(args, "small_bet", small), "big_bet", big);
        match *stakes {
            Stakes::Blinds { big_blind: Chips::ZERO, .. } => {
                self.say("stakes-antes", &chips(Args::new(), "ante", stakes.ante_chips()))
            }
            Stakes::Blinds { small_blind, big_blind, ante } => {
                let args = blinds(small_blind, big_blind);
                match ante {
                    Ante::None => self.say("stakes-blinds", &args),
                    Ante::PerPlayer(ante) => self.say("stakes-ante", &chips(args, "ante", ante)),
                    Ante::BigBlind(ante) => {
                        self.say("stakes-big-blind-ante", &chips(args, "ante", ante))
                    }
                }
            }
            Stakes::Limit { small_blind, big_blind, small_bet, big_bet } => {
                let args = limits(blinds(small_blind, big_blind), small_bet, big_bet);
                self.say("stakes-limit", &args)
            }
            Stakes::Stud { ante, bring_in, small_bet, big_bet } => {
                let args = chips(chips(Args::new(), "ante", ante), "bring_in", bring_in);
                let has_bring_in = bring_in > Chips::ZERO;
                let id = if has_bring_in { "stakes-stud" } else { "stakes-ante-limit" };
                self.say(id, &limits(args, small_bet, big_bet))
            }
        }
    }

    /// What is posted in a level, without the sizes of bets: `400/800`, `ante 100, bring-in 200`.
    #[must_use]
    pub fn stakes_posted(&self, stakes: &Stakes) -> String {
        let chips = |args: Args, key: &str, chips: Chips| args.text(key, self.chips(chips));
        match *stakes {
            Stakes::Blinds { .. } => self.stakes(stakes),
            Stakes::Limit { small_blind, big_blind, .. } => {
                let args = chips(Args::new(), "small_blind", small_blind);
                self.say("stakes-blinds", &chips(args, "big_blind", big_blind))
            }
            Stakes::Stud { ante, bring_in: Chips::ZERO, .. } => {
                self.say("stakes-antes", &chips(Args::new(), "ante", ante))
            }
            Stakes::Stud { ante, bring_in, .. } => {
                let args = chips(Args::new(), "ante", ante);
                self.say("stakes-bring-in", &chips(args, "bring_in", bring_in))
            }
        }
    }

    /// A stage within a sentence: `level 5`, `the break after level 4`.
    #[must_use]
    pub fn stage_name(&self, structure: &Structure, stage: StageNo) -> String {
        let level = structure.level_no(stage);
        let args = Args::new().no("line", stage.0).no("level", level.map_or(0, |level| level.0));
        let id = match (structure.stage(stage), level) {
            (Some(Stage::Level(_)), _) => "stage-level",
            (Some(Stage::Break(_)), Some(_)) => "stage-break",
            (Some(Stage::Break(_)), None) => "stage-break-first",
            (None, _) => "stage-line",
        };
        self.say(id, &args)
    }

    /// A stage with what it is about: `Level 5 · 100/200`, `Break of 15 minutes`.
    #[must_use]
    pub fn stage_title(&self, structure: &Structure, stage: StageNo) -> String {
        match structure.stage(stage) {
            Some(Stage::Level(level)) => {
                let no = structure.level_no(stage).map_or(0, |level| level.0);
                let args = Args::new()
                    .no("level", no)
                    .text("game", self.game(level.game))
                    .text("stakes", self.stakes(&level.stakes));
                let is_one_game = structure.levels().all(|(_, other)| other.game == level.game);
                self.say(if is_one_game { "stage-title-level" } else { "stage-title-game" }, &args)
            }
            Some(Stage::Break(scheduled)) => {
                let args = Args::new().text("time", self.duration(i64::from(scheduled.secs)));
                let id =
                    if scheduled.color_up { "stage-title-color-up" } else { "stage-title-break" };
                self.say(id, &args)
            }
            None => self.say("stage-title-line", &Args::new().no("line", stage.0)),
        }
    }

    /// A seat within a sentence: `table 4, seat 2`.
    #[must_use]
    pub fn seat(&self, at: SeatAt) -> String {
        self.say("seat-at", &seat_args(at))
    }

    /// The table or seat that a player must have: `table 4, seat 2`, `table 4`, `a seat 2`.
    #[must_use]
    pub fn seat_need(&self, need: SeatNeed) -> String {
        let args = |no: u16| Args::new().no("no", no);
        match (need.table, need.seat) {
            (Some(table), Some(seat)) => self.seat(SeatAt { table, seat }),
            (Some(table), None) => self.say("seat-need-table", &args(table.0)),
            (None, Some(seat)) => self.say("seat-need-seat", &args(u16::from(seat.0))),
            (None, None) => self.text("seat-need-none"),
        }
    }

    /// What the floor should know of a player, with who assists them.
    #[must_use]
    pub fn note(&self, note: &PlayerNote) -> String {
        let assistant = (!note.assistant.is_empty()).then(|| {
            self.say("note-assistant", &Args::new().text("name", note.assistant.as_str()))
        });
        let remark = Some(note.remark.clone()).filter(|remark| !remark.is_empty());
        assistant.into_iter().chain(remark).collect::<Vec<_>>().join(" · ")
    }

    /// Where a player stands: in a seat, in line or out.
    #[must_use]
    pub fn status(&self, status: Status) -> String {
        match status {
            Status::Unseated => self.text("status-unseated"),
            Status::Alternate => self.text("status-alternate"),
            Status::Seated(at) => self.say("status-seated", &seat_args(at)),
            Status::Out => self.text("status-out"),
            Status::Withdrawn => self.text("status-withdrawn"),
        }
    }

    /// How somebody went out, where it was not by losing all chips.
    #[must_use]
    pub fn exit(&self, exit: Exit) -> Option<String> {
        match exit {
            Exit::BustedOut => None,
            Exit::Disqualified => Some(self.text("exit-disqualified")),
            Exit::LeftEarly => Some(self.text("exit-left-early")),
        }
    }

    /// Where a player of this tournament stands, with how they went out.
    #[must_use]
    pub fn standing(&self, tournament: &Tournament, player: &Player) -> String {
        if player.status == Status::Alternate
            && let Some(before) =
                tournament.entries().alternates().position(|waiting| waiting == player.id)
        {
            return self.say("status-alternate-no", &Args::new().no("no", before + 1));
        }
        let exit = (player.status == Status::Out).then(|| tournament.finishes().exit_of(player.id));
        let exit = exit.and_then(|exit| self.exit(exit));
        exit.unwrap_or_else(|| self.status(player.status))
    }

    /// Says whether the clock runs.
    #[must_use]
    pub fn run(&self, run: Run) -> String {
        self.text(match run {
            Run::NotStarted => "run-not-started",
            Run::Running => "run-running",
            Run::Paused => "run-paused",
        })
    }

    #[must_use]
    pub fn move_reason(&self, reason: MoveReason) -> String {
        self.text(match reason {
            MoveReason::NextBigBlindToWorstSeat => "move-next-big-blind-to-worst-seat",
            MoveReason::LastSeatOpened => "move-last-seat-opened",
            MoveReason::NoHandYet => "move-no-hand-yet",
            MoveReason::TableBroken => "move-table-broken",
            MoveReason::Redraw => "move-redraw",
            MoveReason::ByHand => "move-by-hand",
            MoveReason::SeatsSwapped => "move-seats-swapped",
        })
    }

    /// What an open seat has for a newcomer: `big blind at once`, `big blind in 3 hands`.
    ///
    /// The next hand counts as the first.
    #[must_use]
    pub fn role(&self, role: Role, hands_until_big_blind: u16) -> String {
        let id = match role {
            Role::BigBlind => "role-big-blind",
            Role::Dealt => "role-dealt",
            Role::Button => "role-button",
            Role::NotDealt => "role-not-dealt",
            Role::SmallBlind => "role-small-blind",
        };
        self.say(id, &Args::new().count("hands", hands_until_big_blind))
    }

    /// What the director should look at before the cards are dealt.
    #[must_use]
    pub fn flag(&self, flag: Flag) -> String {
        self.text(match flag {
            Flag::Collision => "flag-collision",
            Flag::TwoDealtIn => "flag-two-dealt-in",
        })
    }

    /// A flag by the name under which it is written.
    pub(super) fn flag_by_id(&self, id: &str) -> String {
        self.text(&format!("flag-{}", id.replace('_', "-")))
    }

    /// The name of a rulebook with its edition.
    #[must_use]
    pub fn rulebook(&self, rulebook: Rulebook) -> String {
        self.text(&format!("rulebook-{}", rulebook.id()))
    }

    #[must_use]
    pub fn button_method(&self, method: ButtonMethod) -> String {
        self.text(match method {
            ButtonMethod::Dead => "button-method-dead",
            ButtonMethod::Moving => "button-method-moving",
        })
    }

    /// Says when a short table stops.
    #[must_use]
    pub fn halt_rule(&self, rule: HaltRule) -> String {
        self.text(match rule {
            HaltRule::AtTheGap => "halt-rule-at-the-gap",
            HaltRule::FullTablesAtTheGap => "halt-rule-full-tables-at-the-gap",
            HaltRule::BlindsAffected => "halt-rule-blinds-affected",
            HaltRule::Never => "halt-rule-never",
        })
    }

    /// At which tables every hand is entered.
    #[must_use]
    pub fn button_tracking(&self, tracking: ButtonTracking) -> String {
        self.text(match tracking {
            ButtonTracking::Never => "button-tracking-never",
            ButtonTracking::FinalTable => "button-tracking-final-table",
            ButtonTracking::Always => "button-tracking-always",
        })
    }

    /// How often something may be bought.
    #[must_use]
    pub fn limit(&self, limit: Limit) -> String {
        match limit {
            Limit::Never => self.text("limit-never"),
            Limit::AtMost(most) => self.say("limit-at-most", &Args::new().count("count", most)),
            Limit::Unlimited => self.text("limit-unlimited"),
        }
    }
}

/// The two numbers of a seat.
pub(super) fn seat_args(at: SeatAt) -> Args {
    Args::new().no("table", at.table.0).no("seat", at.seat.0)
}
