//! The control of one setting, by the kind of its value.

use crate::theme::{Size, Tone, color, icons, regular, space, text};
use crate::widgets::{Push, remark_ui, small_ui};
use egui::{ComboBox, DragValue, Margin, Response, TextEdit, Ui};
use engine::days::FlightStacks;
use engine::entries::NameOrder;
use engine::settings::{
    ButtonTracking, EarlyBreaks, GapRule, HandForHandBusts, HandForHandStart, Language, Limit,
    StageStart,
};
use engine::values::{Chips, LevelNo};
use reports::{Setting, SettingValue};
use rulebook::{ButtonMethod, HaltRule, Rulebook};
use std::ops::RangeInclusive;
use words::typed::chips_typed;
use words::{Args, Words};

const CHOICE_WIDTH: f32 = 168.0;

/// Shows the control; `typed` keeps what is half-typed in it.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of value")]
pub fn value_ui(
    ui: &mut Ui,
    words: &Words,
    setting: &Setting,
    value: &mut SettingValue,
    typed: &mut String,
) {
    let name = words.setting(setting.id);
    let (least, most) = setting.range;
    match value {
        SettingValue::Text(words) => {
            let edit = TextEdit::singleline(words)
                .font(regular(Size::Body))
                .align(egui::Align2::LEFT_CENTER)
                .margin(Margin::symmetric(10, 6))
                .desired_width(ui.available_width().min(CHOICE_WIDTH * 2.0));
            named(ui.add(edit), &name);
        }
        SettingValue::Lines(words) => {
            let edit = TextEdit::multiline(words)
                .font(regular(Size::Body))
                .margin(Margin::symmetric(10, 6))
                .desired_rows(2)
                .desired_width(ui.available_width().min(CHOICE_WIDTH * 2.0));
            named(ui.add(edit), &name);
        }
        SettingValue::Chips(chips) => named(chips_ui(ui, words, chips), &name),
        SettingValue::Number(number) => {
            named(ui.add(DragValue::new(number).range(least..=most)), &name);
        }
        SettingValue::MaybeChips(chips) => {
            maybe_ui(ui, words, setting, chips, Chips(5_000), |ui, chips| {
                chips_ui(ui, words, chips)
            });
        }
        SettingValue::MaybeLevel(level) => {
            maybe_ui(ui, words, setting, level, LevelNo(4), |ui, level| {
                let range = u16::try_from(least).unwrap_or(1)..=u16::try_from(most).unwrap_or(200);
                let prefix = format!("{} ", words.text("header-level"));
                ui.add(DragValue::new(&mut level.0).range(range).prefix(prefix))
            });
        }
        SettingValue::MaybeNumber(number) => {
            maybe_ui(ui, words, setting, number, 9, |ui, number| {
                ui.add(DragValue::new(number).range(least..=most))
            });
        }
        SettingValue::Numbers(numbers) => numbers_ui(ui, words, setting, numbers, typed),
        SettingValue::Limit(limit) => limit_ui(ui, words, &name, limit),
        SettingValue::Rulebook(book) => {
            choice_ui(ui, &name, book, &Rulebook::ALL.map(|book| (book, words.rulebook(book))));
        }
        SettingValue::Button(method) => {
            let methods = [ButtonMethod::Dead, ButtonMethod::Moving];
            choice_ui(ui, &name, method, &methods.map(|it| (it, words.button_method(it))));
        }
        SettingValue::Halt(rule) => {
            let rules = [
                HaltRule::AtTheGap,
                HaltRule::FullTablesAtTheGap,
                HaltRule::BlindsAffected,
                HaltRule::Never,
            ];
            choice_ui(ui, &name, rule, &rules.map(|rule| (rule, words.halt_rule(rule))));
        }
        SettingValue::Tracking(tracking) => {
            let all = [ButtonTracking::Never, ButtonTracking::FinalTable, ButtonTracking::Always];
            choice_ui(ui, &name, tracking, &all.map(|it| (it, words.button_tracking(it))));
        }
        SettingValue::StageStart(start) => {
            let all = [StageStart::ByItself, StageStart::ByFloor];
            choice_ui(ui, &name, start, &all.map(|it| (it, words.stage_start(it))));
        }
        SettingValue::HandForHand(start) => {
            let all = [HandForHandStart::ByFloor, HandForHandStart::AtBubble];
            choice_ui(ui, &name, start, &all.map(|it| (it, words.hand_for_hand_start(it))));
        }
        SettingValue::HandForHandBusts(busts) => {
            use HandForHandBusts::{ByStack, ByTable, Share};
            let all = [Share, ByTable, ByStack];
            choice_ui(ui, &name, busts, &all.map(|it| (it, words.hand_for_hand_busts(it))));
        }
        SettingValue::FlightStacks(stacks) => {
            let all = [FlightStacks::Best, FlightStacks::All];
            choice_ui(ui, &name, stacks, &all.map(|it| (it, words.flight_stacks(it))));
        }
        SettingValue::MaybeLanguage(language) => {
            let none = (None, words.text(&format!("setting-{}.none", setting.id)));
            let named = |it: Language| (Some(it), words::own_name(it).to_owned());
            let all: Vec<_> = [none].into_iter().chain(Language::ALL.map(named)).collect();
            choice_ui(ui, &name, language, &all);
        }
        SettingValue::NameOrder(order) => name_order_ui(ui, words, &name, order),
        SettingValue::EarlyBreaks(early) => early_ui(ui, words, &name, early),
        SettingValue::Gaps(gaps) => gaps_ui(ui, words, &name, gaps, least, most),
    }
}

