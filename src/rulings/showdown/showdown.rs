//! Who wins with these cards, and with which five.
//!
//! ## Why
//! Cards speak: what lies open decides, not what anybody said.
//!
//! ## Example
//! K-8 and K-3 on 6-6-A-7-2: both have two sixes with ace and king, and the eight plays.
//!
//! ## Discretion
//! Where the house never said whether A-7-8-9-10 is a straight with 32 cards, or whether three of a
//! kind beats a straight with 36, and it matters.

use super::dealt::{deal_error, hand_options};
use super::not_settled::not_settled;
use super::spoken;
use crate::{
    Choice, FactsError, HandShown, HandsShown, Judge, Reason, RuleSet, Ruling, Section, Topic,
    Verdict, facts,
};
use cards::games::{Game, HandOptions, Holding, Showdown, ShownHand, showdown};
use cards::hands::{Deciding, Hand};
use cards::{Card, Seat};
use rulebook::Rulebook::{Home001, House000, Pl004, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "showdown",
    cites: &[
        Tda2024.cite("12", "gist-showdown-cards-speak"),
        Tda2024.cite("13-A", "gist-showdown-all-cards"),
        Tda2011.cite("10", "gist-showdown-cards-speak"),
        Tda2011.cite("13", "gist-showdown-all-cards"),
        House000.cite("PLGEN-32", "gist-showdown-dealer-reads"),
        House000.cite("PLHE-09", "gist-showdown-holdem"),
        Home001.cite("CZ-GEN-07", "gist-showdown-best-takes-pot"),
        Home001.cite("CZ-CMP-01", "gist-showdown-best-five"),
        Home001.cite("CZ-CMP-02", "gist-showdown-holdem"),
        Home001.cite("CZ-OM-02", "gist-showdown-two-and-three"),
        Home001.cite("CZ-O8-02", "gist-showdown-eight-or-better"),
        Home001.cite("CZ-S8-01", "gist-showdown-stud8"),
        Home001.cite("CZ-STUD-01", "gist-showdown-five-of-seven"),
        Home001.cite("CZ-RAZZ-01", "gist-showdown-ace-to-five"),
        Home001.cite("CZ-5CS-01", "gist-showdown-stud5"),
        Home001.cite("CZ-5CD-07", "gist-showdown-draw"),
        Home001.cite("CZ-5CD-08", "gist-showdown-double-draw"),
        Home001.cite("CZ-5CD-09", "gist-showdown-lowball"),
        Pl004.cite("PL-HE-09", "gist-showdown-holdem"),
        Pl004.cite("PL-OM-03", "gist-showdown-two-and-three"),
        Pl004.cite("PL-O8-04", "gist-showdown-plain-low"),
        Pl004.cite("PL-DRAW-24", "gist-showdown-draw"),
        Pl004.cite("PL-RANK-16", "gist-showdown-flush-after-exchange"),
    ],
    example: r#"{"game":"holdem","players":[{"seat":1,"cards":"Kd 8c"},{"seat":2,"cards":"Kh 3d"}],"board":"6s 6d Ac 7h 2c"}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        game: Game,
        players: Vec<Player>,
        board: Option<Vec<Card>>,
    }

    struct Player {
        seat: Seat,
        cards: Vec<Card>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let board = facts.board.unwrap_or_default();
    let holding = |Player { seat, cards }| Holding { seat, cards };
    let players: Vec<Holding> = facts.players.into_iter().map(holding).collect();
    let shown = |options: HandOptions| {
        let mut shown = showdown(facts.game, options, &players, &board)?;
        lay_out(&mut shown, &players, &board);
        Ok(shown)
    };
    let options = hand_options(&rules.options);
    let usual = shown(options).map_err(deal_error)?;
    if let Some(open) = not_settled(facts.game, options, rules) {
        let other = shown(open.other).map_err(deal_error)?;
        if other.high != usual.high {
            let options = [&usual, &other].into_iter().zip(open.wins);
            let options =
                options.map(|(shown, id)| Choice::new(verdict(shown), of_winners(id, shown)));
            let mut ruling = Ruling::choice(Reason::new(open.asked), options.collect());
            ruling.verdict = verdict(&usual);
            return Ok(ruling.because(open.decides));
        }
    }
    Ok(ruled(facts.game, &usual))
}

/// Puts cards of one rank as they lie on the table, the board before the player's own.
fn lay_out(shown: &mut Showdown, players: &[Holding], board: &[Card]) {
    for Holding { seat, cards } in players {
        let place = |card: &Card| board.iter().chain(cards).position(|dealt| dealt == card);
        let Some(shown) = shown.hands.get_mut(seat) else { continue };
        for hand in [&mut shown.high, &mut shown.low].into_iter().flatten() {
            for same in hand.cards.chunk_by_mut(|one, next| one.rank == next.rank) {
                same.sort_by_key(place);
            }
        }
    }
}

fn ruled(game: Game, shown: &Showdown) -> Ruling {
    let mut ruling = Ruling::new(verdict(shown), answer(shown));
    for (seat, hands) in &shown.hands {
        ruling = ruling.because(line(*seat, hands));
    }
    if let Some(reason) = deciding(shown) {
        ruling = ruling.because(reason);
    }
    let is_split = shown.high.is_some() && !first(shown.low.as_ref()).is_empty();
    let say = if is_split { "showdown-say-both" } else { "showdown-say" };
    let say = with_hand(of_winners(say, shown), shown);
    ruling
        .say(say)
        .steps(["showdown-step-read", "showdown-step-losers-first"])
        .rests_on(EVERY_GAME)
        .rests_on(gists(game))
}

