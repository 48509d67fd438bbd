//! A penalty in words: who, how much, and what for, in any order.

use crate::Words;
use crate::typed::{
    Act, Asking, Candidate, Deed, FormAsked, Named, Number, Token, Understood, both, nobody, people,
};
use engine::Command;
use engine::entries::{Who, fold};
use engine::penalties::{Offense, PenaltyKind};

/// What may be meant by a penalty for somebody; the form, where nobody said how much.
pub(super) fn penalties(
    asking: &Asking<'_>,
    act: Act,
    kind: Option<PenaltyKind>,
    way: &Understood,
) -> Vec<Candidate> {
    let told = PenaltySaid::read(asking.words, &way.rest);
    let (kind, offense) = (kind.or(told.kind), told.offense);
    if told.names.is_empty() {
        let form = Deed::Form(FormAsked::Penalty(None, offense));
        return vec![Candidate::said(way.score, form)];
    }
    let named = Named::of(&told.names);
    let meant = people(asking, &named);
    if meant.is_empty() {
        return nobody(asking, act, way.score, &named);
    }
    let deed = |player| match kind {
        None => Deed::Form(FormAsked::Penalty(Some(player), offense)),
        Some(kind) => {
            let (player, note, stack) = (Who::Id(player), String::new(), None);
            Deed::Submit(Command::GivePenalty { player, kind, offense, note, stack })
        }
    };
    let found = meant.iter().map(|meant| {
        let is_in = asking.tournament.entries().player(meant.player).is_some_and(|p| p.is_in());
        let score = both(way.score, meant.score);
        Candidate::said(if is_in { score } else { score.saturating_sub(20) }, deed(meant.player))
    });
    found.collect()
}

/// A penalty as it is typed after the name: `2 hands device`.
pub(super) fn penalty_typed(
    words: &Words,
    kind: Option<PenaltyKind>,
    offense: Option<Offense>,
) -> String {
    let usual = |id: &str| list(words, id).into_iter().next().unwrap_or_default();
    let kind = kind.and_then(|kind| match kind {
        PenaltyKind::Warning => None,
        PenaltyKind::Hands(hands) => Some(format!("{hands} {}", usual("command-word-hands"))),
        PenaltyKind::Rounds(rounds) => Some(format!("{rounds} {}", usual("command-word-rounds"))),
        PenaltyKind::Disqualification => Some(usual("command-word-disqualified")),
    });
    let offenses = list(words, "command-word-offenses");
    let offense = offense.and_then(|offense| {
        let mut pairs = offenses.iter().filter_map(|pair| pair.split_once('='));
        pairs.find(|(_, id)| *id == offense.id()).map(|(said, _)| said.to_owned())
    });
    [kind, offense].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A line of words with commas between them.
fn list(words: &Words, id: &str) -> Vec<String> {
    words.text(id).split(',').map(|word| fold(word.trim())).collect()
}

/// What was said of a penalty.
#[derive(Debug, Default)]
struct PenaltySaid {
    kind: Option<PenaltyKind>,
    offense: Option<Offense>,
    /// The words that are left: they name somebody.
    names: Vec<Token>,
}

impl PenaltySaid {
    fn read(words: &Words, rest: &[Token]) -> Self {
        let (hands, rounds) =
            (list(words, "command-word-hands"), list(words, "command-word-rounds"));
        let out = list(words, "command-word-disqualified");
        let offenses = list(words, "command-word-offenses");
        let mut told = Self::default();
        let mut tokens = rest.iter().peekable();
        while let Some(token) = tokens.next() {
            let unit = |token: &Token| {
                let is_hands = hands.contains(&token.folded);
                (is_hands || rounds.contains(&token.folded)).then_some(is_hands)
            };
            let of = |is_hands: bool, count: u32| {
                let count = u16::try_from(count).unwrap_or(u16::MAX);
                if is_hands { PenaltyKind::Hands(count) } else { PenaltyKind::Rounds(count) }
            };
            if let Some(Number::Plain(count)) = token.number
                && let Some(is_hands) = tokens.peek().and_then(|next| unit(next))
            {
                told.kind = Some(of(is_hands, count));
                tokens.next();
            } else if let Some(is_hands) = unit(token) {
                told.kind = Some(of(is_hands, 1));
            } else if out.contains(&token.folded) {
                told.kind = Some(PenaltyKind::Disqualification);
            } else if let Some(found) = offense_of(&offenses, &token.folded) {
                told.offense = Some(found);
            } else {
                told.names.push(token.clone());
            }
        }
        told
    }
}

/// The offense of a word: the catalogue says `phone=device`.
fn offense_of(offenses: &[String], word: &str) -> Option<Offense> {
    let pairs = offenses.iter().filter_map(|pair| pair.split_once('='));
    let mut named = pairs.filter(|(said, _)| *said == word);
    named.next().and_then(|(_, id)| Offense::from_id(id))
}