fn name_order_ui(ui: &mut Ui, words: &Words, name: &str, order: &mut NameOrder) {
    choice_ui(ui, name, order, &NameOrder::ALL.map(|it| (it, words.name_order(it))));
}

fn named(response: Response, name: &str) {
    let _ = response.accessible_name(name);
}

/// Shows chips as they are written, and reads them as they are typed: `10,000`, `10k`.
pub fn chips_ui(ui: &mut Ui, words: &Words, chips: &mut Chips) -> Response {
    let written = |number: f64, _: RangeInclusive<usize>| words.number(number as i64);
    let typed = |typed: &str| chips_typed(typed).map(|chips| chips.0 as f64);
    let field = DragValue::new(&mut chips.0).speed(100.0);
    ui.add(field.custom_formatter(written).custom_parser(typed))
}

/// Something that may be left out: a box to tick, and a field once it is ticked.
fn maybe_ui<T>(
    ui: &mut Ui,
    words: &Words,
    setting: &Setting,
    value: &mut Option<T>,
    usual: T,
    field: impl FnOnce(&mut Ui, &mut T) -> Response,
) {
    let name = words.setting(setting.id);
    ui.horizontal(|ui| {
        let mut is_given = value.is_some();
        let label = match value {
            Some(_) => String::new(),
            None => words.text(&format!("setting-{}.none", setting.id)),
        };
        let tick = ui.checkbox(&mut is_given, text(label, Size::Body));
        let is_ticked = tick.changed();
        named(tick, &words.say("setup-is-set", &Args::new().text("setting", name.as_str())));
        if is_ticked {
            *value = is_given.then_some(usual);
        }
        if let Some(value) = value {
            named(field(ui, value), &name);
        }
    });
}

fn limit_ui(ui: &mut Ui, words: &Words, name: &str, limit: &mut Limit) {
    let most = match *limit {
        Limit::AtMost(most) => most,
        Limit::Never | Limit::Unlimited => 1,
    };
    let choices = [Limit::Never, Limit::AtMost(most), Limit::Unlimited];
    ui.horizontal(|ui| {
        choice_ui(ui, name, limit, &choices.map(|limit| (limit, words.limit(limit))));
        if let Limit::AtMost(most) = limit {
            let count = ui.add(DragValue::new(most).range(1..=99));
            named(count, &words.say("setup-limit-count", &Args::new().text("setting", name)));
        }
    });
}

fn early_ui(ui: &mut Ui, words: &Words, name: &str, early: &mut EarlyBreaks) {
    let (seats, percent) = match *early {
        EarlyBreaks::SeatsOpen(seats) => (seats, 33),
        EarlyBreaks::ShareOpen(percent) => (9, percent),
        EarlyBreaks::Never => (9, 33),
    };
    use EarlyBreaks::{Never, SeatsOpen, ShareOpen};
    let choices = [Never, SeatsOpen(seats), ShareOpen(percent)];
    ui.vertical(|ui| {
        choice_ui(ui, name, early, &choices.map(|it| (it, words.early_breaks(it))));
        let field = |ui: &mut Ui, field: Response, id: &str| {
            let label = words.text(id);
            named(field, &format!("{name}: {label}"));
            small_ui(ui, label);
        };
        ui.horizontal(|ui| match early {
            Never => {}
            SeatsOpen(seats) => {
                let drag = ui.add(DragValue::new(seats).range(0..=10_000));
                field(ui, drag, "setup-early-seats");
            }
            ShareOpen(percent) => {
                let drag = ui.add(DragValue::new(percent).range(0..=100));
                field(ui, drag, "setup-early-percent");
            }
        });
    });
}

