//! What a form asks for.

use super::asking::Wish;
use super::sent::SentFields;
use engine::Command;
use engine::command::{LostTime, SameNames};
use engine::entries::{NewPlayer, PlayerName, StackCount, Who};
use engine::finishes::{Bust, Elsewhere};
use engine::money::{Pays, PaysWhen};
use engine::penalties::{Offense, PenaltyKind};
use engine::rulings::{Decision, DecisionKind, FloorRuling};
use engine::tournament::Tournament;
use engine::values::{Chips, PlayerId, SeatAt, SeatNo, Seq, TableNo};
use rulings::Topic;
use serde_json::Value;
use words::typed::chips_typed;
use words::{Args, Words};

/// What a form is about; its name stands in the field `act`.
pub(crate) mod act {
    pub(crate) const COMMAND: &str = "command";
    pub(crate) const BUST: &str = "bust";
    pub(crate) const SWAP: &str = "swap";
    pub(crate) const PENALTY: &str = "penalty";
    pub(crate) const COUNT: &str = "count";
    pub(crate) const REGISTER: &str = "register";
    pub(crate) const CALL: &str = "call";
    pub(crate) const RULING: &str = "ruling";
    pub(crate) const SETTLE: &str = "settle";
    pub(crate) const TAKE_BACK: &str = "take-back";
}

/// Reads what a form asks for; an error is a sentence that says what is wrong with it.
pub(crate) struct Reading<'a> {
    pub(crate) sent: &'a SentFields,
    pub(crate) tournament: &'a Tournament,
    pub(crate) words: &'a Words,
}

