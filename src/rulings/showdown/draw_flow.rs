//! Questions of draw: checking first, openers, how many cards, nobody bets, no cards left.
//!
//! ## Why
//! Houses play draw by different customs, and each of them changes what a hand is worth.
//!
//! ## Example
//! Nobody bets after the exchange: a showdown, or under Polish rules a new deal for the same pot.

use crate::{
    Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed,
};
use cards::Card;
use cards::Rank;
use cards::hands::{Category, Hand, Ranking, TopFlush};
use rulebook::Options;
use rulebook::Rulebook::{Home001, Pl004, Tda2024};
use rulebook::options::{Deck, DrawCards, DrawFirstCheck, DrawNobodyBets, DrawOpeners};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "draw-flow",
    cites: &[
        Home001.cite("CZ-5CD-03", "gist-draw-flow-no-check"),
        Home001.cite("CZ-5CD-04", "gist-draw-flow-three"),
        Home001.cite("CZ-5CD-05", "gist-draw-flow-ace"),
        Pl004.cite("PL-DRAW-06", "gist-draw-flow-may-check"),
        Pl004.cite("PL-DRAW-07", "gist-draw-flow-openers"),
        Pl004.cite("PL-DRAW-09", "gist-draw-flow-nobody-opens"),
        Pl004.cite("PL-DRAW-16", "gist-draw-flow-four"),
        Pl004.cite("PL-DRAW-16", "gist-draw-flow-once"),
        Home001.cite("CZ-5CD-08", "gist-draw-flow-twice"),
        Pl004.cite("PL-DRAW-17", "gist-draw-flow-stock"),
        Pl004.cite("PL-DRAW-19", "gist-draw-flow-carried"),
        Pl004.cite("PL-DRAW-20", "gist-draw-flow-back-in"),
        Tda2024.cite("RP-17", "gist-draw-flow-limping"),
    ],
    example: r#"{"question":"exchange","wants":4,"shows_ace":true}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    struct Facts {
        question: Question,
        /// Cards in the deck: 52 or 32.
        #[form(or_by_the_rules)]
        #[range(32..=52)]
        #[asked_if(question = "opens" | "stock")]
        deck: Option<u32>,
        #[asked_if(question = "opens")]
        cards: Option<Vec<Card>>,
        #[range(0..=5)]
        #[needed_if(question = "exchange")]
        wants: Option<u32>,
        #[asked_if(question = "exchange")]
        shows_ace: Option<bool>,
        #[range(2..=10)]
        #[needed_if(question = "stock")]
        players: Option<u32>,
        #[range(0..=50)]
        #[needed_if(question = "stock")]
        wanted_by_all: Option<u32>,
        /// What each of those who stayed has put in.
        #[needed_if(question = "comes_back_in")]
        others_put_in: Option<Amount>,
        /// What the player had put in before they folded.
        #[needed_if(question = "comes_back_in")]
        put_in: Option<Amount>,
        /// How often the game exchanges.
        #[range(1..=3)]
        #[needed_if(question = "exchange_again")]
        exchanges: Option<u32>,
        #[range(0..=3)]
        #[needed_if(question = "exchange_again")]
        exchanged_so_far: Option<u32>,
    }

    enum Question {
        CheckBeforeOpening,
        Opens,
        Exchange,
        NobodyOpened,
        NobodyBetAfter,
        /// Whether somebody who folded plays for what was carried over.
        ComesBackIn,
        /// Whether cards are exchanged once more.
        ExchangeAgain,
        Stock,
    }
}

