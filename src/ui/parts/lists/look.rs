//! What was understood of a list, line by line.

use crate::parts::stakes_line;
use crate::theme::{Size, Tone, color, text, text_bold};
use crate::view::View;
use crate::vocabulary::SheetOf;
use egui::{Align, Label, Layout, RichText, ScrollArea, Ui, Vec2};
use engine::chips::{ChipSet, Denomination};
use engine::money::Currency;
use engine::structure::{Game, Stage, Structure};
use exchange::{
    HandedOnError, ListLook, ListNote, ListTold, PayoutSheet, chip_meanings, list_note_said,
    look_at_chips, look_at_payouts, look_at_structure, payout_meanings, sheet_problem_said,
    stage_meanings,
};
use rulebook::PayoutTemplate;
use words::Args;

pub(super) type Seen = Result<ListLook<Understood>, HandedOnError>;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Understood {
    Structure(Structure),
    Payouts(PayoutSheet),
    Chips(ChipSet),
}

/// A line of what was understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct LookRow {
    /// The line of the list, from 1; none where that is not told.
    line: Option<u64>,
    name: String,
    what: String,
    aside: String,
    tone: Tone,
}

/// Looks at a list of a kind.
pub(super) fn look(
    view: &View<'_>,
    of: SheetOf,
    bytes: &[u8],
    slug: &str,
    told: &ListTold,
) -> Seen {
    match of {
        SheetOf::Structure => Ok(look_at_structure(bytes, told)?.map(Understood::Structure)),
        SheetOf::Payouts => {
            let digits = currency(view).digits;
            let look = look_at_payouts(bytes, slug, digits, told)?;
            Ok(look.map(Understood::Payouts))
        }
        SheetOf::Chips => Ok(look_at_chips(bytes, told)?.map(Understood::Chips)),
    }
}

/// What the columns of such a list may hold.
pub(super) fn meanings(of: SheetOf) -> Vec<&'static str> {
    match of {
        SheetOf::Structure => stage_meanings().collect(),
        SheetOf::Payouts => payout_meanings().collect(),
        SheetOf::Chips => chip_meanings().collect(),
    }
}

/// In what money of the event is told.
pub(super) fn currency(view: &View<'_>) -> Currency {
    let terms = view.tournament.settings().money.as_ref();
    let none = || Currency { name: String::new(), digits: 2 };
    terms.map_or_else(none, |terms| terms.currency.clone())
}

/// What was understood, line by line, with what is wrong where it stands.
pub(super) fn rows(view: &View<'_>, look: &ListLook<Understood>) -> Vec<LookRow> {
    let mut rows = match &look.value {
        Understood::Structure(structure) => stage_rows(view, structure, &look.lines),
        Understood::Chips(set) => chip_rows(view, set, &look.lines),
        Understood::Payouts(PayoutSheet::Template(template)) => share_rows(view, template),
        Understood::Payouts(PayoutSheet::Amounts(amounts)) => {
            let currency = currency(view);
            let amount = |(place, amount): (u64, &engine::values::Money)| LookRow {
                line: None,
                name: place_words(view, place),
                what: view.words.money(*amount, &currency),
                aside: String::new(),
                tone: Tone::Text,
            };
            (1..).zip(amounts).map(amount).collect()
        }
    };
    rows.extend(look.problems.iter().map(|problem| LookRow {
        line: Some(problem.line),
        name: view.text("list-line-wrong"),
        what: sheet_problem_said(view.words, problem),
        aside: String::new(),
        tone: Tone::StoppedText,
    }));
    rows.extend(look.notes.iter().filter_map(|note| {
        let ListNote::LineUnread(line, said) = note else { return None };
        Some(LookRow {
            line: Some(*line),
            name: view.text("list-line-unread"),
            what: said.clone(),
            aside: String::new(),
            tone: Tone::TextMuted,
        })
    }));
    // Those without a line stay in front, in their order.
    rows.sort_by_key(|row| row.line);
    rows
}

/// What is to be said of the list as a whole.
pub(super) fn remarks(view: &View<'_>, look: &ListLook<Understood>) -> Vec<String> {
    let notes = look.notes.iter().filter(|note| !matches!(note, ListNote::LineUnread(..)));
    notes.map(|note| list_note_said(view.words, note)).collect()
}

fn stage_rows(view: &View<'_>, structure: &Structure, lines: &[u64]) -> Vec<LookRow> {
    let mut levels = 0_u64;
    let mut lines = lines.iter().copied();
    let row = |stage: &Stage| {
        let (name, what) = match stage {
            Stage::Level(level) => {
                levels += 1;
                let name = view.say("list-level", &Args::new().no("level", levels));
                let stakes = stakes_line(view, &level.stakes);
                let game = view.words.game(level.game);
                let is_usual = level.game == Game::default();
                (name, if is_usual { stakes } else { format!("{stakes} · {game}") })
            }
            Stage::Break(_) => (view.text("list-break"), String::new()),
        };
        let colors_up = match stage {
            Stage::Level(level) => level.color_up,
            Stage::Break(pause) => pause.color_up,
        };
        let parts = [what, if colors_up { view.text("list-color-up") } else { String::new() }];
        let what = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
        let tone = match stage {
            Stage::Level(_) => Tone::Text,
            Stage::Break(_) => Tone::TextMuted,
        };
        LookRow {
            line: lines.next(),
            name,
            what: what.join(" · "),
            aside: view.words.minutes(i64::from(stage.secs())),
            tone,
        }
    };
    structure.stages.iter().map(row).collect()
}

