//! The sets that are shipped: six themes, two ways to show the time, and the same rest.

use crate::set::{Screen, ScreenSet, SetError};
use crate::theme::Theme;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// A set that is shipped.
#[derive(Debug, Clone, Copy)]
pub struct Shipped {
    /// Its name in preferences and addresses.
    pub id: &'static str,
    theme: &'static str,
    playing: &'static str,
}

const RING: &str = include_str!("../../assets/screens/ring.ron");
const BAR: &str = include_str!("../../assets/screens/bar.ron");
const REST: &str = include_str!("../../assets/screens/rest.ron");

/// The sets that are shipped; the first is taken where nobody chose one.
pub const SHIPPED: [Shipped; 6] = [
    Shipped {
        id: "felt",
        theme: include_str!("../../assets/screens/theme-felt.ron"),
        playing: RING,
    },
    Shipped {
        id: "broadcast",
        theme: include_str!("../../assets/screens/theme-broadcast.ron"),
        playing: BAR,
    },
    Shipped {
        id: "casino",
        theme: include_str!("../../assets/screens/theme-casino.ron"),
        playing: RING,
    },
    Shipped {
        id: "dark",
        theme: include_str!("../../assets/screens/theme-dark.ron"),
        playing: BAR,
    },
    Shipped {
        id: "light",
        theme: include_str!("../../assets/screens/theme-light.ron"),
        playing: BAR,
    },
    Shipped {
        id: "contrast",
        theme: include_str!("../../assets/screens/theme-contrast.ron"),
        playing: BAR,
    },
];

/// The shipped set with this id; the first one where there is none.
///
/// # Errors
/// Where it cannot be shown, which a test keeps from happening.
pub fn shipped(id: &str) -> Result<ScreenSet, SetError> {
    let named = SHIPPED.iter().find(|set| set.id == id);
    let [first, ..] = &SHIPPED;
    let set = named.unwrap_or(first);
    let theme: Theme = read(set.theme)?;
    let playing: Vec<Screen> = read(set.playing)?;
    let rest: Vec<Screen> = read(REST)?;
    let (screens, pictures) = ([playing, rest].concat(), BTreeMap::new());
    ScreenSet { theme, backdrop: None, screens, pictures }.checked()
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, SetError> {
    ron::from_str(text).map_err(|error| SetError::Unreadable(error.to_string()))
}