impl Facts {
    /// How many cards are in the deck; where nobody said, as many as this event draws from.
    fn deck(&self, options: &Options) -> u32 {
        self.deck.unwrap_or(match options.deck {
            Deck::FiftyTwo => 52,
            Deck::ThirtyTwo => 32,
        })
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let options = &rules.options;
    Ok(match facts.question {
        Question::CheckBeforeOpening => match options.draw_first_check {
            DrawFirstCheck::Yes => Ruling::of("may_check", "draw-flow-may-check")
                .rests_on(&["gist-draw-flow-may-check"]),
            DrawFirstCheck::No => Ruling::of("bet_or_fold", "draw-flow-bet-or-fold")
                .rests_on(&["gist-draw-flow-no-check", "gist-draw-flow-limping"]),
        },
        Question::Opens => return opens(&facts, options),
        Question::Exchange => return exchange(&facts, options.draw_cards),
        Question::NobodyOpened => match options.draw_nobody_bets {
            DrawNobodyBets::CarriedOver => carried("gist-draw-flow-nobody-opens"),
            DrawNobodyBets::Showdown => Ruling::of("next_hand", "draw-flow-next-hand")
                .because("draw-flow-all-gave-up")
                .rests_on(&["gist-draw-flow-no-check"]),
        },
        Question::NobodyBetAfter => match options.draw_nobody_bets {
            DrawNobodyBets::CarriedOver => {
                carried("gist-draw-flow-carried").because("draw-flow-may-come-back")
            }
            DrawNobodyBets::Showdown => Ruling::of("showdown", "draw-flow-showdown")
                .say("draw-flow-say-showdown")
                .by_the_game(),
        },
        Question::ComesBackIn => return comes_back_in(&facts, options.draw_nobody_bets),
        Question::ExchangeAgain => return exchange_again(&facts),
        Question::Stock => return stock(&facts, options),
    })
}

fn carried(gist: &'static str) -> Ruling {
    let ruling = Ruling::of("redeal", "draw-flow-carried");
    let ruling = ruling.say("draw-flow-say-carried");
    ruling.step("draw-flow-step-next-dealer").rests_on(&[gist])
}

/// Whoever folded may play for a carried-over pot after putting in as much as those who stayed.
///
/// Rules: Polish rules 004 PL-DRAW-20.
fn comes_back_in(facts: &Facts, nobody_bets: DrawNobodyBets) -> Result<Ruling, FactsError> {
    let Amount(others) = needed("others_put_in", facts.others_put_in)?;
    let Amount(own) = needed("put_in", facts.put_in)?;
    let Some(owed) = others.checked_sub(own) else {
        return Err(FactsError::at("put_in", Reason::new("draw-more-than-others")));
    };
    Ok(match nobody_bets {
        DrawNobodyBets::CarriedOver => {
            let verdict = json!({ "ruling": "may_come_back", "chips": owed });
            let answer = Reason::new("draw-flow-comes-back").count("chips", owed);
            Ruling::new(verdict, answer).rests_on(&["gist-draw-flow-back-in"])
        }
        DrawNobodyBets::Showdown => {
            let verdict = json!({ "ruling": "stays_out", "chips": null });
            let ruling = Ruling::new(verdict, "draw-flow-stays-out");
            ruling.because("draw-flow-nothing-carried").by_the_game()
        }
    })
}

/// Whether cards are exchanged once more.
///
/// Rules: Polish rules 004 PL-DRAW-16; 001 CZ-5CD-08.
fn exchange_again(facts: &Facts) -> Result<Ruling, FactsError> {
    let exchanges = needed("exchanges", facts.exchanges)?;
    let done = needed("exchanged_so_far", facts.exchanged_so_far)?;
    let ruling = match done < exchanges {
        true => Ruling::of("exchange", "draw-flow-exchange-again"),
        false => Ruling::of("no_more_exchange", "draw-flow-no-more-exchange")
            .say("draw-flow-say-no-more-exchange"),
    };
    let ruling = ruling.because(Reason::new("draw-flow-so-many").count("exchanges", exchanges));
    let gist = match exchanges {
        1 => "gist-draw-flow-once",
        2 => "gist-draw-flow-twice",
        _ => return Ok(ruling.by_the_game()),
    };
    Ok(ruling.rests_on(&[gist]))
}

/// Whether a hand is good enough to open with.
///
/// Rules: Polish rules 004: with 32 cards a pair of kings or better.
fn opens(facts: &Facts, options: &Options) -> Result<Ruling, FactsError> {
    let rests = |ruling: Ruling| ruling.rests_on(&["gist-draw-flow-openers"]);
    let five = facts.cards.as_deref().unwrap_or_default();
    let Ok(five) = five.try_into() else {
        return Err(FactsError::at("cards", Reason::new("draw-five-cards")));
    };
    let is_needed = options.draw_openers == DrawOpeners::Kings && facts.deck(options) == 32;
    if !is_needed {
        return Ok(Ruling::of("may_open", "draw-flow-any-hand-opens").by_the_game());
    }
    let hand = Hand::new(Ranking::High(TopFlush::FullHouse), five);
    let is_enough = hand.is_some_and(|hand| {
        let top = hand.ranks.first().copied();
        let is_kings = hand.category == Category::Pair && top >= Some(Rank::King);
        is_kings || hand.category > Category::Pair
    });
    Ok(rests(match is_enough {
        true => Ruling::of("may_open", "draw-flow-opens").step("draw-flow-step-keep-openers"),
        false => Ruling::of("may_not_open", "draw-flow-does-not-open")
            .because("draw-flow-kings-or-better"),
    }))
}

fn exchange(facts: &Facts, most: DrawCards) -> Result<Ruling, FactsError> {
    let wants = needed("wants", facts.wants)?;
    let shows_ace = facts.shows_ace == Some(true);
    let (may, gists): (u32, &[&str]) = match most {
        DrawCards::Four => (4, &["gist-draw-flow-four"]),
        DrawCards::ThreeOrFourWithAce if shows_ace => (4, &["gist-draw-flow-ace"]),
        DrawCards::ThreeOrFourWithAce => (3, &["gist-draw-flow-three"]),
        DrawCards::Floor => (5, &[]),
    };
    let answer = |id| Reason::new(id).count("most", may).count("wants", wants);
    let verdict = |word: &str| json!({ "ruling": word, "at_most": may });
    let exchanged = || Choice::new(verdict("exchanged"), answer("draw-flow-exchanged"));
    let ruling = match wants <= may {
        // Most houses allow three, and no rule says so.
        true if most == DrawCards::Floor && wants > 3 => {
            let three = json!({ "ruling": "too_many", "at_most": 3 });
            let too_many = Reason::new("draw-flow-too-many").count("most", 3u64);
            let choices = vec![exchanged(), Choice::new(three, too_many)];
            Ruling::choice("wager-floor-decides", choices).because("draw-flow-exchange-silent")
        }
        true if most == DrawCards::Floor => exchanged().ruling().by_the_game(),
        true => exchanged().ruling(),
        false => Ruling::new(verdict("too_many"), answer("draw-flow-too-many"))
            .say(answer("draw-flow-say-too-many")),
    };
    Ok(ruling.rests_on(gists))
}

fn stock(facts: &Facts, options: &Options) -> Result<Ruling, FactsError> {
    let (deck, players) = (facts.deck(options), needed("players", facts.players)?);
    let Some(stock) = players.checked_mul(5).and_then(|dealt| deck.checked_sub(dealt)) else {
        return Err(FactsError::at("players", Reason::new("draw-too-many-players")));
    };
    let wanted = needed("wanted_by_all", facts.wanted_by_all)?;
    let answer = |id| Reason::new(id).count("stock", stock).count("wanted", wanted);
    let verdict = |word: &str| json!({ "ruling": word, "stock": stock });
    let ruling = match wanted <= stock {
        true => Ruling::new(verdict("enough"), answer("draw-flow-stock-enough")),
        false => Ruling::new(verdict("second_stock"), answer("draw-flow-second-stock"))
            .steps(["draw-flow-step-deal-first", "draw-flow-step-shuffle-discards"])
            .say("draw-flow-say-second-stock"),
    };
    Ok(ruling.rests_on(&["gist-draw-flow-stock"]))
}