fn chip_rows(view: &View<'_>, set: &ChipSet, lines: &[u64]) -> Vec<LookRow> {
    let row = |(chip, line): (&Denomination, &u64)| {
        let owned =
            chip.inventory.map(|own| view.say("list-chips-own", &Args::new().count("count", own)));
        let stack = (chip.in_a_stack > 0)
            .then(|| view.say("list-chips-stack", &Args::new().no("count", chip.in_a_stack)));
        let parts: Vec<String> = owned.into_iter().chain(stack).collect();
        LookRow {
            line: Some(*line),
            name: view.words.chips(chip.value),
            what: parts.join(" · "),
            aside: view.words.chip_color(chip.color),
            tone: Tone::Text,
        }
    };
    set.denominations.iter().zip(lines).map(row).collect()
}

fn place_words(view: &View<'_>, place: u64) -> String {
    view.say("list-place", &Args::new().no("place", place))
}

fn share_rows(view: &View<'_>, template: &PayoutTemplate) -> Vec<LookRow> {
    let mut rows = Vec::new();
    for line in &template.lines {
        let sum: u64 = line.weights.iter().map(|weight| u64::from(*weight)).sum();
        if template.lines.len() > 1 {
            rows.push(LookRow {
                line: None,
                name: view.say("list-entries-from", &Args::new().no("entries", line.entries)),
                what: view.say("list-places", &Args::new().count("places", line.weights.len())),
                aside: String::new(),
                tone: Tone::TextMuted,
            });
        }
        rows.extend((1..).zip(&line.weights).map(|(place, weight)| {
            let hundredths = u64::from(*weight) * 10_000 / sum.max(1);
            let percent = engine::values::Money(hundredths).figures(2);
            LookRow {
                line: None,
                name: place_words(view, place),
                what: format!("{} %", view.words.figures(&percent)),
                aside: String::new(),
                tone: Tone::Text,
            }
        }));
    }
    rows
}

const LINE_HEIGHT: f32 = 26.0;

/// In less room names are short, so that what stands beside them is read whole.
const ROOM_FOR_NAMES: f32 = 440.0;

/// How wide the columns are; one of which nothing stands is none.
struct Widths {
    line: f32,
    name: f32,
    aside: f32,
}

impl Widths {
    fn of(ui: &Ui, rows: &[LookRow]) -> Self {
        let has_lines = rows.iter().any(|row| row.line.is_some());
        let has_asides = rows.iter().any(|row| !row.aside.is_empty());
        let is_narrow = has_asides && ui.available_width() < ROOM_FOR_NAMES;
        Self {
            line: if has_lines { 28.0 } else { 0.0 },
            name: if is_narrow { 76.0 } else { 132.0 },
            aside: if is_narrow { 56.0 } else { 76.0 },
        }
    }
}

/// Shows the lines; as many as there is room for, and the others by scrolling.
pub(super) fn rows_ui(ui: &mut Ui, rows: &[LookRow]) {
    let area = ScrollArea::vertical().id_salt("list-rows").auto_shrink(false);
    ui.spacing_mut().item_spacing.y = 2.0;
    let widths = Widths::of(ui, rows);
    area.show_rows(ui, LINE_HEIGHT, rows.len(), |ui, range| {
        for row in rows.get(range).into_iter().flatten() {
            row_ui(ui, row, &widths);
        }
    });
}

fn row_ui(ui: &mut Ui, row: &LookRow, widths: &Widths) {
    ui.horizontal(|ui| {
        ui.set_height(LINE_HEIGHT);
        let muted = color(ui, Tone::TextMuted);
        let line = row.line.map(|line| line.to_string()).unwrap_or_default();
        if widths.line > 0.0 {
            cell_ui(ui, widths.line, text(line, Size::Small).color(muted));
        }
        let tone = color(ui, row.tone);
        cell_ui(ui, widths.name, text_bold(row.name.as_str(), Size::Body).color(tone));
        let aside = if row.aside.is_empty() { 0.0 } else { widths.aside };
        let width = ui.available_width() - aside - ui.spacing().item_spacing.x;
        cell_ui(ui, width, text(row.what.as_str(), Size::Body).color(tone));
        if aside > 0.0 {
            cell_ui(ui, aside, text(row.aside.as_str(), Size::Body).color(muted));
        }
    });
}

/// A cell so wide, with its words at its left edge; what has no room is shown under the pointer.
fn cell_ui(ui: &mut Ui, width: f32, words: RichText) {
    let size = Vec2::new(width.max(1.0), LINE_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(size.x);
        ui.add(Label::new(words).truncate());
    });
}
