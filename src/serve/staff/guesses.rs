//! Wrong codes slow down whoever typed them; many of them slow down the room.

use crate::device::device;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// So many wrong codes of a device cost nothing.
const FREE: u32 = 5;

/// The first wait after them; each wrong code more doubles it.
const FIRST_WAIT: Duration = Duration::from_secs(15);

/// The longest wait after wrong codes.
const LONGEST_WAIT: Duration = Duration::from_mins(30);

/// Wrong codes of a device are forgotten after so long without another.
const FORGOTTEN_AFTER: Duration = Duration::from_hours(2);

/// Wrong codes that a room may type within [`ROOM_TIME`]; then only devices without any may try.
const ROOM_FREE: usize = 100;

/// How long the room remembers.
const ROOM_TIME: Duration = Duration::from_hours(1);

/// What is old is looked for so often.
const FORGETS_EVERY: Duration = Duration::from_secs(1);

/// So many devices are remembered; with more of them nobody's code is looked at for a while.
const DEVICES_MAX: usize = 10_000;

/// Wrong codes, by who typed them.
#[derive(Default)]
pub(crate) struct Guesses {
    wrong: HashMap<IpAddr, Wrong>,
    /// When wrong codes were typed in the room, the oldest first.
    room: VecDeque<Instant>,
    /// When it was last looked which of them are forgotten.
    looked_at: Option<Instant>,
}

struct Wrong {
    count: u32,
    last: Instant,
}

/// Wrong codes of the last hours, as a director sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attempts {
    /// How many wrong codes were typed.
    pub codes: u32,
    pub devices: usize,
    /// How long ago the last one was typed.
    pub last: Duration,
}

impl Wrong {
    /// From when on another code is looked at.
    fn free_at(&self) -> Instant {
        let over = self.count.saturating_sub(FREE);
        let wait = match over {
            0 => Duration::ZERO,
            over => FIRST_WAIT.saturating_mul(1 << (over - 1).min(20)).min(LONGEST_WAIT),
        };
        self.last + wait
    }
}

impl Guesses {
    /// How long somebody has to wait before another code of theirs is looked at, if at all.
    pub(crate) fn wait(&mut self, who: IpAddr, now: Instant) -> Option<Duration> {
        self.forget(now);
        let own = self.wrong.get(&device(who));
        let by_own = own.map(Wrong::free_at);
        let is_full = self.wrong.len() >= DEVICES_MAX;
        let by_room = self.room_free_at().filter(|_| own.is_some() || is_full);
        let left = by_own.max(by_room)?.saturating_duration_since(now);
        (!left.is_zero()).then_some(left)
    }

    /// Somebody typed a wrong code. No right one makes up for it: whoever has a code of their own
    /// guesses no faster than others.
    pub(crate) fn wrong(&mut self, who: IpAddr, now: Instant) {
        self.forget(now);
        self.room.push_back(now);
        let wrong = self.wrong.entry(device(who)).or_insert(Wrong { count: 0, last: now });
        wrong.count = wrong.count.saturating_add(1);
        wrong.last = now;
    }

    /// What was tried in the last hours; none where nothing was.
    pub(crate) fn attempts(&mut self, now: Instant) -> Option<Attempts> {
        self.forget(now);
        let last = self.wrong.values().map(|wrong| wrong.last).max()?;
        let codes = self.wrong.values().fold(0_u32, |sum, it| sum.saturating_add(it.count));
        Some(Attempts { codes, devices: self.wrong.len(), last: now.duration_since(last) })
    }

    /// From when on the codes of others than the first of a device are looked at.
    fn room_free_at(&self) -> Option<Instant> {
        let over = self.room.len().checked_sub(ROOM_FREE)?;
        Some(*self.room.get(over)? + ROOM_TIME)
    }

