//! The players' clock: a second window for a monitor or television that the players look at.
//!
//! It shows a snapshot of facts, made anew when something was done or a level began, and runs
//! down by itself in between. It outlives its monitor: where that goes away the window closes,
//! and comes back where the director says.

pub mod monitor;
pub mod window;
#[cfg(target_os = "linux")]
mod x11;

use crate::display::window::{SIZE, SIZE_MIN, Shared, window_ui};
use crate::icon::icon;
use crate::vocabulary::{Monitor, MonitorPlace, find};
use egui::{Context, ViewportBuilder, ViewportId};
use house::{MonitorKept, PlayersClockKept};
use reports::{ClockKey, players_clock};
use scene::ScreenSet;
use session::Session;
use std::sync::Arc;
use words::{Language, UtcOffset, Words};

/// The players' clock as the director's window knows it.
#[derive(Default)]
pub struct Display {
    monitors: Vec<Monitor>,
    open: Option<Open>,
    /// Where it is to be as soon as there is a tournament and the monitor is known.
    wanted: Option<MonitorPlace>,
    /// The monitor that went away while it was filled.
    lost: Option<MonitorKept>,
    /// How often it was opened: every time it is another window.
    opened: u64,
}

/// The window while it is open.
struct Open {
    place: MonitorPlace,
    builder: ViewportBuilder,
    id: ViewportId,
    shared: Arc<Shared>,
    /// What the snapshot was made of.
    key: Option<Key>,
}

/// What a snapshot follows from; while this stays, it runs down by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Key {
    seq: u64,
    clock: ClockKey,
}

/// What the director is to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MonitorNews {
    /// The monitor that the players' clock filled is gone.
    Lost(MonitorKept),
    /// The monitor that was lost is there again.
    Back(MonitorKept),
}

/// A snapshot further off than this is made anew, whatever the reason.
const DRIFT_MILLIS: i64 = 250;

impl Display {
    /// The players' clock as it was left the evening before.
    pub fn kept(kept: &PlayersClockKept) -> Self {
        let place = match &kept.monitor {
            Some(monitor) if !kept.in_window => MonitorPlace::On(monitor.clone()),
            _ => MonitorPlace::Window,
        };
        Self { wanted: Some(place).filter(|_| kept.is_shown), ..Self::default() }
    }

    pub fn monitors(&self) -> &[Monitor] {
        &self.monitors
    }

    pub fn place(&self) -> Option<&MonitorPlace> {
        self.open.as_ref().map(|open| &open.place)
    }

    /// Whether it matters at once when a monitor comes or goes.
    pub fn watches(&self) -> bool {
        self.open.is_some() || self.lost.is_some()
    }

    /// Where it goes when it is asked for without saying where: where it was last, or on the
    /// monitor that the director does not work on.
    pub fn usual_place(&self, kept: &PlayersClockKept) -> MonitorPlace {
        let last = kept.monitor.as_ref().and_then(|known_as| find(&self.monitors, known_as));
        let other = || self.monitors.iter().find(|monitor| !monitor.is_here);
        let monitor = last.or_else(other).filter(|_| !kept.in_window && self.monitors.len() > 1);
        monitor.map_or(MonitorPlace::Window, |monitor| MonitorPlace::On(monitor.known_as.clone()))
    }

    /// Opens it, or brings it to another place.
    pub fn open(
        &mut self,
        place: MonitorPlace,
        set: ScreenSet,
        words: &Arc<Words>,
        offset: UtcOffset,
    ) {
        let mut builder = ViewportBuilder::default()
            .with_icon(icon())
            .with_title(words.text("display-title"))
            .with_app_id(crate::icon::APP_ID)
            .with_inner_size(SIZE)
            .with_min_inner_size(SIZE_MIN)
            .with_active(false);
        if let MonitorPlace::On(known_as) = &place
            && let Some(monitor) = find(&self.monitors, known_as)
        {
            builder = builder.with_monitor(monitor.index);
        }
        self.opened += 1;
        self.wanted = None;
        self.lost = None;
        let id = ViewportId::from_hash_of(("display", self.opened));
        let shared = Arc::new(Shared::new(Arc::clone(words), offset, set));
        self.open = Some(Open { place, builder, id, shared, key: None });
    }

    /// Shows these screens from now on, while it is open.
    pub fn dress(&self, set: ScreenSet, ctx: &Context) {
        let Some(open) = &self.open else { return };
        open.shared.dress(set);
        ctx.request_repaint_of(open.id);
    }

