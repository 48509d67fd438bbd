//! The prizes as a picture: a bar for each place, and which of them are still played for.

use crate::theme::{Tone, color, space};
use crate::view::View;
use egui::{Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};
use engine::values::Money;
use reports::{PrizeLine, Prizes};
use words::Args;

pub(super) const SIZE: Vec2 = Vec2::new(200.0, 64.0);

/// So many bars can be told apart; of more places every so-manieth is shown.
const BARS_MAX: usize = 50;

/// Paints it; nothing where nobody wins anything.
pub(super) fn curve_ui(ui: &mut Ui, view: &View<'_>, prizes: &Prizes) {
    let lines: Vec<&PrizeLine> =
        prizes.lines.iter().filter(|line| !line.amount.is_zero()).collect();
    let most = lines.iter().map(|line| line.amount).max().unwrap_or_default();
    let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return };
    let (rect, response) = ui.allocate_exact_size(SIZE, Sense::hover());
    let step = lines.len().div_ceil(BARS_MAX).max(1);
    let shown: Vec<&&PrizeLine> = lines.iter().step_by(step).collect();
    let width = rect.width() / f32::from(u16::try_from(shown.len()).unwrap_or(u16::MAX)).max(8.0);
    for (at, line) in (0_u16..).zip(shown) {
        let left = rect.left() + width * f32::from(at);
        let height = (rect.height() * share(line.amount, most)).max(2.0);
        let corner = Pos2::new(left, rect.bottom() - height);
        let bar = Rect::from_min_size(corner, Vec2::new((width - 1.0).max(1.0), height));
        // What somebody has is behind; what is played for stands out.
        let tone = if line.to.is_some() { Tone::RaisedPressed } else { Tone::Accent };
        ui.painter().rect_filled(bar, 0, color(ui, tone));
    }
    ui.painter().hline(rect.x_range(), rect.bottom(), (1.0, color(ui, Tone::RaisedPressed)));
    let amount = |line: &PrizeLine| view.words.money_of(view.tournament, line.amount);
    let args = Args::new().text("first", amount(first)).text("last", amount(last));
    let said = view.say("prizes-curve", &args.count("places", lines.len()));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &said));
    response.on_hover_text(&said);
    ui.add_space(space::HALF);
}

/// How high an amount is beside the highest one.
#[expect(clippy::cast_precision_loss, reason = "a bar needs no more than a few digits")]
fn share(amount: Money, most: Money) -> f32 {
    amount.0 as f32 / (most.0.max(1)) as f32
}
