//! A penalty in words: who, how much, and what for, in any order.

use crate::Words;
use crate::typed::{
    Act, Asking, BoxAction, Candidate, FormAsked, Named, Number, Token, Understood, both, nobody,
    people,
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
        let form = BoxAction::Form(FormAsked::Penalty(None, offense));
        return vec![Candidate::said(way.score, form)];
    }
    let named = Named::of(&told.names);
    let meant = people(asking, &named);
    if meant.is_empty() {
        return nobody(asking, act, way.score, &named);
    }
    let deed = |player| match kind {
        None => BoxAction::Form(FormAsked::Penalty(Some(player), offense)),
        Some(kind) => {
            let (player, note, stack) = (Who::Id(player), String::new(), None);
            BoxAction::Submit(Command::GivePenalty { player, kind, offense, note, stack })
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
    // A warning is typed as one, so nothing is left to say of it.
    let kind = kind.filter(|kind| !kind.is_word()).map(|kind| {
        let usual = kind_words(words, kind).into_iter().next().unwrap_or_default();
        kind.count().map_or_else(|| usual.clone(), |count| format!("{count} {usual}"))
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

/// The words for a kind of penalty, the usual one first.
fn kind_words(words: &Words, kind: PenaltyKind) -> Vec<String> {
    list(words, &format!("command-word-{}", kind.id()))
}

#[derive(Debug, Default)]
struct PenaltySaid {
    kind: Option<PenaltyKind>,
    offense: Option<Offense>,
    /// The words that are left: they name somebody.
    names: Vec<Token>,
}

impl PenaltySaid {
    fn read(words: &Words, rest: &[Token]) -> Self {
        let kinds: Vec<(PenaltyKind, Vec<String>)> =
            PenaltyKind::all().map(|kind| (kind, kind_words(words, kind))).collect();
        let kind_of = |token: &Token| {
            kinds.iter().find(|(_, said)| said.contains(&token.folded)).map(|(kind, _)| *kind)
        };
        let offenses = list(words, "command-word-offenses");
        let mut told = Self::default();
        let mut tokens = rest.iter().peekable();
        while let Some(token) = tokens.next() {
            if let Some(Number::Plain(count)) = token.number
                && let Some(kind) = tokens.peek().and_then(|next| kind_of(next))
                && kind.count().is_some()
            {
                told.kind = Some(kind.counted(u16::try_from(count).unwrap_or(u16::MAX)));
                tokens.next();
            } else if let Some(kind) = kind_of(token) {
                // The first word decides, so that a kind may have two, as `half round`.
                told.kind = told.kind.or(Some(kind.counted(1)));
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
