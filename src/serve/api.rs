//! The same for programs: JSON, read only.

use crate::fragment_cache::Text;
use crate::page::{Part, Piece};
use crate::room::Published;
use engine::structure::{Level, Stage};
use engine::values::{LevelNo, SeatAt};
use reports::{Phase, PlayersClock, Waits};
use serde_json::{Map, Value, json};
use words::Language;

impl Part {
    /// What is told at this moment.
    pub(crate) fn value(self, published: &Published) -> Value {
        match self {
            Self::Event => event(published),
            Self::Seats => seats(published),
            Self::Changes => changes(published),
            Self::Levels => levels(published),
            Self::Prizes => prizes(published),
            Self::Places => places(published),
        }
    }

    /// The same as a message, which is the same for everybody.
    pub(crate) fn message(self, published: &Published) -> Text {
        published.kept.text(Piece::Told(self), Language::default(), || {
            let mut value = self.value(published);
            let text = Text::new(self.id(), value.to_string());
            match value.as_object_mut().filter(|_| self == Self::Event) {
                // Only time has passed where nothing else is another.
                Some(event) => Text { same: still(event), ..text },
                None => text,
            }
        })
    }
}

/// What of an event does not change by time alone.
fn still(event: &mut Map<String, Value>) -> std::sync::Arc<str> {
    for running in ["now", "left_millis", "next_break_in_millis"] {
        event.remove(running);
    }
    Value::Object(std::mem::take(event)).to_string().into()
}

fn event(published: &Published) -> Value {
    let shown = &published.shown;
    let (clock, now) = (&shown.clock, published.now());
    json!({
        "seq": shown.seq,
        "name": clock.name,
        "now": now.0,
        "phase": phase(&clock.phase),
        "left_millis": clock.left_at(now),
        "runs": clock.runs_down(),
        "level": clock.level.as_ref().map(|(no, stakes)| level(*no, stakes)),
        "players_left": clock.players_left,
        "entries": clock.entries,
        "tables": clock.tables,
        "average_stack": clock.average,
        "ends_at": clock.ends_at().map(|at| at.0),
        "length_millis": clock.length_millis,
        "is_break": shown.reading.is_break,
        "next_level": clock.next_level.as_ref().map(|(no, stakes)| level(*no, stakes)),
        "next_break_in_millis": clock.break_in_at(now),
        "hands": clock.level_hands.map(|level| json!({
            "hands": level.hands, "left": level.left,
        })),
        "waits": waits(clock),
        "winner": match &clock.phase {
            Phase::Over(winner) => Some(winner),
            Phase::NotStarted | Phase::StartsAt(_) | Phase::Level | Phase::Break(_)
            | Phase::Paused { .. } | Phase::Waits { .. } | Phase::DayOver { .. }
            | Phase::Ended => None,
        },
        "day_over": match &clock.phase {
            Phase::DayOver { day, next_begins } => Some(json!({
                "day": day, "next_begins": next_begins,
            })),
            Phase::NotStarted | Phase::StartsAt(_) | Phase::Level | Phase::Break(_)
            | Phase::Paused { .. } | Phase::Waits { .. } | Phase::Over(_) | Phase::Ended => None,
        },
    })
}

fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::NotStarted => "not_started",
        Phase::StartsAt(_) => "starts_at",
        Phase::Level => "level",
        Phase::Break(_) => "break",
        Phase::Paused { .. } => "paused",
        Phase::Waits { .. } => "waits",
        Phase::DayOver { .. } => "day_over",
        Phase::Over(_) | Phase::Ended => "over",
    }
}

fn level(no: LevelNo, level: &Level) -> Value {
    json!({ "number": no.0, "stakes": level.stakes, "game": level.game })
}

fn waits(clock: &PlayersClock) -> Option<Value> {
    clock.waits.map(|waits| match waits {
        Waits::HandForHand(hand) => json!({ "for": "hand", "number": hand }),
        Waits::Orbit(orbit, _) => json!({ "for": "orbit", "number": orbit }),
        Waits::Soft(ahead) => json!({ "for": "hands_ahead", "number": ahead }),
        Waits::LastHands(hands) => json!({ "for": "last_hands", "number": hands }),
    })
}

fn seats(published: &Published) -> Value {
    let seats = published.shown.seated.iter().map(|one| {
        json!({
            "player": one.player,
            "name": one.name,
            "table": one.at.map(|at| at.table),
            "seat": one.at.map(|at| at.seat),
        })
    });
    seats.collect()
}

fn seat(at: SeatAt) -> Value {
    json!({ "table": at.table, "seat": at.seat })
}

fn changes(published: &Published) -> Value {
    let (now, changes) = (published.now(), &published.shown.clock.changes);
    let moves = changes.moves.iter().filter(|change| change.age_millis(now).is_some());
    let moves = moves.map(|change| {
        json!({
            "at": change.at.0,
            "player": change.player,
            "name": change.name,
            "from": change.from.map(seat),
            "to": seat(change.to),
            "waits_one_hand": change.waits_one_hand,
        })
    });
    let broken = changes.broken.iter().filter(|(at, _)| reports::age_millis(*at, now).is_some());
    let broken = broken.map(|(at, table)| json!({ "at": at.0, "table": table }));
    json!({ "moves": moves.collect::<Value>(), "broken": broken.collect::<Value>() })
}

fn levels(published: &Published) -> Value {
    let shown = &published.shown;
    let stages = shown.structure.numbered().map(|(no, number, stage)| {
        let level = stage.as_level();
        json!({
            "stage": no.0,
            "level": number.map(|number| number.0),
            "is_break": matches!(stage, Stage::Break(_)),
            "is_now": no == shown.reading.stage,
            "secs": stage.secs(),
            "stakes": level.map(|level| level.stakes),
            "game": level.map(|level| level.game),
        })
    });
    stages.collect()
}

/// Null where the event has no prices.
fn prizes(published: &Published) -> Value {
    let prizes = published.shown.clock.prizes.as_ref().map(|prizes| {
        let steps = prizes.steps.iter().map(|step| {
            json!({
                "first": step.first.0,
                "last": step.last.0,
                "amount": step.amount,
                "extras": step.extras,
            })
        });
        json!({
            "currency": prizes.currency.name,
            "digits": prizes.currency.digits,
            "pool": prizes.pool,
            "steps": steps.collect::<Value>(),
            "from_the_money": prizes.from_the_money,
            "next": prizes.next.map(|(place, amount)| json!({
                "place": place.0, "amount": amount,
            })),
        })
    });
    prizes.unwrap_or_default()
}

fn places(published: &Published) -> Value {
    let out = published.shown.out.iter();
    out.map(|(place, name)| json!({ "place": place, "name": name })).collect()
}
