//! What an event answers to a question about itself: its level, its breaks, its players.
//!
//! ## Why
//! "When is the break" is no floor question, and the answer is known.

use crate::clock_facts::{Fact, FactSaid, Saying};
use crate::{Args, UtcOffset, Words};
use asked::Apart;
use engine::entries::{Player, fold};
use engine::finishes::place_of;
use engine::settings::SoldUntil;
use engine::tournament::Tournament;
use engine::values::Timestamp;
use reports::{PlayersClock, PrizeStep};

/// At most so many players are answered for, and so many prizes are listed.
const PLAYERS_MAX: usize = 4;
const PRIZES_MAX: usize = 12;

/// A shorter word of a name is no name by itself.
const NAME_LETTERS_MIN: usize = 3;

/// An event that is asked about, at a moment.
#[derive(Clone, Copy)]
pub struct AskedEvent<'a> {
    pub tournament: &'a Tournament,
    /// What its players' clock shows.
    pub clock: &'a PlayersClock,
    pub now: Timestamp,
    /// How many minutes the clocks here are ahead of UTC.
    pub offset: UtcOffset,
}

impl AskedEvent<'_> {
    /// The answer to a sentence about the event, a line for each fact; none if it asks something
    /// else, or the event does not know.
    #[must_use]
    pub fn answer(&self, about: Apart, sentence: &str, words: &Words) -> Vec<String> {
        let clock = self.clock;
        let saying = Saying { clock, now: self.now, offset: self.offset, words };
        let facts = |facts: &[Fact]| -> Vec<String> {
            let lines = facts.iter().map(|fact| line(saying.say(*fact), words));
            lines.filter(|line| !line.is_empty()).collect()
        };
        match about {
            Apart::Talk | Apart::House | Apart::Program => Vec::new(),
            Apart::Level => facts(&[Fact::State, Fact::Stakes, Fact::Time]),
            Apart::Next => facts(&[Fact::Next, Fact::Time]),
            Apart::Break => match facts(&[Fact::NextBreak]) {
                // In a break, or after the last one.
                none if none.is_empty() => facts(&[Fact::State, Fact::Time]),
                next => next,
            },
            Apart::Left => facts(&[Fact::Players, Fact::Tables]),
            Apart::Stack => {
                let starting = self.tournament.settings().entries.starting_chips;
                let starting = Args::new().text("chips", words.chips(starting));
                let starting = words.say("asked-event-starting-stack", &starting);
                [facts(&[Fact::Average]), vec![starting]].concat()
            }
            Apart::Prizes => {
                let prizes = clock.prizes.iter().flat_map(|prizes| {
                    prizes.steps.iter().take(PRIZES_MAX).map(|step| {
                        let args = Args::new()
                            .text("places", places(step, words))
                            .text("amount", words.money(step.amount, &prizes.currency));
                        words.say("asked-event-prize", &args)
                    })
                });
                [facts(&[Fact::Pool, Fact::NextPayout]), prizes.collect()].concat()
            }
            Apart::Entry => self.entry(words),
            Apart::Start => {
                let time = Args::new().text("time", words.time(self.now, self.offset));
                let time = words.say("asked-event-time", &time);
                [vec![time], facts(&[Fact::State, Fact::Time])].concat()
            }
            Apart::Seat => self.players(sentence, words),
            Apart::Person if self.named(sentence).is_empty() => {
                [facts(&[Fact::State, Fact::Players]), self.players(sentence, words)].concat()
            }
            Apart::Person => self.players(sentence, words),
        }
    }

    /// What entries cost, and until when they are sold.
    fn entry(&self, words: &Words) -> Vec<String> {
        let settings = self.tournament.settings();
        let prices = settings.money.iter().flat_map(|money| {
            money.buy_ins.iter().map(|sold| {
                let args = Args::new()
                    .text("name", sold.name.clone())
                    .text("amount", words.money(sold.price.total(), &money.currency));
                words.say("asked-event-price", &args)
            })
        });
        let until = match settings.entries_until() {
            _ if !self.tournament.is_registration_open(self.now) => {
                words.text("asked-event-entries-over")
            }
            SoldUntil::Never | SoldUntil::FirstHand => words.text("asked-event-entries-start"),
            SoldUntil::Level(level) => {
                words.say("asked-event-entries-level", &Args::new().no("level", level.0))
            }
            SoldUntil::Always => words.text("asked-event-entries-always"),
        };
        prices.chain([until]).collect()
    }

    /// How those are doing who are named; whose name it is must be said.
    fn players(&self, sentence: &str, words: &Words) -> Vec<String> {
        let named = self.named(sentence);
        if named.is_empty() {
            return vec![words.text("asked-event-name")];
        }
        named.into_iter().map(|player| self.player(player, words)).collect()
    }

    fn player(&self, player: &Player, words: &Words) -> String {
        let args = Args::new().text("name", words.player(self.tournament, player.id));
        if let Some(at) = player.seat() {
            return words.say("asked-event-seat", &args.text("seat", words.seat(at)));
        }
        match place_of(self.tournament, player.id) {
            Some(place) => words.say("asked-event-place", &args.no("place", place.0)),
            None => words.say("asked-event-no-seat", &args),
        }
    }

    /// The players whose names a sentence has: all words of a name, or if nobody's, one of them.
    ///
    /// Names are declined in Czech and Polish, so the last letters may be others.
    fn named(&self, sentence: &str) -> Vec<&Player> {
        let folded = fold(sentence);
        let said: Vec<&str> =
            folded.split(|c: char| !c.is_alphanumeric()).filter(|it| !it.is_empty()).collect();
        let has = |word: &str| said.iter().any(|said| is_form(said, word));
        let of = |is_named: &dyn Fn(&Player) -> bool| -> Vec<&Player> {
            let players = self.tournament.entries().players();
            players.filter(|player| is_named(player)).take(PLAYERS_MAX).collect()
        };
        let whole = of(&|player| player.name.folded().split_whitespace().all(has));
        if !whole.is_empty() {
            return whole;
        }
        of(&|player| {
            let mut parts = player.name.folded().split_whitespace();
            parts.any(|part| part.chars().count() >= NAME_LETTERS_MIN && has(part))
        })
    }
}

fn line(said: FactSaid, words: &Words) -> String {
    let value = match said.remark.as_str() {
        "" => said.value,
        remark => format!("{} · {remark}", said.value),
    };
    if said.label.is_empty() {
        return value;
    }
    words.say("asked-event-fact", &Args::new().text("label", said.label).text("value", value))
}

/// The places that are paid alike.
fn places(step: &PrizeStep, words: &Words) -> String {
    if step.first == step.last {
        return words.number(i64::from(step.first.0));
    }
    let args = Args::new().no("first", step.first.0).no("last", step.last.0);
    words.say("display-places", &args)
}

/// Whether a word is a form of a name: it begins alike, up to its last letter.
fn is_form(said: &str, name: &str) -> bool {
    if said == name {
        return true;
    }
    let letters = name.chars().count();
    let stem = name
        .char_indices()
        .nth(letters.saturating_sub(1))
        .map_or(name, |(end, _)| name.get(..end).unwrap_or(name));
    letters > NAME_LETTERS_MIN && said.starts_with(stem) && said.chars().count() <= letters + 2
}
