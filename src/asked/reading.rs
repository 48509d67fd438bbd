//! A sentence as it is read: words and numbers, with the cards and the counts among them.

use crate::cards_in_text;
use crate::counts;
use crate::lexicon::Lexicon;
use crate::token::{Token, split};

/// The words, numbers and cards of a sentence.
pub(super) fn read(sentence: &str, lexicon: &Lexicon) -> Vec<Token> {
    let mut tokens = split(sentence, lexicon);
    cards_in_text::find(&mut tokens, sentence, lexicon);
    counts::find(&mut tokens, lexicon);
    tokens
}

#[cfg(test)]
mod tests {
    use crate::lexicon::Lexicon;
    use crate::reading::read;

    #[test]
    fn cards_are_read_as_they_are_written_and_said() {
        for (said, wanted) in [
            ("seat 3 shows AhQh on Kh Kd 8s", "Ah Qh|Kh|Kd|8s"),
            ("ks kd as he says", "Ks|Kd|As"),
            ("as he says", ""),
            ("two 9s and 10h", "Th"),
            ("king of hearts, piková sedma, walet pik", "Kh|7s|Js"),
        ] {
            let tokens = read(said, &Lexicon::new());
            let cards = tokens.into_iter().filter_map(|token| token.cards);
            let cards: Vec<String> = cards.filter(|cards| !cards.is_empty()).collect();
            assert_eq!(cards.join("|"), wanted, "{said}");
        }
    }

    #[test]
    fn several_chips_are_counted_and_other_numbers_are_not() {
        for (said, counted) in [
            ("two 500s", vec![(500, 2)]),
            ("2x500 and a 1000", vec![(500, 2), (1_000, 1)]),
            ("five blue ones of 100", vec![(100, 5)]),
            ("three red 25s", vec![(25, 3)]),
            ("fifty hundreds", vec![(100, 50)]),
            ("dva žetony po 500", vec![(500, 2)]),
            ("seat 3 has 2", vec![(3, 1), (2, 1)]),
            ("3, 500 and 600", vec![(3, 1), (500, 1), (600, 1)]),
        ] {
            let tokens = read(said, &Lexicon::new());
            let found = tokens.iter().filter(|token| !token.is_count);
            let found = found.filter_map(|token| Some((token.number?, token.several)));
            assert_eq!(found.collect::<Vec<_>>(), counted, "{said}");
        }
    }
}
