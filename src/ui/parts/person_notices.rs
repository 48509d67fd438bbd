//! What the desk is told of somebody of the house who registers.

use crate::widgets::{Notice, Urgency, notice_of};
use people::{Day, Details, Field};
use words::{Args, Words, legible_part};

/// What somebody needs at the table, and a membership that is due.
pub fn person_notices(words: &Words, details: &Details, today: Option<Day>) -> Vec<Notice> {
    let is_due = details.fee_until.zip(today).is_some_and(|(until, today)| until < today);
    let told = [
        (Field::Needs, !details.needs.is_empty(), "people-needs"),
        (Field::FeeUntil, is_due, "people-fee-due"),
    ];
    let told = told.into_iter().filter(|(_, is_told, _)| *is_told);
    told.map(|(field, _, id)| {
        let args = Args::new()
            .text("name", legible_part(details.name.as_str()))
            .text("what", legible_part(&details.get(field)));
        notice_of(&words.say(id, &args), Urgency::Attention)
    })
    .collect()
}
