//! How each part is drawn.

mod chips;
mod clock;
mod fact;
mod lists;
mod news;
mod podium;
mod prizes;
mod table;

use crate::compose::Shown;
use crate::mark::Align;
use crate::part::{Frame, Part, Placing, TimeForm};
use crate::part_facts::fact_of;
use crate::pen::{Pen, inside};
use crate::theme::Tone;
use print::Area;

/// Draws a part in its place; nothing where it has nothing to say.
pub(crate) fn draw(pen: &mut Pen<'_>, part: &Part, area: Area, on: &Placing, shown: &Shown<'_>) {
    let body = inside(area, on.frame);
    match part {
        Part::Blank => {}
        Part::Time(TimeForm::Digits) => clock::digits(pen, body, on.align, shown),
        Part::Time(TimeForm::Ring) => clock::ring(pen, body, shown),
        Part::Progress => clock::progress(pen, body, shown),
        Part::Coming => lists::coming(pen, body, shown),
        Part::Changes => lists::changes(pen, body, shown),
        Part::Out => lists::out(pen, body, shown),
        Part::Chips => chips::chips(pen, body, shown),
        Part::ColoredUp => chips::colored_up(pen, body, shown),
        Part::Prizes => prizes::prizes(pen, body, shown),
        Part::FinalTable => table::final_table(pen, body, shown),
        Part::Podium => podium::podium(pen, body, shown),
        Part::News => news::news(pen, body, shown),
        Part::Words(words) => {
            let words = shown.saying.filled(words);
            news::words(pen, body, on.align, Tone::Text, &words);
        }
        Part::Until(typed) => clock::until(pen, body, on.align, typed, shown),
        Part::Message => news::message(pen, body, on.align, shown),
        Part::Picture(names) => pen.pictures(body, on.align, names),
        Part::Code => chips::code(pen, body, shown),
        Part::Event
        | Part::OfDay
        | Part::Heading
        | Part::Level
        | Part::State
        | Part::Stakes
        | Part::Next
        | Part::NextBreak
        | Part::Resumes
        | Part::Players
        | Part::Entries
        | Part::Rebuys
        | Part::AddOns
        | Part::Tables
        | Part::Average
        | Part::InPlay
        | Part::Pool
        | Part::NextPayout => {
            if let Some(said) = fact_of(part, shown) {
                fact::fact(pen, body, on.align, &said);
            }
        }
    }
}

/// Whether a part has anything to say.
pub(crate) fn has(pen: &Pen<'_>, part: &Part, shown: &Shown<'_>) -> bool {
    let area = Area { x: 0.0, y: 0.0, width: 900.0, height: 500.0 };
    let on =
        Placing { at: (0, 0, 1, 1), shows: Vec::new(), frame: Frame::Bare, align: Align::Middle };
    let mut pen = pen.blank();
    draw(&mut pen, part, area, &on, shown);
    !pen.marks.is_empty()
}
