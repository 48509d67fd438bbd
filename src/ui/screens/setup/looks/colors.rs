//! The colors of the set, and which letters are hard to read in them.

use crate::screens::setup::looks::one_part::add_picture_ui;
use crate::screens::setup::looks::page::LooksPage;
use crate::theme::{Size, Tone as Ink, space};
use crate::view::View;
use crate::widgets::{Push, choices_ui, heading_ui, label_ui, muted_ui, number_ui, remark_ui};
use egui::Ui;
use scene::{Ground, Rgb, SHIPPED, Step, Theme, shipped};
use words::Args;

/// The forms of a ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum GroundForm {
    Plain,
    Down,
    Round,
}

impl LooksPage {
    pub(super) fn colors_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(theme) = self.set().map(|set| set.theme) else { return };
        let mut changed = theme;
        heading_ui(ui, view.text("look-colors-of"));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            for set in SHIPPED {
                let words = view.text(&format!("screen-set-{}", set.id));
                let args = Args::new().text("look", words.as_str());
                let name = view.say("look-colors-of-named", &args);
                if ui.add(Push::quiet(&words).small().name(name)).clicked()
                    && let Ok(set) = shipped(set.id)
                {
                    changed = set.theme;
                }
            }
        });
        faint_ui(ui, view, &theme);
        ground_ui(ui, view, &mut changed);
        self.backdrop_ui(ui, view);
        heading_ui(ui, view.text("look-side-colors"));
        for (id, color) in fields(&mut changed) {
            color_ui(ui, &view.text(&format!("look-color-{id}")), color);
        }
        ui.horizontal(|ui| {
            let words = view.text("look-color-line");
            let mut has_line = changed.line.is_some();
            let ways = [(false, "look-line-none"), (true, "look-line-some")];
            label_ui(ui, &words, Size::Body, Ink::TextMuted);
            if choices_ui(ui, &mut has_line, ways.map(|(is, id)| (is, view.text(id)))) {
                changed.line = has_line.then_some(changed.accent);
            }
            if let Some(line) = &mut changed.line {
                color_ui(ui, &words, line);
            }
        });
        number_ui(ui, &view.text("look-corner"), &mut changed.corner, 0..=540);
        if changed != theme {
            // While a color is dragged about, all of that is one change.
            let step = if self.is_coloring { Step::Same } else { Step::New };
            self.change(step, |set| set.theme = changed);
            self.is_coloring = ui.input(|input| input.pointer.any_down());
        } else if !ui.input(|input| input.pointer.any_down()) {
            self.is_coloring = false;
        }
    }
}

impl LooksPage {
    /// The picture that everything stands on.
    fn backdrop_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(set) = self.set() else { return };
        let mut chosen = set.backdrop.clone();
        let names: Vec<String> = set.pictures.keys().cloned().collect();
        label_ui(ui, view.text("look-backdrop"), Size::Body, Ink::TextMuted);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            let none = view.text("look-backdrop-none");
            let offered = std::iter::once((None, none.as_str()));
            let named = names.iter().map(|name| (Some(name.clone()), name.as_str()));
            for (one, words) in offered.chain(named) {
                if ui.add(Push::one_of(words, &one, &chosen.clone()).small()).clicked() {
                    chosen = one;
                }
            }
            add_picture_ui(ui, view);
        });
        if chosen.is_some() {
            muted_ui(ui, view.text("look-backdrop.hint"));
        }
        if chosen != set.backdrop {
            self.change(Step::New, |set| set.backdrop = chosen);
        }
    }
}

/// The colors that every theme has, with their names.
fn fields(theme: &mut Theme) -> [(&'static str, &mut Rgb); 11] {
    [
        ("text", &mut theme.text),
        ("muted", &mut theme.muted),
        ("accent", &mut theme.accent),
        ("attention", &mut theme.attention),
        ("stopped", &mut theme.stopped),
        ("calm", &mut theme.calm),
        ("panel", &mut theme.panel),
        ("band", &mut theme.band),
        ("track", &mut theme.track),
        ("cloth", &mut theme.cloth),
        ("rail", &mut theme.rail),
    ]
}

fn ground_ui(ui: &mut Ui, view: &View<'_>, theme: &mut Theme) {
    let before = match theme.ground {
        Ground::Plain(_) => GroundForm::Plain,
        Ground::Down(_, _) => GroundForm::Down,
        Ground::Round(_, _) => GroundForm::Round,
    };
    let mut form = before;
    heading_ui(ui, view.text("look-ground"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        let forms = [
            (GroundForm::Plain, "look-ground-plain"),
            (GroundForm::Down, "look-ground-down"),
            (GroundForm::Round, "look-ground-round"),
        ];
        choices_ui(ui, &mut form, forms.map(|(form, id)| (form, view.text(id))));
    });
    let [mut from, mut to] = theme.ground.ends();
    color_ui(ui, &view.text("look-ground-from"), &mut from);
    if form != GroundForm::Plain {
        color_ui(ui, &view.text("look-ground-to"), &mut to);
    }
    theme.ground = match form {
        GroundForm::Plain => Ground::Plain(from),
        GroundForm::Down => Ground::Down(from, to),
        GroundForm::Round => Ground::Round(from, to),
    };
}

fn color_ui(ui: &mut Ui, label: &str, color: &mut Rgb) {
    ui.horizontal(|ui| {
        let button = ui.color_edit_button_srgb(&mut color.0);
        let _ = button.accessible_name(label);
        label_ui(ui, label, Size::Body, Ink::Text);
    });
}

/// Which letters are hard to read, and on what.
fn faint_ui(ui: &mut Ui, view: &View<'_>, theme: &Theme) {
    let faint = theme.faint();
    if faint.is_empty() {
        muted_ui(ui, view.text("look-contrast-good"));
        return;
    }
    for (tone, ground) in faint.iter().take(6) {
        let tone: &'static str = tone.into();
        let args = Args::new()
            .text("letters", view.text(&format!("look-color-{tone}")))
            .text("ground", ground.to_string());
        remark_ui(ui, view.say("look-contrast-low", &args), Ink::AttentionText);
    }
}
