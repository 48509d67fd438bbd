//! Push buttons: one that is meant, others beside it, and one that takes something away.

use crate::theme::{
    Size, Tone, bold, color, radius, shape, space, stroke, strong_stroke, text, text_bold,
};
use crate::widgets::labels::small_ui;
use egui::{
    Align, Context, CornerRadius, Id, Response, Role, StrokeKind, Ui, Vec2, Widget, WidgetInfo,
};
use std::borrow::Cow;

/// How much a button wants to be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ButtonKind {
    Primary,
    Secondary,
    Quiet,
    Chosen,
    Danger,
}

/// A push button with its tip, its shortcut, and the reason why it cannot be pressed.
#[derive(Debug, Clone)]
#[must_use = "a button must be added to a `Ui`"]
pub struct Push<'a> {
    words: Cow<'a, str>,
    kind: ButtonKind,
    icon: Option<&'a str>,
    name: Option<Cow<'a, str>>,
    tip: Option<Cow<'a, str>>,
    shortcut: Option<Cow<'a, str>>,
    refusal: Option<Cow<'a, str>>,
    height: f32,
    width: f32,
    space: SpaceKey,
}

/// Whether Space presses a button that has the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SpaceKey {
    Presses,
    /// It takes something away: Space is the clock's, and Enter presses it.
    IsTheClocks,
}

/// Whether the keyboard is at a button that Space must not press, for it takes something away.
#[must_use]
pub fn is_space_the_clocks(ctx: &Context) -> bool {
    let focused = ctx.memory(egui::Memory::focused);
    focused.is_some() && focused == ctx.data(|data| data.get_temp(taking_id()))
}

fn taking_id() -> Id {
    Id::unique("focused-button-that-takes-away")
}

impl<'a> Push<'a> {
    fn new(words: impl Into<Cow<'a, str>>, kind: ButtonKind) -> Self {
        Self {
            words: words.into(),
            kind,
            icon: None,
            name: None,
            tip: None,
            shortcut: None,
            refusal: None,
            height: shape::BUTTON_HEIGHT,
            width: 0.0,
            space: match kind {
                ButtonKind::Danger => SpaceKey::IsTheClocks,
                ButtonKind::Primary
                | ButtonKind::Secondary
                | ButtonKind::Quiet
                | ButtonKind::Chosen => SpaceKey::Presses,
            },
        }
    }

    /// It takes something away: Space does not press it.
    pub fn takes_away(mut self) -> Self {
        self.space = SpaceKey::IsTheClocks;
        self
    }

    /// What to do next. At most one in a part of the window.
    pub fn primary(words: impl Into<Cow<'a, str>>) -> Self {
        Self::new(words, ButtonKind::Primary)
    }

    /// A button for what else can be done.
    pub fn secondary(words: impl Into<Cow<'a, str>>) -> Self {
        Self::new(words, ButtonKind::Secondary)
    }

    /// What can be done, but is seldom.
    pub fn quiet(words: impl Into<Cow<'a, str>>) -> Self {
        Self::new(words, ButtonKind::Quiet)
    }

    /// One of several: chosen where what it stands for is what was chosen.
    pub fn one_of<T: PartialEq>(words: impl Into<Cow<'a, str>>, stands_for: T, chosen: T) -> Self {
        let kind = if stands_for == chosen { ButtonKind::Chosen } else { ButtonKind::Secondary };
        Self::new(words, kind)
    }

    /// A button that is switched on.
    pub fn chosen(words: impl Into<Cow<'a, str>>) -> Self {
        Self::new(words, ButtonKind::Chosen)
    }

    /// What takes something away.
    pub fn danger(words: impl Into<Cow<'a, str>>) -> Self {
        Self::new(words, ButtonKind::Danger)
    }

    /// A sign before the words; a screen reader does not read it.
    pub fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// What a screen reader says, where the words alone are not enough.
    pub fn name(mut self, name: impl Into<Cow<'a, str>>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// What it does, in a sentence.
    pub fn tip(mut self, tip: impl Into<Cow<'a, str>>) -> Self {
        self.tip = Some(tip.into());
        self
    }

    /// Its keys, as they are written on the keyboard; empty where it has none.
    pub fn shortcut(mut self, shortcut: impl Into<Cow<'a, str>>) -> Self {
        self.shortcut = Some(shortcut.into()).filter(|keys| !keys.is_empty());
        self
    }

    /// Why it cannot be pressed, if so.
    pub fn refused(mut self, refusal: Option<impl Into<Cow<'a, str>>>) -> Self {
        self.refusal = refusal.map(Into::into);
        self
    }

    /// Makes it low, for rows and bars.
    pub fn small(mut self) -> Self {
        self.height = shape::BUTTON_HEIGHT_SMALL;
        self
    }

    /// Makes it at least this wide, in points.
    pub fn width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }

    /// How wide it is where nothing else says so.
    pub fn natural_width(&self, ui: &Ui) -> f32 {
        let size = if self.height < shape::BUTTON_HEIGHT { Size::Small } else { Size::Body };
        let ink = color(ui, Tone::Text);
        let words = ui.painter().layout_no_wrap(self.shown(), bold(size), ink);
        words.size().x + 2.0 * self.padding()
    }

    /// Whether it would reach beyond the column that it stands in.
    fn is_wider_than_its_column(&self, ui: &Ui) -> bool {
        ui.layout().is_vertical()
            && !ui.is_sizing_pass()
            && self.natural_width(ui) > ui.available_width()
    }

    /// Its words behind its sign.
    fn shown(&self) -> String {
        match self.icon {
            Some(icon) if self.words.is_empty() => icon.to_owned(),
            Some(icon) => format!("{icon} {}", self.words),
            None => self.words.to_string(),
        }
    }

