//! What looks, screens and parts are called.

use crate::view::View;
use scene::{Part, SHIPPED, Screen, State};
use words::Args;

/// The ids of all looks with what they are called, the shipped ones first.
pub fn looks<'a>(view: &'a View<'_>) -> Vec<(&'a str, String)> {
    let shipped = SHIPPED.iter().map(|set| (set.id, view.text(&format!("screen-set-{}", set.id))));
    let own = view.devices.own_looks.iter();
    let own = own.map(|id| (id.as_str(), id.strip_suffix(".ron").unwrap_or(id).to_owned()));
    shipped.chain(own).collect()
}

/// What the look is called that is on.
pub fn look_name(view: &View<'_>) -> String {
    let looks = looks(view);
    let on = looks.iter().find(|(id, _)| *id == view.devices.look).or(looks.first());
    on.map(|(_, name)| name.clone()).unwrap_or_default()
}

/// What a part is called.
pub fn part_words(view: &View<'_>, part: &Part) -> String {
    let id: &'static str = part.into();
    view.text(&format!("look-part-{id}"))
}

/// So many states are named of a screen that is for several.
const NAMED_MAX: usize = 2;

pub fn state_words(view: &View<'_>, state: State) -> String {
    let id: &'static str = (&state).into();
    view.text(&format!("look-state-{id}"))
}

/// What a screen is called: when it is shown.
pub fn title(view: &View<'_>, screen: &Screen) -> String {
    let named = screen.states.iter().take(NAMED_MAX).map(|state| state_words(view, *state));
    let mut title = named.collect::<Vec<_>>().join(", ");
    if screen.states.is_empty() {
        title = view.text("look-state-always");
    }
    let more = screen.states.len().saturating_sub(NAMED_MAX);
    if more > 0 {
        title = format!("{title} +{more}");
    }
    if let Some(part) = &screen.with {
        title = format!("{title} · {}", part_words(view, part));
    }
    if let Some(secs) = screen.secs {
        let args = Args::new().count("secs", usize::from(secs.get()));
        title = format!("{title} · {}", view.say("look-secs-short", &args));
    }
    title
}
