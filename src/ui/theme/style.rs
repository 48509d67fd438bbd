//! The themes as egui wants them.

use crate::theme::palette::{Palette, dark, light};
use crate::theme::size::{Size, radius, regular, shape, space};
use crate::theme::tone::Tone;
use egui::style::{Selection, WidgetVisuals, Widgets};
use egui::{Context, CornerRadius, Margin, Shadow, Stroke, Style, TextStyle, Theme, Vec2, Visuals};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Lighting {
    #[default]
    Dark,
    Light,
}

/// Gives the window its colors and sizes.
pub fn apply(ctx: &Context) {
    for (theme, palette) in [(Theme::Dark, dark()), (Theme::Light, light())] {
        ctx.style_mut_of(theme, |style| restyle(style, theme, palette));
    }
    ctx.set_theme(Theme::Dark);
}

/// Switches between dark and light.
pub fn set_lighting(ctx: &Context, lighting: Lighting) {
    ctx.set_theme(match lighting {
        Lighting::Dark => Theme::Dark,
        Lighting::Light => Theme::Light,
    });
}

fn restyle(style: &mut Style, theme: Theme, palette: &Palette) {
    let sizes = [
        (TextStyle::Small, Size::Small),
        (TextStyle::Body, Size::Body),
        (TextStyle::Button, Size::Body),
        (TextStyle::Monospace, Size::Body),
        (TextStyle::Heading, Size::Title),
    ];
    style.text_styles = sizes.map(|(name, size)| (name, regular(size))).into_iter().collect();
    style.visuals = visuals(theme, palette);
    style.animation_time = 0.1;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.3;
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::splat(space::ONE);
    spacing.button_padding = Vec2::new(12.0, 6.0);
    spacing.interact_size = Vec2::new(36.0, shape::BUTTON_HEIGHT);
    spacing.window_margin = Margin::same(space::CARD);
    spacing.menu_margin = Margin::same(space::THIN);
    spacing.icon_width = 20.0;
    spacing.icon_width_inner = 12.0;
    spacing.scroll.fade.strength = 0.0;
    // Only a floating bar takes an opacity, and without one its handle has the tone of a button,
    // which a bright room does not show. It has a place of its own all the same.
    let scroll = &mut spacing.scroll;
    scroll.floating = true;
    scroll.foreground_color = true;
    scroll.bar_width = space::ONE;
    scroll.floating_width = space::ONE;
    scroll.floating_allocated_width = space::ONE + space::HALF;
    scroll.dormant_background_opacity = 0.0;
    scroll.dormant_handle_opacity = 0.3;
    scroll.active_handle_opacity = 0.3;
    spacing.combo_height = shape::LIST_HEIGHT;
    spacing.tooltip_width = 360.0;
}

fn visuals(theme: Theme, palette: &Palette) -> Visuals {
    let mut visuals = theme.default_visuals();
    let tone = |tone| palette.color(tone);
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(tone(Tone::TextMuted));
    visuals.hyperlink_color = tone(Tone::InfoText);
    visuals.faint_bg_color = tone(Tone::Stripe);
    visuals.extreme_bg_color = tone(Tone::Field);
    visuals.text_edit_bg_color = Some(tone(Tone::Field));
    visuals.code_bg_color = tone(Tone::Raised);
    visuals.warn_fg_color = tone(Tone::AttentionText);
    visuals.error_fg_color = tone(Tone::StoppedText);
    visuals.panel_fill = tone(Tone::Ground);
    visuals.window_fill = tone(Tone::Panel);
    visuals.window_stroke = Stroke::new(shape::LINE, tone(Tone::Line));
    visuals.window_corner_radius = CornerRadius::same(radius::CARD);
    visuals.menu_corner_radius = CornerRadius::same(radius::CARD);
    let shadow = Shadow { offset: [0, 4], blur: 16, spread: 0, color: shade(palette) };
    visuals.window_shadow = shadow;
    visuals.popup_shadow = shadow;
    visuals.selection = Selection {
        bg_fill: tone(Tone::Selection),
        stroke: Stroke::new(shape::STRONG_LINE, tone(Tone::Accent)),
    };
    visuals.text_cursor.stroke = Stroke::new(shape::STRONG_LINE, tone(Tone::Accent));
    visuals.widgets = widgets(palette);
    // What is disabled is painted in its own tones and stays readable.
    visuals.disabled_alpha = 1.0;
    visuals
}

fn shade(palette: &Palette) -> egui::Color32 {
    palette.color(Tone::Shadow).gamma_multiply(0.5)
}

fn widgets(palette: &Palette) -> Widgets {
    let tone = |tone| palette.color(tone);
    let state = |fill, line, text| WidgetVisuals {
        bg_fill: tone(fill),
        weak_bg_fill: tone(fill),
        bg_stroke: Stroke::new(shape::LINE, tone(line)),
        corner_radius: CornerRadius::same(radius::CARD),
        fg_stroke: Stroke::new(shape::LINE, tone(text)),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: state(Tone::Panel, Tone::Line, Tone::Text),
        inactive: state(Tone::Raised, Tone::Line, Tone::Text),
        hovered: state(Tone::RaisedHover, Tone::LineStrong, Tone::Text),
        active: state(Tone::RaisedPressed, Tone::Accent, Tone::Text),
        open: state(Tone::RaisedHover, Tone::LineStrong, Tone::Text),
    }
}
