//! `simulate`: plays a whole tournament with the engine and reports its figures.

use crate::trouble::Trouble;
use crate::{Desk, Format, Output};
use engine::Tournament;
use engine::settings::StageStart;
use exchange::Template;
use serde::Serialize;
use serde_json::Value;
use session::Failure;
use simulation::{Simulation, WholeEvening, play_evening, simulate};
use std::path::PathBuf;
use words::Args;

#[derive(Debug, clap::Args)]
pub struct Simulate {
    /// Number of players.
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..=200_000))]
    pub entries: u32,
    /// Seats per table.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=31))]
    pub seats: u8,
    /// Seed for everything random.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Stop when this many players are left.
    #[arg(long, default_value_t = 1)]
    pub until: u32,
    /// Simulate a whole event in detail, with real chips.
    ///
    /// It has color-ups and chip races, penalties, a disqualification, a bubble played hand for
    /// hand, and a night between two days.
    #[arg(long, conflicts_with_all = ["until", "template", "name"])]
    pub whole_evening: bool,
    /// With --whole-evening: number of penalties, besides a disqualification.
    #[arg(long, default_value_t = 12, requires = "whole_evening")]
    #[arg(value_parser = clap::value_parser!(u32).range(0..=100))]
    pub penalties: u32,
    /// With --whole-evening: players who bust in the bubble hand, each at a different table.
    #[arg(long, default_value_t = 3, requires = "whole_evening")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=9))]
    pub bubble_busts: u32,
    /// Let the clock wait after breaks and late registration until the floor starts it.
    #[arg(long, conflicts_with = "whole_evening")]
    pub clock_waits: bool,
    /// Template for settings and structure.
    #[arg(long)]
    pub template: Option<String>,
    /// With --template: name of the tournament.
    #[arg(long, default_value = "Simulation")]
    pub name: String,
    /// File for the journal (default: nothing is written to disk).
    #[arg(short, long)]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub output: Output,
}

pub fn run(asked: &Simulate, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let Simulate { entries, seats, seed, until, .. } = *asked;
    let template = asked.template.as_deref().map(Template::find).transpose();
    let template = template.map_err(|error| Trouble::template(&error, &desk.words))?;
    let template = template.map(|template| (template, asked.name.clone()));
    let out = asked.out.as_deref();
    if asked.whole_evening {
        if entries < WholeEvening::ENTRIES_MIN {
            let args = Args::new().count("least", u64::from(WholeEvening::ENTRIES_MIN));
            return Err(Trouble::malformed(desk.words.say("terminal-evening-too-small", &args)));
        }
        let Simulate { penalties, bubble_busts, .. } = *asked;
        let evening = WholeEvening { entries, seats, seed, penalties, bubble_busts };
        return tell(asked, desk, play_evening(evening, out, &mut |_| {}));
    }
    let starts = if asked.clock_waits { StageStart::ByFloor } else { StageStart::ByItself };
    let simulation = Simulation { entries, seats, seed, until, starts, template };
    tell(asked, desk, simulate(simulation, out))
}

/// Writes the figures in the requested format.
fn tell(
    asked: &Simulate,
    desk: &mut Desk<'_>,
    figures: Result<impl Serialize, Failure>,
) -> Result<(), Trouble> {
    let figures = figures
        .map_err(|failure| Trouble::failure(failure, &Tournament::default(), &desk.words))?;
    let written = match asked.output.format() {
        Format::Ron => ron::to_string(&figures).map_err(|error| Trouble::world(error.to_string())),
        Format::Json => {
            serde_json::to_string(&figures).map_err(|error| Trouble::world(error.to_string()))
        }
        Format::Text | Format::Csv | Format::Html => {
            Ok(as_text(&serde_json::to_value(&figures).unwrap_or_default()))
        }
    };
    desk.line(written?.trim_end())
}

/// One line per figure; nested figures get a line each.
fn as_text(figures: &Value) -> String {
    let mut text = String::new();
    add_lines(&mut text, "", figures);
    text
}

fn add_lines(text: &mut String, before: &str, figures: &Value) {
    for (name, value) in figures.as_object().into_iter().flatten() {
        let name = format!("{before}{}", name.replace(['_', '-'], " "));
        match value {
            Value::Object(_) => add_lines(text, &format!("{name} "), value),
            Value::String(words) => text.push_str(&format!("{name:28} {words}\n")),
            value => text.push_str(&format!("{name:28} {value}\n")),
        }
    }
}