    fn forget(&mut self, now: Instant) {
        // Whoever guesses from thousands of devices is not to keep the room busy with that.
        let is_new = |last: Instant| now.saturating_duration_since(last) >= FORGETS_EVERY;
        if !self.looked_at.is_none_or(is_new) {
            return;
        }
        self.looked_at = Some(now);
        self.wrong.retain(|_, wrong| now.duration_since(wrong.last) < FORGOTTEN_AFTER);
        while self.room.front().is_some_and(|at| now.duration_since(*at) >= ROOM_TIME) {
            self.room.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::staff::Role;
    use crate::staff::codes::digits_of;

    const HOUR: Duration = Duration::from_hours(1);
    const HOURS_A_YEAR: f64 = 365.25 * 24.0;

    fn address(no: u32) -> IpAddr {
        IpAddr::from((0x0a00_0000 + no).to_be_bytes())
    }

    /// How many codes an hour are looked at where so many devices guess as fast as they may.
    fn an_hour(devices: u32) -> f64 {
        let (mut guesses, start, hours) = (Guesses::default(), Instant::now(), 4);
        let mut looked_at = 0_u32;
        let mut at = vec![start; devices as usize];
        for minute in 0..60 * hours {
            let now = start + Duration::from_mins(minute);
            for (no, free_at) in (0..devices).zip(&mut at) {
                // Nobody asks again before they are told to.
                while *free_at <= now {
                    match guesses.wait(address(no), now) {
                        Some(wait) => *free_at = now + wait,
                        None => {
                            guesses.wrong(address(no), now);
                            looked_at += 1;
                        }
                    }
                }
            }
        }
        f64::from(looked_at) / hours as f64
    }

    /// Years until a code is found, on average: half of all codes are tried.
    fn years(role: Role, an_hour: f64) -> f64 {
        let codes = 10_f64.powi(i32::try_from(digits_of(role)).unwrap());
        codes / 2.0 / an_hour / HOURS_A_YEAR
    }

    #[test]
    fn a_directors_code_takes_years_to_guess_however_many_devices_try() {
        for (devices, most_an_hour) in [(1, 5.0), (254, 260.0), (12_000, 5_500.0)] {
            let an_hour = an_hour(devices);
            assert!(an_hour <= most_an_hour, "{devices}: {an_hour} an hour");
            let director = years(Role::Director, an_hour);
            assert!(director > 100.0, "{devices}: {director} years");
            let floor = years(Role::Floor, an_hour);
            assert!(floor > 1.0, "{devices}: {floor} years");
        }
    }

    #[test]
    fn an_own_code_buys_no_guesses() {
        let (mut guesses, start) = (Guesses::default(), Instant::now());
        let dealer = address(7);
        (0..=FREE).for_each(|_| guesses.wrong(dealer, start));
        // Their own right code would have to be looked at first.
        assert_eq!(guesses.wait(dealer, start), Some(FIRST_WAIT));
        let later = start + FIRST_WAIT;
        assert_eq!(guesses.wait(dealer, later), None);
        guesses.wrong(dealer, later);
        assert_eq!(guesses.wait(dealer, later), Some(FIRST_WAIT * 2));
    }

    #[test]
    fn others_come_in_while_somebody_guesses() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        for no in 0..300 {
            guesses.wrong(address(no), now);
        }
        assert_eq!(guesses.wait(address(1_000), now), None, "their first code");
        guesses.wrong(address(1_000), now);
        assert!(guesses.wait(address(1_000), now).is_some(), "not their second one");
        assert_eq!(guesses.wait(address(1_000), now + HOUR), None);
    }

    #[test]
    fn a_few_slips_cost_nothing_and_are_forgotten() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        let who = address(7);
        assert_eq!(guesses.attempts(now), None);
        (0..FREE).for_each(|_| guesses.wrong(who, now));
        assert_eq!(guesses.wait(who, now), None);
        guesses.wrong(who, now);
        assert_eq!(guesses.wait(who, now), Some(FIRST_WAIT));
        let told = Attempts { codes: FREE + 1, devices: 1, last: HOUR };
        assert_eq!(guesses.attempts(now + HOUR), Some(told));
        let later = now + FORGOTTEN_AFTER;
        guesses.wrong(who, later);
        assert_eq!(guesses.wait(who, later), None);
    }

    #[test]
    fn a_device_is_known_in_its_whole_network() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        for last in 0..=FREE {
            let who = format!("2001:db8:0:1::{last:x}").parse().unwrap();
            guesses.wrong(who, now);
        }
        assert!(guesses.wait("2001:db8:0:1::ffff".parse().unwrap(), now).is_some());
        assert!(guesses.wait("2001:db8:0:2::1".parse().unwrap(), now).is_none());
    }
}