    /// Leads phones to this link of the shared event: where players find their seats.
    #[cfg(feature = "share")]
    pub fn lead_to(&self, link: Option<&str>, ctx: &Context) {
        let Some(open) = &self.open else { return };
        let address = link.map(serve::seat_link);
        if open.shared.lead_to(address) {
            ctx.request_repaint_of(open.id);
        }
    }

    pub fn close(&mut self) {
        self.open = None;
        self.wanted = None;
        self.lost = None;
    }

    /// Whether somebody closed its window.
    pub fn is_closed(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.shared.is_closed())
    }

    /// Where it is to be opened now, because it was there the last time.
    pub fn due(&mut self) -> Option<MonitorPlace> {
        match self.wanted.as_ref()? {
            MonitorPlace::On(known_as) => {
                find(&self.monitors, known_as)?;
            }
            MonitorPlace::Window => {}
        }
        self.wanted.take()
    }

    /// Takes in which monitors are plugged in; what came of it that the director must know.
    pub fn see_monitors(&mut self, monitors: Vec<Monitor>) -> Option<MonitorNews> {
        // None at all is a desktop that is rearranging itself.
        if monitors.is_empty() || monitors == self.monitors {
            return None;
        }
        self.monitors = monitors;
        if let Some(MonitorPlace::On(known_as)) = self.place().cloned() {
            return match find(&self.monitors, &known_as) {
                Some(monitor) => {
                    let now = monitor.clone();
                    self.follow(&now, &known_as);
                    None
                }
                None => {
                    self.open = None;
                    self.lost = Some(known_as.clone());
                    Some(MonitorNews::Lost(known_as))
                }
            };
        }
        if let Some(MonitorPlace::On(known_as)) = &self.wanted
            && find(&self.monitors, known_as).is_none()
        {
            let known_as = known_as.clone();
            self.wanted = None;
            self.lost = Some(known_as.clone());
            return Some(MonitorNews::Lost(known_as));
        }
        find(&self.monitors, self.lost.as_ref()?)?;
        self.lost.take().map(MonitorNews::Back)
    }

    /// The monitor that is filled has another place or size: fills it anew.
    fn follow(&mut self, monitor: &Monitor, known_as: &MonitorKept) {
        if monitor.known_as == *known_as {
            return;
        }
        let Some(open) = &mut self.open else { return };
        open.place = MonitorPlace::On(monitor.known_as.clone());
        open.builder = open.builder.clone().with_monitor(monitor.index);
        self.opened += 1;
        open.id = ViewportId::from_hash_of(("display", self.opened));
    }

    /// Makes a new snapshot where the old one no longer holds.
    pub fn renew(&mut self, session: &Session, own: Language, ctx: &Context) {
        let Some(open) = &mut self.open else { return };
        let (tournament, now) = (session.tournament(), session.now());
        open.shared.speak(&tournament.settings().languages(own));
        let key = Key { seq: session.log().last_seq().0, clock: ClockKey::of(tournament, now) };
        let is_true = open.shared.shown().is_some_and(|(_, shown)| {
            shown.millis_since(now).abs() < DRIFT_MILLIS && open.key == Some(key)
        });
        if !is_true {
            open.key = Some(key);
            open.shared.show(players_clock(tournament, session.log(), now));
            ctx.request_repaint_of(open.id);
        }
    }

    /// Shows the window; called in every frame of the director's window.
    pub fn show(&self, ctx: &Context) {
        let Some(open) = &self.open else { return };
        let shared = Arc::clone(&open.shared);
        let home = open.place.corner();
        ctx.show_viewport_deferred(open.id, open.builder.clone(), move |ui, class| {
            window_ui(ui, class, &shared, home);
        });
    }
}

#[cfg(test)]
mod tests {
    use crate::display::{Display, MonitorNews};
    use crate::vocabulary::{Monitor, MonitorPlace};

    use house::{MonitorKept, PlayersClockKept};
    use std::sync::Arc;
    use words::{Language, UtcOffset, Words};

    fn known_as(name: &str, x: i32) -> MonitorKept {
        MonitorKept { name: name.to_owned(), x, y: 0, width: 1920, height: 1080 }
    }

    fn desk() -> Vec<Monitor> {
        vec![Monitor { index: 0, known_as: known_as("eDP-1", 0), is_here: true }]
    }

