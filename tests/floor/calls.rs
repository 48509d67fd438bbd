//! Floor calls, by the rule or the case that they answer.

mod betting;
mod betting_words;
