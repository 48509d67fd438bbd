//! The window of the players' clock: it lives beside the director's window, paints itself every
//! second, and asks nothing of it.

use crate::ticks::until_next_second;
use crate::vocabulary::{Verb, forget_held};
use crate::widgets::paint_scene;
use egui::{
    CentralPanel, CursorIcon, Frame, Key, Modifiers, Sense, Ui, Vec2, ViewportClass,
    ViewportCommand, ViewportId,
};
use engine::values::Timestamp;
use print::Letters;
use reports::PlayersClock;
use scene::{ScreenSet, Shape, Shown, compose};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use words::clock_facts::Saying;
use words::{Language, UtcOffset, Words};

/// Its size where it does not fill a monitor.
pub const SIZE: [f32; 2] = [960.0, 540.0];
/// The smallest window that it still makes sense in.
pub const SIZE_MIN: [f32; 2] = [480.0, 320.0];
/// Its size inside another window, where there is only one.
const SIZE_INSIDE: Vec2 = Vec2::new(640.0, 400.0);
/// How far from the corner of its monitor it is when it no longer fills it, in pixels.
const IN_FROM_CORNER: f32 = 80.0;
/// So long each of two languages is shown: long enough to be read.
const TURN_MILLIS: i64 = 12_000;
/// While nothing runs down, changes grow old and pages turn.
const AT_REST: Duration = Duration::from_secs(1);

/// What the director's window and the players' clock both hold.
pub struct Shared {
    /// The languages that it shows in turn.
    words: Mutex<Vec<Arc<Words>>>,
    /// How many minutes the clocks here are ahead of UTC.
    pub offset: UtcOffset,
    /// The screens, and how they look.
    set: Mutex<Arc<ScreenSet>>,
    letters: Mutex<Letters>,
    /// Where players find their seats with a phone; none where the event is not shared.
    address: Mutex<Option<String>>,
    shown: Mutex<Option<(Arc<PlayersClock>, Instant)>>,
    is_closed: AtomicBool,
}

impl Shared {
    /// A window that shows nothing yet.
    pub fn new(words: Arc<Words>, offset: UtcOffset, set: ScreenSet) -> Self {
        Self {
            words: Mutex::new(vec![words]),
            offset,
            set: Mutex::new(Arc::new(set)),
            letters: Mutex::default(),
            address: Mutex::default(),
            shown: Mutex::default(),
            is_closed: AtomicBool::new(false),
        }
    }

    pub fn show(&self, clock: PlayersClock) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        *shown = Some((Arc::new(clock), Instant::now()));
    }

    /// Shows these screens from now on.
    pub fn dress(&self, set: ScreenSet) {
        *self.set.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(set);
    }

    /// Leads phones to this address; whether it led elsewhere before.
    #[cfg(feature = "share")]
    pub fn lead_to(&self, address: Option<String>) -> bool {
        let mut led = self.address.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = *led != address;
        *led = address;
        is_new
    }

    /// Shows these languages in turn.
    pub fn speak(&self, languages: &[Language]) {
        let mut words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        if !words.iter().map(|words| words.language()).eq(languages.iter().copied()) {
            *words = languages.iter().map(|language| Arc::new(Words::new(*language))).collect();
        }
    }

    /// The language whose turn it is.
    fn words(&self, now: Timestamp) -> Option<Arc<Words>> {
        let words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        let turn = usize::try_from(now.0.div_euclid(TURN_MILLIS)).unwrap_or(0);
        words.get(turn.checked_rem(words.len())?).cloned()
    }

    pub fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }

    /// What is shown, and the present moment as the session counts it.
    pub fn shown(&self) -> Option<(Arc<PlayersClock>, Timestamp)> {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let (clock, since) = shown.as_ref()?;
        let run = i64::try_from(since.elapsed().as_millis()).unwrap_or(i64::MAX);
        Some((Arc::clone(clock), clock.at.plus_millis(run)))
    }
}

/// Shows the window. `home` is the upper left corner of the monitor that it fills, in pixels.
pub fn window_ui(ui: &mut Ui, class: ViewportClass, shared: &Shared, home: Option<Vec2>) {
    if class == ViewportClass::EmbeddedWindow {
        let (_, rect) = ui.allocate_space(SIZE_INSIDE);
        contents_ui(ui, rect, shared);
        return;
    }
    CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let rect = ui.max_rect();
        contents_ui(ui, rect, shared);
        keys_ui(ui, rect, shared, home);
    });
}

fn contents_ui(ui: &Ui, rect: egui::Rect, shared: &Shared) {
    let Some((clock, now)) = shared.shown() else { return };
    let Some(words) = shared.words(now) else { return };
    let saying = Saying { clock: &clock, now, offset: shared.offset, words: &words };
    let set = Arc::clone(&shared.set.lock().unwrap_or_else(PoisonError::into_inner));
    let address = shared.address.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let letters = shared.letters.lock().unwrap_or_else(PoisonError::into_inner);
    let shown = Shown { saying, address: address.as_deref() };
    let shape = Shape::fitting(rect.width(), rect.height());
    paint_scene(ui, rect, &compose(&set, shape, &shown, &letters), now.0);
    ui.ctx().request_repaint_after(next_second(&clock, now));
}

/// How long it is until the digits change.
fn next_second(clock: &PlayersClock, now: Timestamp) -> Duration {
    let left = clock.left_at(now);
    if !clock.runs_down() || left == 0 {
        return AT_REST;
    }
    until_next_second(left)
}

/// F11 or double-click toggles full screen, Escape ends it; the window's opening keys close it.
fn keys_ui(ui: &Ui, rect: egui::Rect, shared: &Shared, home: Option<Vec2>) {
    let ctx = ui.ctx();
    forget_held(ctx);
    let is_full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
    let surface = ui.interact(rect, ui.scope_id().with("surface"), Sense::click());
    let toggles = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F11));
    let leaves = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let toggles = toggles || surface.double_clicked();
    if is_full && (toggles || leaves) {
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(false));
        if let Some(home) = home {
            // Otherwise some desktops put it in front of the director's window.
            let at = (home + Vec2::splat(IN_FROM_CORNER)) / ctx.pixels_per_point();
            ctx.send_viewport_cmd(ViewportCommand::OuterPosition(at.to_pos2()));
        }
    } else if toggles {
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(true));
    }
    if is_full && surface.hovered() {
        ctx.set_cursor_icon(CursorIcon::None);
    }
    let is_closed = ctx.input(|input| input.viewport().close_requested())
        || Verb::pressed(ctx) == Some(Verb::PlayersClock);
    if is_closed {
        shared.is_closed.store(true, Ordering::Relaxed);
        ctx.request_repaint_of(ViewportId::ROOT);
    }
}
