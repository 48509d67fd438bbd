//! Stakes in short, for places where a line is all there is.

use crate::view::View;
use engine::structure::{Ante, Stakes};
use words::Args;

/// The stakes of a level: `400/800 · BBA 800` where the catalogue's own words are longer.
pub fn stakes_line(view: &View<'_>, stakes: &Stakes) -> String {
    let Stakes::Blinds { small_blind, big_blind, ante: Ante::BigBlind(ante) } = stakes else {
        return view.words.stakes(stakes);
    };
    let args = Args::new()
        .text("small_blind", view.words.chips(*small_blind))
        .text("big_blind", view.words.chips(*big_blind))
        .text("ante", view.words.chips(*ante));
    view.say("clock-stakes-big-blind-ante", &args)
}
