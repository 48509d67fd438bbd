//! A code that a camera reads: dark on white in a dark room, too.

use crate::theme::paper_ink;
use egui::emath::GuiRounding;
use egui::{Mesh, Rect, Role, Sense, Shape, Ui, Vec2, WidgetInfo};
use serve::QrPicture;

/// Shows the code, at most so wide; `name` is what a screen reader says.
pub fn qr_ui(ui: &mut Ui, picture: &QrPicture, width: f32, name: &str) {
    let edge = f32::from(u16::try_from(picture.edge()).unwrap_or(u16::MAX));
    // Whole pixels, so that no line shows between two modules.
    let pixels = ui.ctx().pixels_per_point();
    let module = (width * pixels / edge).floor().max(1.0) / pixels;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(module * edge), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let corner = rect.min.round_to_pixels(pixels);
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(Rect::from_min_size(corner, rect.size()), paper_ink(255));
    for (x, y) in picture.dark() {
        let at = [x, y].map(|at| module * f32::from(u16::try_from(at).unwrap_or(u16::MAX)));
        let place = Rect::from_min_size(corner + Vec2::from(at), Vec2::splat(module));
        mesh.add_colored_rect(place, paper_ink(0));
    }
    ui.painter().add(Shape::mesh(mesh));
}
