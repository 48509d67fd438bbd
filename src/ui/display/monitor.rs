//! Asking the system for its monitors.

use crate::vocabulary::Monitor;
use house::MonitorKept;

/// The monitors that are plugged in; none where the system does not say.
pub fn monitors_of(frame: &eframe::Frame) -> Vec<Monitor> {
    #[cfg(target_os = "linux")]
    crate::display::x11::hear_of_monitors(frame);
    let Some(window) = frame.winit_window() else { return Vec::new() };
    let here = window.current_monitor();
    let mut found: Vec<Monitor> = Vec::new();
    for (index, monitor) in window.available_monitors().enumerate() {
        let (at, size) = (monitor.position(), monitor.size());
        let known_as = MonitorKept {
            name: monitor.name().unwrap_or_default(),
            x: at.x,
            y: at.y,
            width: size.width,
            height: size.height,
        };
        let is_here = here.as_ref() == Some(&monitor);
        // Some systems list one monitor twice.
        let twin = found.iter_mut().find(|other| {
            let other = &other.known_as;
            other.name == known_as.name && (other.x, other.y) == (known_as.x, known_as.y)
        });
        match twin {
            Some(twin) => twin.is_here |= is_here,
            None => found.push(Monitor { index, known_as, is_here }),
        }
    }
    found
}
