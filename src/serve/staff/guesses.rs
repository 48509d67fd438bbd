//! Wrong codes slow down whoever typed them, and nobody else.

use crate::device::device;
use std::collections::HashMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// So many wrong codes cost nothing.
const FREE: u32 = 5;

/// The first wait after them; each wrong code more doubles it.
const FIRST_WAIT: Duration = Duration::from_secs(15);

/// No wait is longer.
const LONGEST_WAIT: Duration = Duration::from_mins(30);

/// Wrong codes are forgotten after so long without another.
const FORGOTTEN_AFTER: Duration = Duration::from_hours(2);

/// So many addresses are remembered; whoever guessed longest ago is forgotten.
const ADDRESSES_MAX: usize = 10_000;

/// Wrong codes, by who typed them.
#[derive(Default)]
pub(crate) struct Guesses {
    wrong: HashMap<IpAddr, Wrong>,
}

struct Wrong {
    count: u32,
    last: Instant,
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
    pub(crate) fn wait(&self, who: IpAddr, now: Instant) -> Option<Duration> {
        let left = self.wrong.get(&device(who))?.free_at().saturating_duration_since(now);
        (!left.is_zero()).then_some(left)
    }

    /// Somebody typed a wrong code.
    pub(crate) fn wrong(&mut self, who: IpAddr, now: Instant) {
        self.wrong.retain(|_, wrong| now.duration_since(wrong.last) < FORGOTTEN_AFTER);
        if self.wrong.len() >= ADDRESSES_MAX {
            let oldest = self.wrong.iter().min_by_key(|(_, wrong)| wrong.last);
            if let Some(oldest) = oldest.map(|(who, _)| *who) {
                self.wrong.remove(&oldest);
            }
        }
        let wrong = self.wrong.entry(device(who)).or_insert(Wrong { count: 0, last: now });
        wrong.count = wrong.count.saturating_add(1);
        wrong.last = now;
    }

    /// Somebody typed a right one.
    pub(crate) fn right(&mut self, who: IpAddr) {
        self.wrong.remove(&device(who));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_thousand_guesses_of_one_device_take_months_and_nobody_else_waits() {
        let (mut guesses, start) = (Guesses::default(), Instant::now());
        let (hostile, honest) = (IpAddr::from([10, 0, 0, 7]), IpAddr::from([10, 0, 0, 8]));
        let mut now = start;
        for _ in 0..10_000 {
            now += guesses.wait(hostile, now).unwrap_or_default();
            guesses.wrong(hostile, now);
            assert_eq!(guesses.wait(honest, now), None);
        }
        assert!(now.duration_since(start) > Duration::from_hours(24 * 200));
        guesses.right(hostile);
        assert_eq!(guesses.wait(hostile, now), None);
    }

    #[test]
    fn a_few_slips_cost_nothing_and_are_forgotten() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        let who = IpAddr::from([10, 0, 0, 7]);
        (0..FREE).for_each(|_| guesses.wrong(who, now));
        assert_eq!(guesses.wait(who, now), None);
        guesses.wrong(who, now);
        assert_eq!(guesses.wait(who, now), Some(FIRST_WAIT));
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

    #[test]
    fn so_many_addresses_are_remembered_and_no_more() {
        let (mut guesses, now) = (Guesses::default(), Instant::now());
        for number in 0..20_000_u32 {
            guesses.wrong(IpAddr::from(number.to_be_bytes()), now);
        }
        assert!(guesses.wrong.len() <= ADDRESSES_MAX);
    }
}
