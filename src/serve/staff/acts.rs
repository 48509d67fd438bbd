//! What a form asks for.

use super::asking::Wish;
use super::sent::SentFields;
use engine::Command;
use engine::clock::AfterRecess;
use engine::command::{ButtonMoment, LostTime, SameNames};
use engine::days::BagCount;
use engine::entries::{NewPlayer, Player, PlayerName, StackCount, Who};
use engine::finishes::{Bust, Elsewhere};
use engine::messages::{Message, Voice};
use engine::money::{DebtEnd, Pays, PaysWhen};
use engine::penalties::{Offense, PenaltyKind};
use engine::rulings::{Decision, DecisionKind, FloorRuling};
use engine::tournament::Tournament;
use engine::values::{Chips, PlayerId, SeatAt, SeatNo, Seq, TableNo, Timestamp};
use engine::winnings::BountyTo;
use rulings::Topic;
use serde_json::Value;
use words::typed::{bag_typed, chips_typed, moment_or_minutes, seat_by_rule};
use words::{Args, UtcOffset, Words};

/// What a form is about; its name stands in the field `act`.
pub(crate) mod act {
    pub(crate) const COMMAND: &str = "command";
    pub(crate) const BUST: &str = "bust";
    pub(crate) const SWAP: &str = "swap";
    pub(crate) const PENALTY: &str = "penalty";
    pub(crate) const COUNT: &str = "count";
    pub(crate) const MOVE: &str = "move";
    pub(crate) const RENAME: &str = "rename";
    pub(crate) const BUTTON: &str = "button";
    pub(crate) const BAGS: &str = "bags";
    pub(crate) const LAST_HANDS: &str = "last-hands";
    pub(crate) const BREAK: &str = "break";
    pub(crate) const MESSAGE: &str = "message";
    pub(crate) const BOUNTY: &str = "bounty";
    pub(crate) const DEBT: &str = "debt";
    pub(crate) const REGISTER: &str = "register";
    pub(crate) const CALL: &str = "call";
    pub(crate) const RULING: &str = "ruling";
    pub(crate) const SETTLE: &str = "settle";
    pub(crate) const TAKE_BACK: &str = "take-back";
}

/// What a bounty may be besides the ways that the engine has.
pub(crate) mod bounty_ids {
    pub(crate) const OPEN: &str = "open";
}

/// A seat as it is typed: its table and its number.
fn seat_typed(typed: &str) -> Option<SeatAt> {
    let (table, seat) = typed.split_once(['-', '/', '.', ' '])?;
    let table = TableNo(table.trim().parse().ok()?);
    Some(SeatAt { table, seat: SeatNo(seat.trim().parse().ok()?) })
}

/// Reads what a form asks for; an error is a sentence that says what is wrong with it.
pub(crate) struct Reading<'a> {
    pub(crate) sent: &'a SentFields,
    pub(crate) tournament: &'a Tournament,
    pub(crate) now: Timestamp,
    /// How many minutes the clocks here are ahead of UTC.
    pub(crate) offset: UtcOffset,
    pub(crate) words: &'a Words,
}

