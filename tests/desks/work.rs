//! How long the processors worked for the desks and for their server.

use crate::server::Server;
use std::fs;
use std::time::Duration;

/// The system counts in hundredths of a second.
const TICK: Duration = Duration::from_millis(10);

/// Since they started.
pub struct Work {
    pub desks: Duration,
    pub server: Duration,
}

impl Work {
    /// Up to now; what a server did that was killed is not in it.
    pub fn of(server: &Server) -> Self {
        let server = server.processes().iter().map(|process| worked(process)).sum();
        Self { desks: worked("self"), server }
    }

    pub fn since(&self, began: &Self) -> Self {
        Self {
            desks: self.desks.saturating_sub(began.desks),
            server: self.server.saturating_sub(began.server),
        }
    }
}

/// How long a process worked, and those before it that it has seen ending.
fn worked(process: &str) -> Duration {
    let told = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // Its name may hold anything but the last bracket.
    let numbers = told.rsplit_once(')').map_or("", |(_, numbers)| numbers);
    let ticks = numbers.split_whitespace().skip(11).take(4);
    TICK * ticks.filter_map(|ticks| ticks.parse::<u32>().ok()).sum::<u32>()
}