/// What a game has of its own, and what holds in all of them.
const fn gists(game: Game) -> &'static [&'static str] {
    match game {
        Game::Holdem => &["gist-showdown-holdem"],
        Game::Omaha => &["gist-showdown-two-and-three"],
        Game::Omaha8 => &[
            "gist-showdown-two-and-three",
            "gist-showdown-eight-or-better",
            "gist-showdown-plain-low",
        ],
        Game::Stud7 => &["gist-showdown-five-of-seven"],
        Game::Stud8 => &["gist-showdown-stud8"],
        Game::Razz => &["gist-showdown-ace-to-five"],
        Game::Stud5 => &["gist-showdown-stud5"],
        Game::Draw5 | Game::Draw32 => &[
            "gist-showdown-draw",
            "gist-showdown-double-draw",
            "gist-showdown-flush-after-exchange",
        ],
        Game::LowballA5 => &["gist-showdown-lowball"],
        Game::Lowball27 | Game::Omaha5 | Game::ShortDeck | Game::Badugi => &[],
    }
}

/// Gists that hold in every game.
const EVERY_GAME: &[&str] = &[
    "gist-showdown-cards-speak",
    "gist-showdown-all-cards",
    "gist-showdown-dealer-reads",
    "gist-showdown-best-takes-pot",
    "gist-showdown-best-five",
];

/// The best group; nobody where there is none.
fn first(groups: Option<&Vec<Vec<Seat>>>) -> &[Seat] {
    groups.and_then(|groups| groups.first()).map_or(&[], Vec::as_slice)
}

/// A sentence about who wins: high, or low where nothing else counts, and low beside high.
fn of_winners(id: &'static str, shown: &Showdown) -> Reason {
    let (high, low) = (first(shown.high.as_ref()), first(shown.low.as_ref()));
    let main = if shown.high.is_some() { high } else { low };
    let reason = Reason::new(id).said("seats", spoken::seats(main));
    let reason = reason.count("winners", main.len() as u64);
    reason.said("low", spoken::seats(low)).count("lows", low.len() as u64)
}

/// With the hand that wins, the high one where there is one.
fn with_hand(reason: Reason, shown: &Showdown) -> Reason {
    let is_low = shown.high.is_none();
    let groups = if is_low { &shown.low } else { &shown.high };
    let hands = first(groups.as_ref()).first().and_then(|seat| shown.hands.get(seat));
    let hand =
        hands.and_then(|hands| if is_low { hands.low.as_ref() } else { hands.high.as_ref() });
    match hand {
        Some(hand) if is_low => reason.said("hand", spoken::phrase(spoken::low_hand(hand))),
        Some(hand) => reason.said("hand", spoken::phrase(spoken::hand(hand))),
        None => reason,
    }
}

fn answer(shown: &Showdown) -> Reason {
    let low = first(shown.low.as_ref());
    let main = first(shown.high.as_ref().or(shown.low.as_ref()));
    let id = match (main.len(), &shown.high, &shown.low) {
        (_, Some(_), Some(_)) if low.is_empty() => "showdown-no-low",
        (_, Some(_), Some(_)) => "showdown-high-and-low",
        (1, ..) => "showdown-one",
        _ => "showdown-split",
    };
    with_hand(of_winners(id, shown), shown)
}

fn line(seat: Seat, hands: &ShownHand) -> Reason {
    let parts = [(&hands.high, false), (&hands.low, true)];
    let mut told = parts.into_iter().filter_map(|(hand, is_low)| {
        let hand = hand.as_ref()?;
        let words = if is_low { spoken::low_hand(hand) } else { spoken::hand(hand) };
        Some((spoken::phrase(words), spoken::cards(&hand.cards)))
    });
    match (told.next(), told.next()) {
        (Some((hand, cards)), Some((low, low_cards))) => {
            let reason = Reason::new("showdown-seat-both").with("seat", seat).said("hand", hand);
            reason.with("cards", cards).said("low", low).with("low-cards", low_cards)
        }
        (Some((hand, cards)), None) => {
            Reason::new("showdown-seat").with("seat", seat).said("hand", hand).with("cards", cards)
        }
        _ => Reason::new("showdown-seat-none").with("seat", seat),
    }
}

/// What decides between the winners and the next group, where it is not the class.
fn deciding(shown: &Showdown) -> Option<Reason> {
    let groups = shown.high.as_ref()?;
    let hand = |place: usize| -> Option<&Hand> {
        shown.hands.get(groups.get(place)?.first()?)?.high.as_ref()
    };
    match hand(0)?.deciding(hand(1)?) {
        Deciding::Rank(own, other) => {
            let reason = Reason::new("showdown-rank-decides");
            Some(reason.term("own", spoken::one(own)).term("other", spoken::one(other)))
        }
        Deciding::Kicker(_, own, other) => {
            let reason = Reason::new("showdown-kicker-decides");
            Some(reason.term("own", spoken::one(own)).term("other", spoken::one(other)))
        }
        Deciding::Category | Deciding::Nothing => None,
    }
}

fn verdict(shown: &Showdown) -> Verdict {
    let hand = |(seat, hands): (&Seat, &ShownHand)| {
        let best = hands.high.as_ref().or(hands.low.as_ref());
        let hand = HandShown {
            high: hands.high.as_ref().map(spoken::hand),
            best: best.map(|hand| spoken::cards(&hand.cards)),
            low: hands.low.as_ref().map(spoken::low_hand),
        };
        (*seat, hand)
    };
    let hands = shown.hands.iter().map(hand).collect();
    Verdict::Hands(HandsShown { high: shown.high.clone(), low: shown.low.clone(), hands })
}