impl Reading<'_> {
    /// What is asked for; or why it cannot be read, in words.
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
            act::MOVE => self.moved()?,
            act::RENAME => self.renamed()?,
            act::BUTTON => self.button()?,
            act::BAGS => self.bags()?,
            act::LAST_HANDS => {
                let hands = self.number("hands").filter(|hands| *hands > 0);
                let hands = hands.ok_or_else(|| self.words.text("staff-last-hands-how-many"))?;
                Command::AnnounceLastHands { hands }
            }
            act::BREAK => Command::TakeBreak {
                until: self
                    .until("until")?
                    .ok_or_else(|| self.words.text("break-call-unreadable"))?,
                after: match self.sent.get("waits") {
                    "yes" => AfterRecess::Waits,
                    _ => AfterRecess::GoesOn,
                },
            },
            act::MESSAGE => {
                let voice = match self.sent.get("voice") {
                    "warning" => Voice::Warning,
                    _ => Voice::Information,
                };
                let text = self.sent.get("text").to_owned();
                Command::ShowMessage {
                    message: Message { text, voice, until: self.until("until")? },
                }
            }
            act::BOUNTY => self.bounty()?,
            act::DEBT => self.debt()?,
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

    /// A time of day, or minutes from now, that were typed; none where nothing was.
    fn until(&self, name: &str) -> Result<Option<Timestamp>, String> {
        let typed = self.sent.get(name);
        if typed.trim().is_empty() {
            return Ok(None);
        }
        let until = moment_or_minutes(typed, self.now, self.offset);
        until.map(Some).ok_or_else(|| self.words.text("break-call-unreadable"))
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
        let other = match typed.is_empty() {
            true => {
                let ticked = self.number("other").map(|id| Who::Id(PlayerId(id)));
                ticked.ok_or_else(|| self.words.text("staff-swap-nobody"))?
            }
            false => self.somebody(typed)?,
        };
        Ok(Command::SwapSeats { players: [self.player()?, other] })
    }

    fn penalty(&self) -> Result<Command, String> {
        let many = || {
            let many = self.number("many").filter(|many| *many > 0);
            many.ok_or_else(|| self.words.text("staff-penalty-how-many"))
        };
        let kind = PenaltyKind::from_id(self.sent.get("kind"));
        let kind = kind.ok_or_else(|| self.words.text("staff-penalty-which"))?;
        let kind = if kind.count().is_some() { kind.counted(many()?) } else { kind };
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
        let name = self.name()?;
        let when = if self.sent.get("later") == "yes" { PaysWhen::Later } else { PaysWhen::Now };
        let same_names = self.same_names();
        Ok(Command::Register {
            players: vec![NewPlayer { name, need: None, member: None }],
            same_names,
            pays: Pays { when, ..Pays::default() },
        })
    }

    fn name(&self) -> Result<PlayerName, String> {
        let name = PlayerName::new(self.sent.get("name"));
        name.ok_or_else(|| self.words.text("staff-register-name"))
    }

    fn same_names(&self) -> SameNames {
        match self.sent.get("same") {
            "yes" => SameNames::Allow,
            _ => SameNames::Refuse,
        }
    }

    fn renamed(&self) -> Result<Command, String> {
        let (player, name) = (self.player()?, self.name()?);
        Ok(Command::Rename { player, name, same_names: self.same_names() })
    }

    /// Table and seat; where only a table is told, the seat that the rule names there.
    fn moved(&self) -> Result<Command, String> {
        let who = self.player()?;
        let typed = self.sent.get("seat");
        let by_rule = || {
            let table = self.tournament.seating().table(TableNo(typed.parse().ok()?))?;
            let seat = seat_by_rule(self.tournament, table, self.now)?;
            Some(SeatAt { table: table.no, seat })
        };
        let to = seat_typed(typed).or_else(by_rule);
        let to = to.ok_or_else(|| self.words.text("staff-move-where"))?;
        let sits = self.tournament.find(&who).ok().and_then(Player::seat).is_some();
        Ok(if sits {
            Command::MovePlayer { player: who, to }
        } else {
            Command::SeatPlayer { player: who, to }
        })
    }

    fn button(&self) -> Result<Command, String> {
        let table = self.number("table").map(TableNo).ok_or_else(|| self.not_ours())?;
        let seat = |name: &str| self.number(name).map(SeatNo);
        Ok(Command::SetButton {
            table,
            button: seat("button").ok_or_else(|| self.words.text("staff-button-where"))?,
            small_blind: seat("small"),
            big_blind: seat("big"),
            when: ButtonMoment::ThisHand,
        })
    }

    /// What was typed and differs from what stands.
    fn bags(&self) -> Result<Command, String> {
        let mut bags = Vec::new();
        // A seal may stand where its chips were not typed.
        let typed = self.sent.under("bag-").chain(self.sent.under("seal-"));
        let mut ids: Vec<&str> = Vec::new();
        for (id, _) in typed {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        for id in ids {
            let player = id.parse().map(PlayerId).map_err(|_| self.not_ours())?;
            let sent = |field: &str| self.sent.get(&format!("{field}-{id}"));
            let bag = bag_typed(sent("bag"), sent("seal"));
            let bag = bag.map_err(|why| {
                let name = self.tournament.entries().player(player).map(|it| it.name.as_str());
                let args = Args::new().text("player", name.unwrap_or_default());
                self.words.say(why.id(), &args)
            })?;
            let Some((chips, seal)) = bag else { continue };
            let stands = self.tournament.days().bag(player);
            if stands.is_some_and(|bag| bag.chips == chips && bag.seal == seal) {
                continue;
            }
            bags.push(BagCount { player: Who::Id(player), chips, seal });
        }
        if bags.is_empty() {
            return Err(self.words.text("days-nothing-typed"));
        }
        Ok(Command::BagStacks { bags })
    }

    /// Somebody who is typed counts before a way that is chosen.
    fn bounty(&self) -> Result<Command, String> {
        let typed = self.sent.get("name");
        let to = match (typed.is_empty(), self.sent.get("to")) {
            (false, _) => Some(BountyTo::Player(self.somebody(typed)?)),
            (true, bounty_ids::OPEN) => None,
            (true, id) => {
                let ways = [BountyTo::Winner, BountyTo::Pool, BountyTo::House, BountyTo::Staff];
                let way = ways.into_iter().find(|way: &BountyTo<Who>| way.id() == id);
                Some(way.ok_or_else(|| self.words.text("staff-choose"))?)
            }
        };
        let note = self.sent.get("note").to_owned();
        Ok(Command::SettleBounty { player: self.player()?, to, note })
    }

    fn debt(&self) -> Result<Command, String> {
        let how = DebtEnd::ALL.iter().find(|how| how.id() == self.sent.get("how"));
        let how = *how.ok_or_else(|| self.words.text("staff-choose"))?;
        let note = self.sent.get("note").to_owned();
        Ok(Command::SettleDebt { player: self.player()?, how, amount: None, note })
    }

    /// A name, or table and seat.
    fn somebody(&self, typed: &str) -> Result<Who, String> {
        let Some(at) = seat_typed(typed) else { return Ok(Who::Name(typed.to_owned())) };
        let sits = self.tournament.seating().player_at(at).map(Who::Id);
        sits.ok_or_else(|| self.words.text("staff-swap-nobody"))
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
            if ruling.hangs() {
                return Err(self.words.text("calls-log-hangs"));
            }
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
