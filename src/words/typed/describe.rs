//! What an offer says: what happens, what follows from it, and what is in the way.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::Args;
use crate::find::{SearchEntry, SearchHit};
use crate::typed::{Act, Asking, BoxAction, FormAsked, Offer, Spoken, penalty_typed, spoken};
use engine::acts::Confirmation;
use engine::money::prizes;
use engine::values::Place;
use engine::winnings::dues;

/// What this would do as things stand.
#[must_use]
pub fn offer(asking: &Asking<'_>, deed: BoxAction) -> Offer {
    let Spoken { words, detail, typed } = match &deed {
        BoxAction::Submit(command) => spoken(asking, command),
        BoxAction::Player(player) => Spoken::player(asking, Act::Show, *player),
        BoxAction::Carry(player) => Spoken {
            detail: asking.words.text("command-do-carry.detail"),
            typed: Spoken::player(asking, Act::Move, *player).typed,
            ..Spoken::of_player(asking, "command-do-carry", *player)
        },
        BoxAction::Table(table) => Spoken {
            typed: asking.phrases.table.first().map(|word| format!("{word} {table}")),
            ..Spoken::of_table(asking, "command-do-table", *table)
        },
        BoxAction::Button(table) => Spoken {
            typed: Some(format!("{} {table} ", asking.phrases.usual(Act::Button))),
            ..Spoken::of_table(asking, "command-do-ask-button", *table)
        },
        BoxAction::Form(form) => of_form(asking, form),
        BoxAction::Dark => Spoken::plain(asking, Act::Dark),
        BoxAction::Light => Spoken::plain(asking, Act::Light),
        BoxAction::Found(found) => of_found(asking, *found),
        BoxAction::Verb(index) => {
            let verb = asking.verbs.get(*index);
            Spoken::just(verb.map(|verb| verb.words.clone()).unwrap_or_default())
        }
        BoxAction::Complete(typed) => Spoken {
            detail: asking.words.text("command-type-on"),
            typed: Some(typed.clone()),
            ..Spoken::just(format!("{}…", typed.trim()))
        },
        BoxAction::Cannot { what, .. } => Spoken::just(what.clone()),
    };
    let refusal = refusal(asking, &deed);
    let confirmation = match &deed {
        BoxAction::Submit(command) => command.confirmation(),
        BoxAction::Player(_)
        | BoxAction::Carry(_)
        | BoxAction::Table(_)
        | BoxAction::Button(_)
        | BoxAction::Form(_)
        | BoxAction::Dark
        | BoxAction::Light
        | BoxAction::Found(_)
        | BoxAction::Verb(_)
        | BoxAction::Complete(_)
        | BoxAction::Cannot { .. } => Confirmation::Unasked,
    };
    let typed = typed.unwrap_or_else(|| words.clone());
    Offer { deed, words, detail, refusal, confirmation, typed }
}

fn of_form(asking: &Asking<'_>, form: &FormAsked) -> Spoken {
    let opened = |id: &str, act: Act| Spoken {
        typed: Some(asking.phrases.usual(act).to_owned()),
        ..Spoken::just(asking.words.text(id))
    };
    match form {
        FormAsked::Register => opened("players-register-many", Act::Register),
        FormAsked::Pace => opened("command-do-orbit-for-orbit", Act::OrbitForOrbit),
        FormAsked::RandomBreak => opened("command-do-random-break", Act::RandomBreak),
        FormAsked::Draw => opened("tables-draw-seats", Act::Draw),
        FormAsked::Plan => opened("command-do-plan", Act::Plan),
        FormAsked::Redraw(_) => opened("tables-redraw", Act::Redraw),
        FormAsked::Deal => opened("command-do-deal", Act::Deal),
        FormAsked::Prize(place) => of_prize(asking, *place),
        FormAsked::Bags => opened("command-do-bags", Act::Bag),
        FormAsked::BagTable(table) => Spoken::table(asking, Act::Bag, *table),
        FormAsked::Void(player) => Spoken::player(asking, Act::Void, *player),
        FormAsked::AllTheSame(player) => Spoken::player(asking, Act::AllTheSame, *player),
        FormAsked::Penalty(player, offense) => {
            let of = penalty_typed(asking.words, None, *offense);
            let spoken = match player {
                Some(player) => Spoken::player(asking, Act::Penalty, *player),
                None => opened("command-do-penalty-form", Act::Penalty),
            };
            spoken.typed_on(&of)
        }
    }
}

/// What a place pays, and who has it.
fn of_prize(asking: &Asking<'_>, place: Place) -> Spoken {
    let t = asking.tournament;
    let typed = Some(format!("{} {}", asking.phrases.usual(Act::Prize), place.0));
    let at = usize::try_from(place.0).unwrap_or(usize::MAX).checked_sub(1);
    let prizes = prizes(t).and_then(Result::ok);
    let amount = at.zip(prizes).and_then(|(at, prizes)| prizes.get(at).copied());
    let args = Args::new().no("place", place.0);
    let words = match amount {
        Some(amount) => {
            let args = args.text("amount", asking.words.money_of(t, amount));
            asking.words.say("command-do-prize", &args)
        }
        None => asking.words.say("command-do-no-prize", &args),
    };
    let has = dues(t).into_iter().find(|due| due.place == Some(place));
    let name = has.and_then(|due| t.entries().player(due.player));
    let detail = name.map(|player| player.name.to_string()).unwrap_or_default();
    Spoken { words, detail, typed }
}

/// A floor question or a page, and what it is about.
fn of_found(asking: &Asking<'_>, found: SearchHit) -> Spoken {
    let entry = asking.index.and_then(|index| index.entry(found));
    let said = |entry: &SearchEntry| Spoken {
        detail: entry.about.clone(),
        ..Spoken::just(entry.title.clone())
    };
    entry.map(said).unwrap_or_default()
}

fn refusal(asking: &Asking<'_>, deed: &BoxAction) -> Option<String> {
    let closed = || asking.closed.map(str::to_owned);
    match deed {
        BoxAction::Cannot { why, .. } => Some(why.clone()),
        BoxAction::Carry(_) | BoxAction::Button(_) | BoxAction::Form(_) => closed(),
        BoxAction::Submit(command) => closed().or_else(|| {
            let refusal = (asking.check)(command).err()?;
            let said = asking.words.refusal(&refusal, asking.tournament);
            let parts = [Some(said.text), said.hint, said.rule];
            Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
        }),
        BoxAction::Player(_)
        | BoxAction::Table(_)
        | BoxAction::Dark
        | BoxAction::Light
        | BoxAction::Found(_)
        | BoxAction::Verb(_)
        | BoxAction::Complete(_) => None,
    }
}