fn choice_ui<T: PartialEq + Copy>(ui: &mut Ui, name: &str, value: &mut T, choices: &[(T, String)]) {
    let chosen = choices.iter().find(|(choice, _)| choice == value);
    let chosen = chosen.map(|(_, words)| words.clone()).unwrap_or_default();
    let combo = ComboBox::from_id_salt(name).selected_text(chosen).width(CHOICE_WIDTH).wrap();
    let shown = combo.show_ui(ui, |ui| {
        for (choice, words) in choices {
            ui.selectable_value(value, *choice, words);
        }
    });
    named(shown.response, name);
}

/// Several numbers with commas between them.
fn numbers_ui(
    ui: &mut Ui,
    words: &Words,
    setting: &Setting,
    numbers: &mut Vec<u32>,
    typed: &mut String,
) {
    let (least, most) = setting.range;
    let name = words.setting(setting.id);
    let stands: Vec<String> = numbers.iter().map(u32::to_string).collect();
    let id = ui.make_persistent_id(setting.id);
    if !ui.memory(|memory| memory.has_focus(id)) && read_numbers(typed).is_some() {
        *typed = stands.join(", ");
    }
    ui.vertical(|ui| {
        let hint = words.text(&format!("setting-{}.none", setting.id));
        let edit = TextEdit::singleline(typed)
            .id(id)
            .font(regular(Size::Body))
            .hint_text(text(hint, Size::Body).color(color(ui, Tone::TextDisabled)))
            .align(egui::Align2::LEFT_CENTER)
            .margin(Margin::symmetric(10, 6))
            .desired_width(CHOICE_WIDTH);
        let edit = ui.add(edit);
        let is_changed = edit.changed();
        named(edit, &name);
        match read_numbers(typed) {
            Some(read) if is_changed => {
                *numbers = read.into_iter().map(|number| number.clamp(least, most)).collect();
            }
            Some(_) => {}
            None => {
                remark_ui(ui, words.text("setup-numbers-unreadable"), Tone::AttentionText);
            }
        }
    });
}

/// Numbers as people type them, the largest first; none where something is no number.
fn read_numbers(typed: &str) -> Option<Vec<u32>> {
    let parts = typed.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty());
    let mut numbers: Vec<u32> = parts.map(|part| part.parse().ok()).collect::<Option<_>>()?;
    numbers.sort_unstable_by_key(|number| std::cmp::Reverse(*number));
    numbers.dedup();
    Some(numbers)
}

/// How far apart table sizes may be, the line for the largest rooms first.
fn gaps_ui(ui: &mut Ui, words: &Words, name: &str, gaps: &mut Vec<GapRule>, least: u32, most: u32) {
    let range = u8::try_from(least).unwrap_or(1)..=u8::try_from(most).unwrap_or(5);
    let mut removed = None;
    ui.vertical(|ui| {
        for (index, gap) in gaps.iter_mut().enumerate() {
            ui.push_id(index, |ui| {
                ui.horizontal(|ui| {
                    let players = ui.add(DragValue::new(&mut gap.gap).range(range.clone()));
                    let label = words.text("setup-gap-players");
                    let name = if index == 0 { name.to_owned() } else { format!("{name} {index}") };
                    named(players, &name);
                    small_ui(ui, label);
                    if gap.tables_min > 0 {
                        let from = words.text("setup-gap-from");
                        small_ui(ui, from);
                        let tables = DragValue::new(&mut gap.tables_min).range(1..=1_000);
                        named(ui.add(tables), &words.text("setup-gap-tables"));
                        let remove = words.text("setup-gap-remove");
                        let push = Push::quiet(icons::CLOSE).name(&remove).tip(&remove).small();
                        if ui.add(push).clicked() {
                            removed = Some(index);
                        }
                    }
                });
            });
        }
        ui.add_space(space::HALF);
        let add = words.text("setup-gap-add");
        if ui.add(Push::quiet(&add).small()).clicked() {
            let largest = gaps.first().copied().unwrap_or(GapRule { tables_min: 0, gap: 1 });
            let tables_min = if largest.tables_min == 0 { 5 } else { largest.tables_min * 2 };
            let gap = largest.gap.saturating_add(1).min(*range.end());
            gaps.insert(0, GapRule { tables_min, gap });
        }
    });
    if let Some(index) = removed.filter(|index| *index < gaps.len()) {
        gaps.remove(index);
    }
}

#[cfg(test)]
mod tests {
    use crate::parts::settings::value::read_numbers;
    #[test]
    fn numbers_are_typed_in_any_order() {
        assert_eq!(read_numbers("9, 27 18;9"), Some(vec![27, 18, 9]));
        assert_eq!(read_numbers(" "), Some(vec![]));
        assert_eq!(read_numbers("9, nine"), None);
    }
}