    fn desk_and_wall() -> Vec<Monitor> {
        let wall = Monitor { index: 1, known_as: known_as("HDMI-1", 1920), is_here: false };
        desk().into_iter().chain([wall]).collect()
    }

    fn wall() -> MonitorPlace {
        MonitorPlace::On(known_as("HDMI-1", 1920))
    }

    fn open(display: &mut Display, place: MonitorPlace) {
        let words = Arc::new(Words::new(Language::English));
        let set = scene::shipped("felt").unwrap();
        display.open(place, set, &words, UtcOffset::fixed(0));
    }

    #[test]
    fn without_being_told_it_goes_to_the_other_monitor_and_then_where_it_was() {
        let mut display = Display::default();
        let mut kept = PlayersClockKept::default();
        display.see_monitors(desk());
        assert_eq!(display.usual_place(&kept), MonitorPlace::Window);
        display.see_monitors(desk_and_wall());
        assert_eq!(display.usual_place(&kept), wall());
        kept.monitor = Some(known_as("eDP-1", 0));
        assert_eq!(display.usual_place(&kept), MonitorPlace::On(known_as("eDP-1", 0)));
        kept.in_window = true;
        assert_eq!(display.usual_place(&kept), MonitorPlace::Window);
    }

    #[test]
    fn a_monitor_that_goes_away_takes_the_window_with_it_and_is_told_once() {
        let mut display = Display::default();
        display.see_monitors(desk_and_wall());
        open(&mut display, wall());
        assert_eq!(display.see_monitors(desk_and_wall()), None);
        assert_eq!(display.see_monitors(Vec::new()), None);
        assert_eq!(display.place(), Some(&wall()));
        assert_eq!(display.see_monitors(desk()), Some(MonitorNews::Lost(known_as("HDMI-1", 1920))));
        assert_eq!(display.place(), None);
        assert_eq!(display.see_monitors(desk()), None);
        assert_eq!(
            display.see_monitors(desk_and_wall()),
            Some(MonitorNews::Back(known_as("HDMI-1", 1920)))
        );
        assert_eq!(display.see_monitors(desk()), None, "it was not opened there again");
    }

    #[test]
    fn a_window_of_its_own_stays_whatever_happens_to_monitors() {
        let mut display = Display::default();
        display.see_monitors(desk_and_wall());
        open(&mut display, MonitorPlace::Window);
        assert_eq!(display.see_monitors(desk()), None);
        assert_eq!(display.place(), Some(&MonitorPlace::Window));
    }

    #[test]
    fn closed_on_purpose_its_monitor_may_come_and_go() {
        let mut display = Display::default();
        display.see_monitors(desk_and_wall());
        open(&mut display, wall());
        display.close();
        assert_eq!(display.see_monitors(desk()), None);
        assert_eq!(display.see_monitors(desk_and_wall()), None);
    }

    #[test]
    fn it_comes_back_on_the_next_evening_where_its_monitor_is_there() {
        let monitor = Some(known_as("HDMI-1", 1920));
        let kept = PlayersClockKept { is_shown: true, monitor, ..PlayersClockKept::default() };
        let mut display = Display::kept(&kept);
        assert_eq!(display.due(), None, "no monitor is known yet");
        display.see_monitors(desk_and_wall());
        assert_eq!(display.due(), Some(wall()));
        let mut display = Display::kept(&kept);
        assert_eq!(display.see_monitors(desk()), Some(MonitorNews::Lost(known_as("HDMI-1", 1920))));
        assert_eq!(display.due(), None);
        assert!(matches!(display.see_monitors(desk_and_wall()), Some(MonitorNews::Back(_))));
        let mut closed = Display::kept(&PlayersClockKept { is_shown: false, ..kept });
        closed.see_monitors(desk_and_wall());
        assert_eq!(closed.due(), None);
    }

    #[test]
    fn a_monitor_that_moves_or_grows_is_filled_anew() {
        let mut display = Display::default();
        display.see_monitors(desk_and_wall());
        open(&mut display, wall());
        let before = display.open.as_ref().map(|open| open.id);
        let mut moved = desk_and_wall();
        moved[1].known_as = known_as("HDMI-1", -1920);
        assert_eq!(display.see_monitors(moved), None);
        assert_eq!(display.place(), Some(&MonitorPlace::On(known_as("HDMI-1", -1920))));
        assert_ne!(display.open.as_ref().map(|open| open.id), before);
    }
}
