//! The log of a file: sentences in English, read for what nothing else in it tells.

use crate::fields::{Fields, Reader, Weight};
use crate::{Point, What};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtLine {
    /// Where it stands in the file.
    pub at: Point,
    /// When, in milliseconds since 1970, UTC.
    pub time: i64,
    pub text: String,
}

/// What a sentence of the log says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said<'l> {
    Started,
    /// Somebody sits here from the beginning.
    Sat {
        who: &'l str,
        seat: SaidSeat<'l>,
    },
    /// A round or break with this number began.
    Began(StageKind, u16),
    /// A round or break was over.
    Over(StageKind, u16),
    Busted {
        who: &'l str,
        seat: Option<SaidSeat<'l>>,
        /// Who won their chips, and where they sat.
        by: Vec<(&'l str, Option<SaidSeat<'l>>)>,
    },
    /// A bust-out was taken back.
    BustUndone {
        who: &'l str,
    },
    /// Something that was sold was taken back.
    SaleUndone,
    /// What stands elsewhere in the file, too.
    KnownOtherwise,
    Unknown,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StageKind {
    Round,
    Break,
}

/// A seat as a sentence of the log names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SaidSeat<'l> {
    pub table: &'l str,
    /// The number of the seat, from 1.
    pub seat: u8,
}

pub(crate) fn read_history<'t>(reader: &mut Reader<'t>, of: &Fields<'_, 't>) -> Vec<TdtLine> {
    let aside = Weight::Aside;
    let is_list = of.get("History").is_some_and(|lines| matches!(lines.what, What::Array(_)));
    let holder = match is_list {
        true => Some(*of),
        false => reader.part(of, "History", &["GameHistory"], aside),
    };
    let Some(holder) = holder else { return Vec::new() };
    let mut lines = Vec::new();
    for value in reader.items(&holder, "History", aside) {
        let Some(fields) = reader.fields(value, &["GameHistoryItem"], aside) else { continue };
        let Some(time) = reader.moment(&fields, "Time", aside) else { continue };
        let text = reader.text(&fields, "Text", aside);
        lines.push(TdtLine { at: reader.point(fields.at), time, text });
    }
    lines
}

/// What a sentence says.
///
/// ```
/// use tdt::{Said, SaidSeat, StageKind, said};
///
/// assert_eq!(said("Start of break 2"), Said::Began(StageKind::Break, 2));
/// let text = "Ana Rys busted out of the tournament (Table 1, Seat 5) by Bo (Table 1, Seat 3)";
/// let seat = |seat| Some(SaidSeat { table: "Table 1", seat });
/// let busted = Said::Busted { who: "Ana Rys", seat: seat(5), by: vec![("Bo", seat(3))] };
/// assert_eq!(said(text), busted);
/// ```
#[must_use]
pub fn said(text: &str) -> Said<'_> {
    let text = text.trim();
    if let Some((who, rest)) = text.split_once(" busted out of the tournament") {
        return busted(who, rest);
    }
    if let Some(who) = text.strip_prefix("Undo of last bust-out for player ") {
        return Said::BustUndone { who };
    }
    if let Some(said) = stage(text) {
        return said;
    }
    if let Some((place, who)) = text.split_once(": ")
        && let Some((table, seat)) = place.rsplit_once(", Seat ")
        && let Some(seat) = seat_no(seat)
    {
        return Said::Sat { who, seat: SaidSeat { table, seat } };
    }
    if text.starts_with("Undo ") {
        return Said::SaleUndone;
    }
    let is_of_a_price = text.ends_with(')') && text.contains(" (Fee: ");
    let is_known = KNOWN_OTHERWISE.iter().any(|known| text.ends_with(known));
    match text {
        "Tournament started" => Said::Started,
        _ if is_of_a_price || is_known => Said::KnownOtherwise,
        _ => Said::Unknown,
    }
}

/// Ends of sentences that say what stands elsewhere, too.
const KNOWN_OTHERWISE: [&str; 4] = [
    "won the tournament",
    "Tournament ended",
    "User initiated next round",
    "User initiated next break",
];

