//! At which table and seat it happened.

use crate::screens::rulings::desk::Desk;
use crate::theme::{Size, regular, shape, space};
use crate::widgets::small_ui;
use egui::{Margin, Role, TextEdit, Ui, Vec2, WidgetInfo};

const NUMBER_WIDTH: f32 = 56.0;

/// Shows the fields for a table and a seat.
pub(super) fn place_ui(ui: &mut Ui, desk: &Desk<'_>, table: &mut String, seat: &mut String) {
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
        for (id, typed) in [("calls-table", table), ("calls-seat", seat)] {
            let name = desk.text(id);
            small_ui(ui, &name);
            let edit = TextEdit::singleline(typed)
                .id_salt(id)
                .font(regular(Size::Body))
                .align(egui::Align2::RIGHT_CENTER)
                .margin(Margin::symmetric(space::THIN, space::HALF_MARGIN))
                .min_size(Vec2::new(0.0, shape::BUTTON_HEIGHT_SMALL))
                .desired_width(NUMBER_WIDTH);
            let response = ui.add(edit);
            response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &name));
        }
    });
}
