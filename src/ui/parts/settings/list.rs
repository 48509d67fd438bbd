//! The settings as a list: name, control, what it does, the rule, and whether it can change later.

use crate::parts::settings::value::value_ui;
use crate::theme::{Size, Tone, color, space, stroke, text, text_bold};
use crate::widgets::{muted_ui, remark_ui, title_ui};
use egui::Ui;
use engine::settings::{Limit, Settings};
use engine::values::Sale;
use reports::{Later, SETTINGS, Setting, SettingGroup};
use std::collections::BTreeMap;
use words::Words;

/// Under this width the control stands below the name.
const WIDTH_FOR_TWO: f32 = 460.0;
const WIDTH_MAX: f32 = 920.0;
const CONTROL_WIDTH: f32 = 250.0;

#[derive(Debug, Clone, Default)]
pub struct SettingList {
    pub search: String,
    typed: BTreeMap<&'static str, String>,
}

/// Which settings are shown, and what is known of the event.
#[derive(Clone, Copy)]
pub struct SettingsShown<'a> {
    pub words: &'a Words,
    /// Whether the moment has passed after which a change does harm.
    pub is_too_late: &'a dyn Fn(Later) -> bool,
    /// Only those that a newcomer wants to see.
    pub few: bool,
    /// The tournament is still to be made, and its name is asked for elsewhere.
    pub is_new: bool,
}

impl SettingList {
    /// The settings that have the words that are searched for.
    pub fn found(&self, words: &Words, settings: &Settings) -> Vec<&'static Setting> {
        let wanted = self.search.trim().to_lowercase();
        let has = |setting: &&Setting| {
            wanted.split_whitespace().all(|part| {
                let value = setting.get(settings);
                let texts = [
                    words.setting(setting.id),
                    words.setting_what(setting.id),
                    words.setting_value(setting.id, &value),
                    words.text(&format!("setting-group-{}", setting.group.id())),
                ];
                texts.iter().any(|text| text.to_lowercase().contains(part))
            })
        };
        SETTINGS.iter().filter(has).collect()
    }

    /// Shows the settings by group; changes those that are typed over.
    pub fn ui(&mut self, ui: &mut Ui, shown: SettingsShown<'_>, settings: &mut Settings) {
        let found = self.found(shown.words, settings);
        // Farther apart the eye loses the line from a name to its control.
        ui.set_max_width(ui.available_width().min(WIDTH_MAX));
        for group in SettingGroup::ALL {
            let of_group = found.iter().filter(|setting| setting.group == group);
            let wanted: Vec<&Setting> = of_group
                .copied()
                .filter(|setting| !shown.few || setting.is_for_newcomers)
                .filter(|setting| !shown.is_new || setting.id != "name")
                .filter(|setting| has_sense(setting, settings))
                .collect();
            if wanted.is_empty() {
                continue;
            }
            ui.add_space(space::ONE);
            let title = shown.words.text(&format!("setting-group-{}", group.id()));
            title_ui(ui, title);
            for setting in wanted {
                ui.push_id(setting.id, |ui| self.row_ui(ui, shown, setting, settings));
            }
        }
    }

    fn row_ui(
        &mut self,
        ui: &mut Ui,
        shown: SettingsShown<'_>,
        setting: &'static Setting,
        settings: &mut Settings,
    ) {
        let typed = self.typed.entry(setting.id).or_default();
        let mut value = setting.get(settings);
        let before = value.clone();
        ui.add_space(space::HALF);
        if ui.available_width() >= WIDTH_FOR_TWO {
            let left = ui.available_width() - CONTROL_WIDTH - space::TWO;
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(left);
                    what_ui(ui, shown, setting, settings);
                });
                ui.add_space(space::ONE);
                ui.vertical(|ui| value_ui(ui, shown.words, setting, &mut value, typed));
            });
        } else {
            ui.scope(|ui| what_ui(ui, shown, setting, settings));
            ui.add_space(space::HALF);
            value_ui(ui, shown.words, setting, &mut value, typed);
        }
        ui.add_space(space::HALF);
        let line = stroke(ui, Tone::Line);
        let (x, y) = (ui.max_rect().x_range(), ui.cursor().top());
        ui.painter().hline(x, y, line);
        if value != before {
            setting.set(settings, value);
        }
    }
}

/// Whether a setting means anything beside the others: chips for a rebuy, where rebuys are sold.
fn has_sense(setting: &Setting, settings: &Settings) -> bool {
    let is_about_rebuys = matches!(setting.id, "rebuy-chips" | "rebuy-level");
    !is_about_rebuys || settings.entries.rebuys != Limit::Never || settings.sells(Sale::Rebuy)
}

fn what_ui(ui: &mut Ui, shown: SettingsShown<'_>, setting: &Setting, settings: &Settings) {
    let words = shown.words;
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = 0.0;
    ui.label(text_bold(words.setting(setting.id), Size::Body));
    muted_ui(ui, words.setting_what(setting.id));
    if let Some(said) = words.prices_decide(settings, setting.id) {
        remark_ui(ui, said, Tone::AccentText);
    }
    if shown.few {
        return;
    }
    let is_too_late = (shown.is_too_late)(setting.later);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::ONE;
        let (sign, tone) = match (setting.later, is_too_late) {
            (_, true) => ("■", Tone::AttentionText),
            (Later::AnyTime, _) => ("●", Tone::InfoText),
            (Later::FromNext, _) => ("◐", Tone::InfoText),
            (Later::BeforeEntries | Later::BeforeDraw, _) => ("■", Tone::TextMuted),
        };
        let id = format!("setting-later-{}", setting.later.id());
        let mark = text(format!("{sign} {}", words.text(&id)), Size::Small);
        let tip =
            format!("{}\n{}", words.text(&format!("{id}.what")), words.setting_later(setting.id));
        ui.label(mark.color(color(ui, tone))).on_hover_text(text(tip, Size::Body));
        if let Some(rule) = words.setting_rule(setting.id, settings.rules.rulebook) {
            remark_ui(ui, rule, Tone::AccentText);
        }
    });
    if is_too_late {
        remark_ui(ui, words.setting_later(setting.id), Tone::AttentionText);
    }
}