fn stage(text: &str) -> Option<Said<'_>> {
    let (verb, rest) = text.split_once(" of ")?;
    let (kind, number) = rest.split_once(' ')?;
    let kind = match kind {
        "round" => StageKind::Round,
        "break" => StageKind::Break,
        _ => return None,
    };
    let number = figures(number).filter(|number| *number > 0)?;
    match verb {
        "Start" => Some(Said::Began(kind, number)),
        "End" => Some(Said::Over(kind, number)),
        _ => None,
    }
}

fn figures(text: &str) -> Option<u16> {
    let are_figures = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if are_figures { text.parse().ok() } else { None }
}

fn seat_no(text: &str) -> Option<u8> {
    u8::try_from(figures(text)?).ok().filter(|seat| (1..=31).contains(seat))
}

/// Who busted out, where, and by whom.
fn busted<'l>(who: &'l str, rest: &'l str) -> Said<'l> {
    let (seat, rest) = seat_after(rest);
    let mut by = Vec::new();
    let mut rest = rest.strip_prefix(" by ").unwrap_or_default();
    while !rest.is_empty() {
        let (name, after) = match rest.find(" (") {
            Some(at) => rest.split_at_checked(at).unwrap_or((rest, "")),
            None => (rest, ""),
        };
        let (seat, after) = seat_after(after);
        by.push((name, seat));
        let next = [", and ", ", ", " and ", " & "].iter().find_map(|sep| after.strip_prefix(sep));
        rest = next.unwrap_or_default();
    }
    Said::Busted { who, seat, by }
}

/// A seat in brackets at the beginning, and what follows it.
fn seat_after(text: &str) -> (Option<SaidSeat<'_>>, &str) {
    let read = || {
        let (place, after) = text.strip_prefix(" (")?.split_once(')')?;
        let (table, seat) = place.rsplit_once(", Seat ")?;
        Some((SaidSeat { table, seat: seat_no(seat)? }, after))
    };
    match read() {
        Some((seat, after)) => (Some(seat), after),
        None => (None, text),
    }
}

#[cfg(test)]
mod tests {
    use super::{Said, SaidSeat, StageKind, said};

    #[test]
    fn sentences_are_read_for_what_they_say_and_others_are_unknown() {
        let seat = |table, seat| Some(SaidSeat { table, seat });
        let all = [
            ("Tournament started", Said::Started),
            ("Start of round 12", Said::Began(StageKind::Round, 12)),
            ("End of break 1", Said::Over(StageKind::Break, 1)),
            ("Start of round 0", Said::Unknown),
            ("Start of time 3", Said::Unknown),
            ("Undo of last bust-out for player Bo: Li", Said::BustUndone { who: "Bo: Li" }),
            ("Undo buy-in for Bo (Fee: 200.00)", Said::SaleUndone),
            ("Bo bought-in (Fee: 200.00, Rake: 0.00, Profile: X)", Said::KnownOtherwise),
            ("Bo won the tournament", Said::KnownOtherwise),
            ("Clock was paused", Said::Unknown),
            ("", Said::Unknown),
        ];
        for (text, expected) in all {
            assert_eq!(said(text), expected, "{text}");
        }
        let sat = Said::Sat { who: "Bo", seat: seat("Big, round", 7).unwrap() };
        assert_eq!(said("Big, round, Seat 7: Bo"), sat);
        assert_eq!(said("Table 1, Seat 99: Bo"), Said::Unknown);
        let two = "Ana busted out of the tournament (Table 1, Seat 5) by Bo (Table 1, Seat 3), \
                   Cy (Table 1, Seat 4) and Dan";
        let by = vec![("Bo", seat("Table 1", 3)), ("Cy", seat("Table 1", 4)), ("Dan", None)];
        assert_eq!(said(two), Said::Busted { who: "Ana", seat: seat("Table 1", 5), by });
        let bare = "Ana busted out of the tournament";
        assert_eq!(said(bare), Said::Busted { who: "Ana", seat: None, by: Vec::new() });
    }
}
