//! The kinds of chips, a row for each: what it is worth, how it looks, and how many there are.

use crate::parts::settings::chips_ui;
use crate::theme::{Size, Tone, icons, own_paint, space, text};
use crate::widgets::{Push, chip_ui, label_ui, small_ui};
use egui::{ComboBox, DragValue, Grid, Response, Ui, Vec2};
use engine::chips::{Capacity, ChipSet, Denomination};
use reports::CHIP_COLORS;
use std::ops::RangeInclusive;
use words::{Args, Words};

const CHIP_WIDTH: f32 = 30.0;
/// A color that is chosen, and the same in a small window.
const COLOR_WIDTH: f32 = 118.0;
const COLOR_WIDTH_SMALL: f32 = 86.0;
/// Under this width colors are written small.
const WIDTH_FOR_COLORS: f32 = 680.0;
/// The most spots around an edge.
const SPOTS_MAX: u8 = 12;

/// Shows the kinds of chips, and changes what is typed over.
pub(super) fn rows_ui(ui: &mut Ui, words: &Words, set: &mut ChipSet, capacity: &Capacity) {
    let mut gone = None;
    let spacing = Vec2::new(space::ONE, space::HALF);
    Grid::new("rows-of-chip-set").num_columns(9).spacing(spacing).show(ui, |ui| {
        heads_ui(ui, words);
        for (index, chip) in set.denominations.iter_mut().enumerate() {
            let left = capacity.chips.iter().find(|far| far.value == chip.value);
            let left = left.and_then(|far| far.left);
            if row_ui(ui, words, index, chip, left) {
                gone = Some(index);
            }
            ui.end_row();
        }
    });
    if let Some(index) = gone {
        set.denominations.remove(index);
    }
}

fn heads_ui(ui: &mut Ui, words: &Words) {
    let heads = [
        "",
        "chips-head-value",
        "chips-head-color",
        "chips-head-spots",
        "chips-head-spot-color",
        "chips-head-owned",
        "chips-head-in-a-stack",
        "chips-head-left",
        "",
    ];
    for id in heads {
        let words = if id.is_empty() { String::new() } else { words.text(id) };
        small_ui(ui, words);
    }
    ui.end_row();
}

/// One kind; whether it is to go.
fn row_ui(
    ui: &mut Ui,
    words: &Words,
    index: usize,
    chip: &mut Denomination,
    left: Option<i64>,
) -> bool {
    let value = words.chips(chip.value);
    let args = |id: &str| {
        let args = Args::new().text("value", value.as_str()).text("what", words.text(id));
        words.say("chips-cell", &args)
    };
    let name = Args::new().text("value", value.as_str());
    let name = words.say("chips-face", &name.text("color", words.chip_color(chip.color)));
    chip_ui(ui, chip, CHIP_WIDTH, &name);
    named(chips_ui(ui, words, &mut chip.value), &args("chips-head-value"));
    color_ui(ui, words, (index, "color"), &args("chips-head-color"), &mut chip.color);
    let spots = DragValue::new(&mut chip.edge.spots).range(0..=SPOTS_MAX).speed(0.1);
    named(ui.add(spots), &args("chips-head-spots"));
    let of_spots = args("chips-head-spot-color");
    color_ui(ui, words, (index, "spots"), &of_spots, &mut chip.edge.color);
    named(owned_ui(ui, words, &mut chip.inventory), &args("chips-head-owned"));
    let in_a_stack = DragValue::new(&mut chip.in_a_stack).range(0..=200).speed(0.2);
    named(ui.add(in_a_stack), &args("chips-head-in-a-stack"));
    let (shown, tone) = match left {
        Some(left) if left < 0 => (format!("{} {}", icons::WARNING, words.number(left)), true),
        Some(left) => (words.number(left), false),
        None => ("–".to_owned(), false),
    };
    let tone = if tone { Tone::AttentionText } else { Tone::TextMuted };
    label_ui(ui, shown, Size::Body, tone);
    let remove = words.say("chips-remove", &Args::new().text("value", value.as_str()));
    let push = Push::quiet("").icon(icons::CLOSE).name(&remove).tip(&remove).small();
    ui.add(push).clicked()
}

fn named(response: Response, name: &str) {
    let _ = response.accessible_name(name);
}

/// How many there are; nothing typed is not counted.
fn owned_ui(ui: &mut Ui, words: &Words, owned: &mut Option<u32>) -> Response {
    let mut count = owned.unwrap_or(0);
    let is_counted = owned.is_some();
    let written = |number: f64, _: RangeInclusive<usize>| match is_counted {
        true => words.number(number as i64),
        false => "–".to_owned(),
    };
    let typed = |typed: &str| {
        let typed = typed.trim();
        let read = words::typed::chips_typed(typed).map(|count| count.0 as f64);
        if typed.is_empty() || typed == "–" { Some(0.0) } else { read }
    };
    let field = DragValue::new(&mut count).range(0..=10_000_000_u32);
    let response = ui.add(field.custom_formatter(written).custom_parser(typed));
    if response.changed() {
        *owned = (count > 0).then_some(count);
    }
    response.on_hover_text(words.text("chips-head-owned.tip"))
}

/// Offers the usual colors in a list.
fn color_ui(ui: &mut Ui, words: &Words, salt: (usize, &str), name: &str, chosen: &mut [u8; 3]) {
    let (width, size) = match ui.clip_rect().width() >= WIDTH_FOR_COLORS {
        true => (COLOR_WIDTH, Size::Body),
        false => (COLOR_WIDTH_SMALL, Size::Small),
    };
    let combo = ComboBox::from_id_salt(salt)
        .selected_text(text(words.chip_color(*chosen), size))
        .width(width)
        .truncate();
    let shown = combo.show_ui(ui, |ui| {
        for (_, paint) in CHIP_COLORS {
            let words = words.chip_color(paint);
            ui.horizontal(|ui| {
                let (rect, _) =
                    ui.allocate_exact_size(Vec2::splat(space::TWO), egui::Sense::hover());
                ui.painter().circle_filled(rect.center(), space::TWO / 2.0, own_paint(paint));
                let is_chosen = *chosen == paint;
                if ui.selectable_label(is_chosen, words).clicked() {
                    *chosen = paint;
                    ui.close();
                }
            });
        }
    });
    named(shown.response, name);
}
