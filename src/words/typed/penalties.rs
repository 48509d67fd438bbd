//! A penalty in words: who, how much, and what for, in any order.

use crate::typed::means::{Candidate, both, nobody};
use crate::typed::parse::{Number, Token};
use crate::typed::phrase::Act;
use crate::typed::who::{Said, people};
use crate::typed::{Asking, Deed, Form};
use engine::Command;
use engine::entries::{Who, fold};
use engine::penalties::{Offense, PenaltyKind};

/// What may be meant by a penalty for somebody; the form, where nobody said how much.
pub(super) fn penalties(
    asking: &Asking<'_>,
    act: Act,
    score: u32,
    rest: &[Token],
) -> Vec<Candidate> {
    let (kind, offense, names) = told(asking, rest);
    let kind = if act == Act::Warn { Some(PenaltyKind::Warning) } else { kind };
    if names.is_empty() {
        let form = Deed::Form(Form::Penalty(None, offense));
        return vec![Candidate::said(score, form)];
    }
    let said = Said::of(&names);
    let meant = people(asking, &said);
    if meant.is_empty() {
        return nobody(asking, act, score, &said);
    }
    let deed = |player| match kind {
        None => Deed::Form(Form::Penalty(Some(player), offense)),
        Some(kind) => {
            let (player, note, stack) = (Who::Id(player), String::new(), None);
            Deed::Submit(Command::GivePenalty { player, kind, offense, note, stack })
        }
    };
    let found = meant.iter().map(|meant| {
        let is_in = asking.tournament.entries().player(meant.player).is_some_and(|p| p.is_in());
        let score = both(score, meant.score);
        Candidate::said(if is_in { score } else { score.saturating_sub(20) }, deed(meant.player))
    });
    found.collect()
}

/// How much and what for, and the words that are left: they name somebody.
fn told(asking: &Asking<'_>, rest: &[Token]) -> (Option<PenaltyKind>, Option<Offense>, Vec<Token>) {
    let list = |id: &str| -> Vec<String> {
        asking.words.text(id).split(',').map(|word| fold(word.trim())).collect()
    };
    let (hands, rounds) = (list("command-word-hands"), list("command-word-rounds"));
    let out = list("command-word-disqualified");
    let offenses = list("command-word-offenses");
    let (mut kind, mut offense, mut names) = (None, None, Vec::new());
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
            kind = Some(of(is_hands, count));
            tokens.next();
        } else if let Some(is_hands) = unit(token) {
            kind = Some(of(is_hands, 1));
        } else if out.contains(&token.folded) {
            kind = Some(PenaltyKind::Disqualification);
        } else if let Some(found) = offense_of(&offenses, &token.folded) {
            offense = Some(found);
        } else {
            names.push(token.clone());
        }
    }
    (kind, offense, names)
}

/// The offense of a word: the catalogue says `phone=device`.
fn offense_of(offenses: &[String], word: &str) -> Option<Offense> {
    let pairs = offenses.iter().filter_map(|pair| pair.split_once('='));
    let mut named = pairs.filter(|(said, _)| *said == word);
    named.next().and_then(|(_, id)| Offense::from_id(id))
}
