//! What the players' clock can show, by id, and each of it in words.

use crate::{Args, UtcOffset, Words};
use engine::messages::Message;
use engine::structure::{Ante, Level, Stakes, StakesForm};
use engine::values::{LevelNo, Timestamp};
use reports::{Phase, PlayersClock, Waits};
use strum::{IntoStaticStr, VariantArray};

/// Something that the players' clock can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    Event,
    /// The level; or that play is stopped, in a break, or over.
    State,
    /// The time left, or the winner at the end.
    Time,
    /// How much of the level or break is over.
    Progress,
    Stakes,
    /// The same in the next level.
    Next,
    NextBreak,
    /// How many players are left.
    Players,
    Tables,
    Average,
    Changes,
    Pool,
    /// How far the money is, or what whoever goes out next is paid.
    NextPayout,
    /// What each of the places is paid.
    Prizes,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FactSaid {
    /// What it is about; empty where the value says it.
    pub label: String,
    pub value: String,
    /// What is read second, beside the value.
    pub remark: String,
}

impl Fact {
    pub const ALL: [Self; 14] = [
        Self::Event,
        Self::State,
        Self::Time,
        Self::Progress,
        Self::Stakes,
        Self::Next,
        Self::NextBreak,
        Self::Players,
        Self::Tables,
        Self::Average,
        Self::Changes,
        Self::Pool,
        Self::NextPayout,
        Self::Prizes,
    ];

    /// The name by which layouts call it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::State => "state",
            Self::Time => "time",
            Self::Progress => "progress",
            Self::Stakes => "stakes",
            Self::Next => "next",
            Self::NextBreak => "next-break",
            Self::Players => "players",
            Self::Tables => "tables",
            Self::Average => "average",
            Self::Changes => "changes",
            Self::Pool => "pool",
            Self::NextPayout => "next-payout",
            Self::Prizes => "prizes",
        }
    }

    /// The fact with this id; none where there is none.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|fact| fact.id() == id)
    }
}

/// A value whose name can stand in braces in a text that the room reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TextValue {
    Event,
    Level,
    Blinds,
    /// The blinds of the next level.
    Next,
    /// How long it is until the next break.
    Break,
    Players,
    Entries,
    Tables,
    Average,
    Pool,
    /// What the next place is paid.
    Payout,
    /// The time of day.
    Now,
}

impl TextValue {
    /// Its name between braces.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    fn named(name: &str) -> Option<Self> {
        Self::VARIANTS.iter().copied().find(|value| value.name() == name.trim())
    }
}

impl FactSaid {
    fn value(value: String) -> Self {
        Self { value, ..Self::default() }
    }

    /// Everything in one line, as a screen reader says it.
    #[must_use]
    pub fn line(&self) -> String {
        let parts = [&self.label, &self.value, &self.remark].map(String::as_str);
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// Says what the players' clock shows.
#[derive(Clone, Copy)]
pub struct Saying<'a> {
    pub clock: &'a PlayersClock,
    pub now: Timestamp,
    /// How many minutes the clocks here are ahead of UTC.
    pub offset: UtcOffset,
    pub words: &'a Words,
}

impl Saying<'_> {
    /// A fact in words; nothing where there is nothing to say at the moment.
    #[must_use]
    pub fn say(&self, fact: Fact) -> FactSaid {
        let words = self.words;
        match fact {
            Fact::Event => FactSaid::value(self.clock.name.clone()),
            Fact::State => FactSaid::value(self.state()),
            Fact::Time => self.time(),
            Fact::Progress | Fact::Changes | Fact::Prizes => FactSaid::default(),
            Fact::Stakes => self.stakes(),
            Fact::Next => self.next(),
            Fact::NextBreak => self.next_break(),
            Fact::Players => {
                let args = Args::new()
                    .count("left", self.clock.players_left)
                    .count("entries", self.clock.entries);
                let value = words.say("display-players-of", &args);
                FactSaid { label: words.text("display-players"), value, ..FactSaid::default() }
            }
            Fact::Tables => {
                let tables = i64::try_from(self.clock.tables).unwrap_or(i64::MAX);
                let label = words.text("display-tables");
                FactSaid { label, value: words.number(tables), ..FactSaid::default() }
            }
            Fact::Average => self.average(),
            Fact::Pool => self.pool(),
            Fact::NextPayout => self.next_payout(),
        }
    }

    /// What the floor tells the room now.
    #[must_use]
    pub fn message(&self) -> Option<&Message> {
        let is_on = |message: &&Message| message.until.is_none_or(|until| self.now < until);
        self.clock.message.as_ref().filter(is_on)
    }