    /// What is left free at either side of its words.
    fn padding(&self) -> f32 {
        if self.height < shape::BUTTON_HEIGHT { space::ONE } else { 14.0 }
    }

    fn restyle(&self, ui: &mut Ui) {
        let states = match self.kind {
            ButtonKind::Primary => [
                (Tone::Accent, Tone::Accent, Tone::OnAccent),
                (Tone::AccentHover, Tone::AccentHover, Tone::OnAccent),
                (Tone::AccentPressed, Tone::Text, Tone::OnAccent),
            ],
            ButtonKind::Secondary => [
                (Tone::Raised, Tone::Line, Tone::Text),
                (Tone::RaisedHover, Tone::LineStrong, Tone::Text),
                (Tone::RaisedPressed, Tone::Accent, Tone::Text),
            ],
            ButtonKind::Quiet => [
                (Tone::Panel, Tone::Panel, Tone::TextMuted),
                (Tone::RaisedHover, Tone::RaisedHover, Tone::Text),
                (Tone::RaisedPressed, Tone::Accent, Tone::Text),
            ],
            ButtonKind::Chosen => [
                (Tone::AccentSoft, Tone::Accent, Tone::AccentText),
                (Tone::AccentSoft, Tone::AccentHover, Tone::AccentText),
                (Tone::AccentSoft, Tone::Text, Tone::AccentText),
            ],
            ButtonKind::Danger => [
                (Tone::Raised, Tone::Stopped, Tone::StoppedText),
                (Tone::StoppedSoft, Tone::Stopped, Tone::StoppedText),
                (Tone::StoppedSoft, Tone::Text, Tone::StoppedText),
            ],
        };
        let disabled = (Tone::Panel, Tone::Line, Tone::TextDisabled);
        let [rest, hover, press] = states;
        let rest = if self.refusal.is_some() { disabled } else { rest };
        let painted = [rest, hover, press]
            .map(|(fill, line, words)| (color(ui, fill), stroke(ui, line), stroke(ui, words)));
        let widgets = &mut ui.visuals_mut().widgets;
        let targets = [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active];
        for (visuals, (fill, line, words)) in targets.into_iter().zip(painted) {
            visuals.weak_bg_fill = fill;
            visuals.bg_fill = fill;
            visuals.bg_stroke = line;
            visuals.fg_stroke = words;
            visuals.corner_radius = CornerRadius::same(radius::CARD);
        }
        ui.spacing_mut().button_padding = Vec2::new(self.padding(), space::HALF);
        ui.spacing_mut().interact_size.y = self.height;
    }
}

/// A line around what the keyboard is at, to be seen beside what is pointed at or chosen.
pub fn focus_ring(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let line = strong_stroke(ui, Tone::Text);
        ui.painter().rect_stroke(response.rect, radius::CARD, line, StrokeKind::Outside);
    }
}

/// Whether buttons stand under one another, each as wide as the list.
fn is_list(ui: &Ui) -> bool {
    let layout = ui.layout();
    layout.is_vertical() && layout.horizontal_justify() && layout.horizontal_align() == Align::Min
}

impl Widget for Push<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let size = if self.height < shape::BUTTON_HEIGHT { Size::Small } else { Size::Body };
        let is_enabled = self.refusal.is_none();
        // Restyled in place and not in a part of its own, so that rows of buttons wrap.
        let style = ui.style().clone();
        self.restyle(ui);
        let words = text_bold(self.shown(), size);
        // A wide button has its words in the middle, and never more than there is room for; in a
        // list they begin where those above and below begin.
        let (grow, truncated) = (egui::Atom::grow, egui::TextWrapMode::Truncate);
        let (button, wrap) = match is_list(ui) {
            // A list is first measured without what grows, so that must not take any room.
            true => (egui::Button::new((words, grow())).gap(0.0), truncated),
            false if self.width > 0.0 => (egui::Button::new((grow(), words, grow())), truncated),
            // Words longer than a line take two, or would push what follows out of the window.
            false if ui.layout().main_wrap && self.natural_width(ui) > ui.max_rect().width() => {
                if ui.cursor().left() > ui.max_rect().left() {
                    ui.end_row();
                }
                let fits = self.natural_width(ui) < 1.8 * ui.max_rect().width();
                let wrap = if fits { egui::TextWrapMode::Wrap } else { truncated };
                (egui::Button::new(words), wrap)
            }
            false if self.is_wider_than_its_column(ui) => {
                (egui::Button::new(words), egui::TextWrapMode::Wrap)
            }
            false => (egui::Button::new(words), egui::TextWrapMode::Extend),
        };
        let button = button.min_size(Vec2::new(self.width, self.height)).wrap_mode(wrap);
        let response = ui.add_enabled(is_enabled, button);
        ui.set_style(style);
        focus_ring(ui, &response);
        if self.space == SpaceKey::IsTheClocks && response.has_focus() {
            ui.data_mut(|data| data.insert_temp(taking_id(), response.id));
        }
        let name = self.name.as_ref().unwrap_or(&self.words).as_ref();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, name));
        let response = match self.refusal {
            Some(refusal) => response.on_disabled_hover_text(text(refusal, Size::Body)),
            None => response,
        };
        if self.tip.is_none() && self.shortcut.is_none() {
            return response;
        }
        response.on_hover_ui(|ui| {
            ui.label(text(self.tip.unwrap_or(self.words), Size::Body));
            if let Some(shortcut) = self.shortcut {
                small_ui(ui, shortcut);
            }
        })
    }
}
