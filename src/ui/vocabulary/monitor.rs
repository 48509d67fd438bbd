//! The monitors of this computer, and where the players' clock is among them.

use egui::Vec2;
use house::MonitorKept;

/// A monitor that is plugged in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Monitor {
    /// Which of the system's list it is.
    pub index: usize,
    /// What it is recognized by when it is plugged in again.
    pub known_as: MonitorKept,
    /// Whether the director's window is on it.
    pub is_here: bool,
}

/// Where the players' clock is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MonitorPlace {
    /// In a window of its own, which fills no monitor.
    Window,
    /// Full screen on this monitor.
    On(MonitorKept),
}

impl MonitorPlace {
    /// The upper left corner of the monitor that is filled, in pixels.
    #[must_use]
    pub fn corner(&self) -> Option<Vec2> {
        let Self::On(monitor) = self else { return None };
        // Desktops are far smaller than what a small number holds.
        let edge = |at: i32| f32::from(i16::try_from(at).unwrap_or_default());
        Some(Vec2::new(edge(monitor.x), edge(monitor.y)))
    }
}

/// The monitor that is known so: of this name at this place, or the only one of this name.
#[must_use]
pub fn find<'a>(monitors: &'a [Monitor], known_as: &MonitorKept) -> Option<&'a Monitor> {
    let mut named = monitors.iter().filter(|monitor| monitor.known_as.name == known_as.name);
    let place = (known_as.x, known_as.y);
    let exact = named.clone().find(|it| (it.known_as.x, it.known_as.y) == place);
    let first = named.next()?;
    exact.or_else(|| named.next().is_none().then_some(first))
}

#[cfg(test)]
mod tests {
    use crate::vocabulary::monitor::{Monitor, find};
    use house::MonitorKept;

    fn monitor(index: usize, name: &str, x: i32) -> Monitor {
        let name = name.to_owned();
        let known_as = MonitorKept { name, x, y: 0, width: 1920, height: 1080 };
        Monitor { index, known_as, is_here: index == 0 }
    }

    #[test]
    fn a_monitor_is_known_by_its_name_wherever_it_stands() {
        let monitors = [monitor(0, "eDP-1", 0), monitor(1, "HDMI-1", 1920)];
        let moved = monitor(1, "HDMI-1", -1920).known_as;
        assert_eq!(find(&monitors, &moved).map(|it| it.index), Some(1));
        let other = monitor(1, "DP-2", 1920).known_as;
        assert_eq!(find(&monitors, &other), None);
    }

    #[test]
    fn of_two_with_one_name_the_place_decides() {
        let monitors = [monitor(0, "TV", 0), monitor(1, "TV", 1920), monitor(2, "TV", 3840)];
        assert_eq!(find(&monitors, &monitors[2].known_as).map(|it| it.index), Some(2));
        assert_eq!(find(&monitors, &monitor(9, "TV", -1920).known_as), None);
    }
}