    /// A text with what values are in the place of their names in braces; other braces stay.
    ///
    /// Example: *{players} are left* becomes *37 are left*.
    #[must_use]
    pub fn filled(&self, text: &str) -> String {
        let mut filled = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            filled.push_str(before);
            let named = after.split_once('}').and_then(|(name, after)| {
                let value = TextValue::named(name)?;
                Some((self.value(value), after))
            });
            if let Some((value, after)) = named {
                filled.push_str(&value);
                rest = after;
            } else {
                filled.push('{');
                rest = after;
            }
        }
        filled + rest
    }

    /// What a value is now; nothing where there is none.
    fn value(&self, value: TextValue) -> String {
        let number = |count: u32| self.words.number(i64::from(count));
        let with_remark = |said: FactSaid| FactSaid { label: String::new(), ..said }.line();
        match value {
            TextValue::Event => self.clock.name.clone(),
            TextValue::Level => self.level_title(),
            TextValue::Blinds => with_remark(self.stakes()),
            TextValue::Next => with_remark(self.next()),
            TextValue::Break => self.next_break().value,
            TextValue::Players => number(self.clock.players_left),
            TextValue::Entries => number(self.clock.entries),
            TextValue::Tables => self.say(Fact::Tables).value,
            TextValue::Average => self.average().value,
            TextValue::Pool => self.pool().value,
            TextValue::Payout => self.next_payout().value,
            TextValue::Now => self.words.time(self.now, self.offset),
        }
    }

    fn is_over(&self) -> bool {
        self.clock.phase.is_over()
    }

    /// The clock has run out, and no level follows: play goes on as it is.
    fn is_last_level_over(&self) -> bool {
        self.clock.next_level.is_none() && self.clock.left_at(self.now) == 0
    }

    fn level(&self, no: LevelNo) -> String {
        self.words.say("display-level", &Args::new().no("level", no.0))
    }

    /// The level with its game, where games change.
    #[must_use]
    pub fn level_title(&self) -> String {
        let Some((no, level)) = &self.clock.level else { return String::new() };
        match self.clock.is_mixed {
            true => format!("{} · {}", self.level(*no), self.words.game(level.game)),
            false => self.level(*no),
        }
    }

    fn state(&self) -> String {
        let words = self.words;
        match &self.clock.phase {
            Phase::NotStarted => words.text("display-not-started"),
            Phase::StartsAt(at) => words
                .say("display-starts-at", &Args::new().text("time", words.time(*at, self.offset))),
            Phase::Level if self.is_last_level_over() => {
                words.say("display-last-level-over", &Args::new().text("level", self.level_title()))
            }
            Phase::Level if self.clock.waits.is_some() => self.waits(),
            Phase::Level => self.level_title(),
            Phase::Break(until) => {
                let args = Args::new().text("time", words.nearest_time(*until, self.offset));
                words.say("display-break-until", &args)
            }
            Phase::Waits { in_break: true } => words.text("display-break-over"),
            Phase::Waits { in_break: false } => {
                words.say("display-level-over", &Args::new().text("level", self.level_title()))
            }
            Phase::Paused { in_break: false }
                if self.clock.waits.is_some_and(Waits::puts_clock_off) =>
            {
                self.waits()
            }
            Phase::Paused { in_break } => {
                let on = if *in_break { words.text("display-break") } else { self.level_title() };
                words.say("display-paused", &Args::new().text("on", on))
            }
            Phase::DayOver { day, next_begins } => {
                words.day_over(*day, *next_begins, self.now, self.offset)
            }
            Phase::Over(_) => words.text("display-winner"),
            Phase::Ended => words.text("display-ended"),
        }
    }

    /// Tables wait for each other.
    fn waits(&self) -> String {
        let args = Args::new().text("on", self.level_title());
        match self.clock.waits {
            Some(Waits::HandForHand(0)) => self.words.say("display-finish-this-hand", &args),
            Some(Waits::HandForHand(hand)) => {
                self.words.say("display-hand-for-hand", &args.no("hand", hand))
            }
            Some(Waits::Orbit(orbit, _)) => {
                self.words.say("display-orbit-for-orbit", &args.no("orbit", orbit))
            }
            Some(Waits::Soft(ahead)) => {
                self.words.say("display-soft-hand-for-hand", &args.count("hands", ahead))
            }
            Some(Waits::LastHands(hands)) => {
                self.words.say("display-last-hands", &args.count("hands", hands))
            }
            None => String::new(),
        }
    }

    fn time(&self) -> FactSaid {
        match (&self.clock.phase, self.clock.level_hands) {
            (Phase::Over(winner), _) => FactSaid::value(winner.clone()),
            (Phase::Ended, _) => FactSaid::default(),
            (Phase::DayOver { day, next_begins }, _) => self.restart(*day, *next_begins),
            (_, Some(level)) => {
                let args = Args::new().count("hands", level.hands);
                let label = self.words.say("display-hands-left", &args);
                let value = self.words.number(i64::from(level.left));
                FactSaid { label, value, remark: String::new() }
            }
            (_, None) => FactSaid {
                label: self.words.text("display-time-left"),
                value: self.words.clock(self.clock.left_at(self.now)),
                remark: String::new(),
            },
        }
    }

    /// When the next day begins; nothing where nobody said so.
    fn restart(&self, day: u32, begins: Option<Timestamp>) -> FactSaid {
        let Some(at) = begins else { return FactSaid::default() };
        let day = Args::new().no("day", day.saturating_add(1));
        let label = self.words.say("display-day-starts", &day);
        let value = self.words.begins(at, self.now, self.offset);
        FactSaid { label, value, remark: String::new() }
    }

    fn stakes(&self) -> FactSaid {
        let Some((no, level)) = self.clock.level.as_ref().filter(|_| !self.is_over()) else {
            return FactSaid::default();
        };
        let label = match self.clock.phase {
            Phase::Level | Phase::Paused { in_break: false } | Phase::Waits { in_break: false } => {
                String::new()
            }
            Phase::Break(_)
            | Phase::Paused { in_break: true }
            | Phase::Waits { in_break: true } => {
                self.words.say("display-after-break", &Args::new().text("level", self.level(*no)))
            }
            _ => self.level_title(),
        };
        FactSaid { label, ..self.stakes_of(level) }
    }

    fn next(&self) -> FactSaid {
        let Some((no, level)) = self.clock.next_level.as_ref().filter(|_| !self.is_over()) else {
            return FactSaid::default();
        };
        let mut label = self.words.say("display-next", &Args::new().no("level", no.0));
        if self.clock.is_mixed {
            label = format!("{label} · {}", self.words.game(level.game));
        }
        FactSaid { label, ..self.stakes_of(level) }
    }

    /// Blinds, and beside them the ante.
    #[must_use]
    pub fn stakes_of(&self, level: &Level) -> FactSaid {
        let words = self.words;
        let has_blinds = level.stakes.form() == StakesForm::Blinds;
        let Some(Stakes::Blinds { small_blind, big_blind, ante }) =
            Some(level.stakes).filter(|_| has_blinds)
        else {
            return FactSaid::value(words.stakes(&level.stakes));
        };
        let args = Args::new()
            .text("small_blind", words.chips(small_blind))
            .text("big_blind", words.chips(big_blind));
        let ante_of = |id, ante| words.say(id, &Args::new().text("ante", words.chips(ante)));
        let remark = match ante {
            Ante::None => String::new(),
            Ante::PerPlayer(ante) => ante_of("display-ante", ante),
            Ante::BigBlind(ante) => ante_of("display-big-blind-ante", ante),
        };
        FactSaid { label: String::new(), value: words.say("display-blinds", &args), remark }
    }

    fn next_break(&self) -> FactSaid {
        let until = self.clock.break_in_at(self.now).filter(|_| self.clock.phase.is_timed());
        let Some(millis) = until else { return FactSaid::default() };
        let label = self.words.text("display-next-break");
        if let Some((from, to)) = self.clock.break_window {
            let args = Args::new().no("from", from).count("to", to);
            let value = self.words.say("display-break-window", &args);
            return FactSaid { label, value, ..FactSaid::default() };
        }
        FactSaid { label, value: self.words.minutes(millis / 1000), ..FactSaid::default() }
    }

    fn pool(&self) -> FactSaid {
        let Some(prizes) = &self.clock.prizes else { return FactSaid::default() };
        let value = self.words.money(prizes.pool, &prizes.currency);
        FactSaid { label: self.words.text("display-pool"), value, ..FactSaid::default() }
    }

    /// How many have to go until the money, or what the next one is paid.
    fn next_payout(&self) -> FactSaid {
        let Some(prizes) = self.clock.prizes.as_ref().filter(|_| !self.is_over()) else {
            return FactSaid::default();
        };
        let words = self.words;
        if let Some(players) = prizes.from_the_money {
            let label = words.text("display-from-the-money");
            let value = words.number(i64::from(players));
            return FactSaid { label, value, ..FactSaid::default() };
        }
        let Some((place, amount)) = prizes.next else { return FactSaid::default() };
        let label = words.say("display-next-payout", &Args::new().no("place", place.0));
        let value = words.money(amount, &prizes.currency);
        FactSaid { label, value, ..FactSaid::default() }
    }

    fn average(&self) -> FactSaid {
        let Some(average) = self.clock.average.filter(|_| !self.is_over()) else {
            return FactSaid::default();
        };
        let words = self.words;
        let remark = self.clock.average_tenths;
        let remark = remark.map(|tenths| words.stack_in(self.clock.average_unit, tenths));
        FactSaid {
            label: words.text("display-average"),
            value: words.chips(average),
            remark: remark.unwrap_or_default(),
        }
    }
}
