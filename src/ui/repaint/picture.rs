//! The picture of the last frame, kept where it was drawn.

#![expect(unsafe_code, reason = "OpenGL has no safe door")]

use eframe::egui_glow::{CallbackFn, Painter};
use eframe::glow::{self, HasContext};
use egui::epaint::{ClippedShape, Shape};
use egui::{PaintCallback, PaintCallbackInfo, Rect};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// How programs call themselves that draw on the processor.
const PROCESSOR: [&str; 6] =
    ["llvmpipe", "softpipe", "swiftshader", "software", "gdi", "microsoft"];

/// Whether the processor draws, and not a graphics card.
pub fn is_drawn_by_the_processor(gl: &glow::Context) -> bool {
    // SAFETY: the context is current while a window is made.
    let name = unsafe { gl.get_parameter_string(glow::RENDERER) }.to_lowercase();
    PROCESSOR.iter().any(|known| name.contains(known))
}

/// What stands on the screen, as a picture of its own.
#[derive(Default)]
pub struct Picture {
    /// The frame that it shows; none is 0.
    frame: AtomicU64,
    canvas: Mutex<Option<Canvas>>,
}

#[derive(Clone, Copy)]
struct Canvas {
    framebuffer: glow::Framebuffer,
    renderbuffer: glow::Renderbuffer,
    size: [u32; 2],
}

impl Picture {
    /// Whether that frame was painted to its end, and is what the picture shows.
    pub fn shows(&self, frame: u64) -> bool {
        self.frame.load(Ordering::Acquire) == frame
    }

    /// Lets the picture appear in the window, but for a part that is painted anew.
    pub fn show(self: &Arc<Self>, window: Rect, part: Rect, clear: [f32; 4]) -> ClippedShape {
        let picture = Arc::clone(self);
        callback(window, move |info, painter| {
            // Only its end says that a frame stands.
            picture.frame.store(0, Ordering::Release);
            let all = Pixels::of(window, &info);
            picture.copy(painter, info.screen_size_px, all, Way::ToTheWindow);
            let Pixels { x, y, width, height } = Pixels::of(part, &info);
            let [red, green, blue, alpha] = clear;
            let gl = painter.gl();
            // SAFETY: the painter's context is current while it paints.
            unsafe {
                gl.enable(glow::SCISSOR_TEST);
                gl.scissor(x, y, width, height);
                gl.clear_color(red, green, blue, alpha);
                gl.clear(glow::COLOR_BUFFER_BIT);
            }
        })
    }

    /// Takes a part of the window into the picture, which then shows this frame.
    pub fn keep(self: &Arc<Self>, window: Rect, part: Rect, frame: u64) -> ClippedShape {
        let picture = Arc::clone(self);
        callback(window, move |info, painter| {
            let part = Pixels::of(part, &info);
            let is_kept = picture.copy(painter, info.screen_size_px, part, Way::FromTheWindow);
            picture.frame.store(if is_kept { frame } else { 0 }, Ordering::Release);
        })
    }

    /// Copies a part one way or the other; whether there is a canvas of the window's size.
    fn copy(&self, painter: &Painter, size: [u32; 2], part: Pixels, way: Way) -> bool {
        let gl = painter.gl();
        let mut kept = self.canvas.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.is_none_or(|canvas| canvas.size != size) {
            if let Some(canvas) = kept.take() {
                canvas.delete(gl);
            }
            *kept = Canvas::new(gl, size);
        }
        let Some(canvas) = *kept else { return false };
        let (own, window) = (Some(canvas.framebuffer), painter.intermediate_fbo());
        let (from, to) = match way {
            Way::FromTheWindow => (window, own),
            Way::ToTheWindow => (own, window),
        };
        let Pixels { x, y, width, height } = part;
        let (right, top) = (x + width, y + height);
        // SAFETY: the painter's context is current while it paints, and has both framebuffers.
        unsafe {
            gl.disable(glow::SCISSOR_TEST);
            gl.bind_framebuffer(glow::READ_FRAMEBUFFER, from);
            gl.bind_framebuffer(glow::DRAW_FRAMEBUFFER, to);
            let (color, nearest) = (glow::COLOR_BUFFER_BIT, glow::NEAREST);
            gl.blit_framebuffer(x, y, right, top, x, y, right, top, color, nearest);
            gl.bind_framebuffer(glow::FRAMEBUFFER, window);
        }
        true
    }
}

enum Way {
    FromTheWindow,
    ToTheWindow,
}

impl Canvas {
    fn new(gl: &glow::Context, size: [u32; 2]) -> Option<Self> {
        let [width, height] = size.map(|side| i32::try_from(side).unwrap_or(i32::MAX));
        // SAFETY: the painter's context is current while it paints.
        unsafe {
            let renderbuffer = gl.create_renderbuffer().ok()?;
            let framebuffer = gl.create_framebuffer().ok()?;
            gl.bind_renderbuffer(glow::RENDERBUFFER, Some(renderbuffer));
            gl.renderbuffer_storage(glow::RENDERBUFFER, glow::RGBA8, width, height);
            gl.bind_framebuffer(glow::FRAMEBUFFER, Some(framebuffer));
            gl.framebuffer_renderbuffer(
                glow::FRAMEBUFFER,
                glow::COLOR_ATTACHMENT0,
                glow::RENDERBUFFER,
                Some(renderbuffer),
            );
            let status = gl.check_framebuffer_status(glow::FRAMEBUFFER);
            gl.bind_renderbuffer(glow::RENDERBUFFER, None);
            gl.bind_framebuffer(glow::FRAMEBUFFER, None);
            let canvas = Self { framebuffer, renderbuffer, size };
            if status == glow::FRAMEBUFFER_COMPLETE {
                return Some(canvas);
            }
            canvas.delete(gl);
            None
        }
    }

    fn delete(self, gl: &glow::Context) {
        // SAFETY: both are of this context, and nobody else knows them.
        unsafe {
            gl.delete_framebuffer(self.framebuffer);
            gl.delete_renderbuffer(self.renderbuffer);
        }
    }
}

/// A part of the window, counted from its lower left corner.
#[derive(Clone, Copy)]
struct Pixels {
    x: i32,
    y: i32,
    width: i32,
    height: i32,
}

impl Pixels {
    fn of(rect: Rect, info: &PaintCallbackInfo) -> Self {
        let [wide, high] = info.screen_size_px.map(|side| i32::try_from(side).unwrap_or(i32::MAX));
        let whole = |points: f32, most: i32| {
            ((points * info.pixels_per_point).round() as i32).clamp(0, most)
        };
        let (left, right) = (whole(rect.min.x, wide), whole(rect.max.x, wide));
        let (top, bottom) = (whole(rect.min.y, high), whole(rect.max.y, high));
        Self { x: left, y: high - bottom, width: right - left, height: bottom - top }
    }
}

fn callback(
    window: Rect,
    paint: impl Fn(PaintCallbackInfo, &Painter) + Sync + Send + 'static,
) -> ClippedShape {
    let callback = Arc::new(CallbackFn::new(paint));
    let shape = Shape::Callback(PaintCallback { rect: window, callback });
    ClippedShape::new(window, shape)
}