impl Reading<'_> {
    /// What is asked for.
    pub(crate) fn wish(&self) -> Result<Wish, String> {
        let command = match self.sent.get("act") {
            act::COMMAND => {
                let command = serde_json::from_str(self.sent.get("command"));
                command.map_err(|_| self.not_ours())?
            }
            act::BUST => self.bust()?,
            act::SWAP => self.swap()?,
            act::PENALTY => self.penalty()?,
            act::COUNT => self.count()?,
            act::REGISTER => self.register()?,
            act::CALL => {
                let table = self.number("table").map(TableNo).ok_or_else(|| self.not_ours())?;
                Command::CallFloor { table, note: self.sent.get("note").to_owned() }
            }
            act::RULING => self.ruling()?,
            act::SETTLE => {
                return Ok(Wish::Settle(match self.sent.get("counts") {
                    "yes" => LostTime::Counts,
                    "no" => LostTime::DoesNotCount,
                    _ => return Err(self.not_ours()),
                }));
            }
            act::TAKE_BACK => {
                return self
                    .number("seq")
                    .map(|seq| Wish::TakeBack(Seq(seq)))
                    .ok_or_else(|| self.not_ours());
            }
            _ => return Err(self.not_ours()),
        };
        Ok(Wish::Do(Box::new(command)))
    }

    fn not_ours(&self) -> String {
        self.words.text("staff-not-ours")
    }

    fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.sent.get(name).parse().ok()
    }

    fn player(&self) -> Result<Who, String> {
        let player = self.number("player").map(|id| Who::Id(PlayerId(id)));
        player.ok_or_else(|| self.not_ours())
    }

    /// Chips that were typed, or nothing.
    fn chips(&self, typed: &str) -> Result<Option<Chips>, String> {
        if typed.is_empty() {
            return Ok(None);
        }
        let unreadable = || {
            let args = Args::new().text("typed", words::legible(typed));
            self.words.say("staff-no-chips", &args)
        };
        chips_typed(typed).map(Some).ok_or_else(unreadable)
    }

    fn bust(&self) -> Result<Command, String> {
        let stack = self.chips(self.sent.get("stack"))?;
        let by = self.sent.all("by").map(|id| id.parse().map(|id| Who::Id(PlayerId(id))));
        let by = by.collect::<Result<_, _>>().map_err(|_| self.not_ours())?;
        Ok(Command::BustOut {
            busts: vec![Bust { player: self.player()?, stack, by: None }],
            by,
            at: None,
            elsewhere: match self.sent.get("elsewhere") {
                "yes" => Elsewhere::Allow,
                _ => Elsewhere::Refuse,
            },
        })
    }

    /// Somebody who was typed counts before one who was ticked: a name, or table and seat.
    fn swap(&self) -> Result<Command, String> {
        let typed = self.sent.get("name");
        let seat = typed.split_once(['-', '/', '.', ' ']).and_then(|(table, seat)| {
            let table = TableNo(table.trim().parse().ok()?);
            Some(SeatAt { table, seat: SeatNo(seat.trim().parse().ok()?) })
        });
        let nobody = || self.words.text("staff-swap-nobody");
        let other = match (typed.is_empty(), seat) {
            (true, _) => {
                let ticked = self.number("other").map(|id| Who::Id(PlayerId(id)));
                ticked.ok_or_else(nobody)?
            }
            (false, Some(at)) => {
                Who::Id(self.tournament.seating().player_at(at).ok_or_else(nobody)?)
            }
            (false, None) => Who::Name(typed.to_owned()),
        };
        Ok(Command::SwapSeats { players: [self.player()?, other] })
    }

    fn penalty(&self) -> Result<Command, String> {
        let many = || {
            let many = self.number("many").filter(|many| *many > 0);
            many.ok_or_else(|| self.words.text("staff-penalty-how-many"))
        };
        let kind = match self.sent.get("kind") {
            "warning" => PenaltyKind::Warning,
            "hands" => PenaltyKind::Hands(many()?),
            "rounds" => PenaltyKind::Rounds(many()?),
            "disqualification" => PenaltyKind::Disqualification,
            _ => return Err(self.words.text("staff-penalty-which")),
        };
        let offense = Offense::from_id(self.sent.get("offense"));
        let note = self.sent.get("note").to_owned();
        Ok(Command::GivePenalty { player: self.player()?, kind, offense, note, stack: None })
    }

    fn count(&self) -> Result<Command, String> {
        let mut stacks = Vec::new();
        for (player, typed) in self.sent.under("stack-") {
            let player = player.parse().map_err(|_| self.not_ours())?;
            let Some(chips) = self.chips(typed)? else { continue };
            stacks.push(StackCount { player: Who::Id(PlayerId(player)), chips });
        }
        if stacks.is_empty() {
            return Err(self.words.text("staff-count-nothing"));
        }
        Ok(Command::CountStacks { stacks })
    }

    fn register(&self) -> Result<Command, String> {
        let name = PlayerName::new(self.sent.get("name"));
        let name = name.ok_or_else(|| self.words.text("staff-register-name"))?;
        let when = if self.sent.get("later") == "yes" { PaysWhen::Later } else { PaysWhen::Now };
        let same_names = match self.sent.get("same") {
            "yes" => SameNames::Allow,
            _ => SameNames::Refuse,
        };
        Ok(Command::Register {
            players: vec![NewPlayer { name, need: None, member: None }],
            same_names,
            pays: Pays { when, ..Pays::default() },
        })
    }

    /// A ruling is made anew from its facts, by the rules of the event: a page decides nothing.
    fn ruling(&self) -> Result<Command, String> {
        let topic = Topic::find(self.sent.get("topic")).ok_or_else(|| self.not_ours())?;
        let facts: Value =
            serde_json::from_str(self.sent.get("facts")).map_err(|_| self.not_ours())?;
        let rules = self.tournament.settings().rules;
        let ruling = topic.rule(&facts, &rules).map_err(|error| self.words.facts_reason(&error))?;
        let (own, reason) = (self.sent.get("own"), self.sent.get("reason"));
        let decision = if own.is_empty() {
            let chosen = self.number::<usize>("option").and_then(|at| ruling.options.get(at));
            if chosen.is_none() && !ruling.options.is_empty() {
                return Err(self.words.text("calls-log-choose"));
            }
            chosen.map(|choice| Decision {
                answer: self.words.reason(&choice.answer) + ".",
                reason: String::new(),
                kind: DecisionKind::Choice,
            })
        } else {
            let (answer, reason) = (own.to_owned(), reason.to_owned());
            Some(Decision { answer, reason, kind: DecisionKind::Override })
        };
        let place = |name: &str| match self.sent.get(name) {
            "" => Ok(None),
            typed => typed.parse().map(Some).map_err(|_| self.words.text("calls-log-unreadable")),
        };
        let table = place("table")?.map(TableNo);
        let seat = place("seat")?.and_then(|seat| u8::try_from(seat).ok()).map(SeatNo);
        let known = table.and_then(|table| self.tournament.seating().table(table));
        let hand = known.filter(|table| table.is_tracked).map(|table| table.hands);
        let logged = self.words.floor_ruling(topic, &facts, &ruling, &rules);
        let ruling =
            Box::new(FloorRuling { decision, table, seat: table.and(seat), hand, ..logged });
        Ok(Command::LogRuling { ruling })
    }
}
