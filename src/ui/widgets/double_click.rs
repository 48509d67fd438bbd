//! A second click that was meant for what stood there before.

use egui::{Id, Ui};

/// How long a press is no answer after what stands at its place has become something else.
const SETTLES_SECS: f64 = 0.5;

/// What stood at a place when it was last shown, and when it became that.
#[derive(Clone)]
struct Stood<T> {
    what: T,
    /// None where it has stood there from the beginning.
    since: Option<f64>,
}

/// Whether what stands at this place has stood there long enough for a press to be meant for it:
/// the second click of a double click lands on whatever the first one has put there.
pub fn is_settled<T>(ui: &Ui, place: Id, what: &T) -> bool
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let now = ui.input(|input| input.time);
    ui.data_mut(|data| {
        let stood =
            data.get_temp_mut_or_insert_with(place, || Stood { what: what.clone(), since: None });
        if stood.what != *what {
            *stood = Stood { what: what.clone(), since: Some(now) };
        }
        stood.since.is_none_or(|since| now - since >= SETTLES_SECS)
    })
}
