//! `simulate`: plays a whole tournament and reports its figures.

use crate::trouble::Trouble;
use crate::{Desk, Format, Output};
use engine::Tournament;
use engine::settings::StageStart;
use serde::Serialize;
use serde_json::Value;
use session::{Failure, Simulation, Template, WholeEvening, play_evening, simulate};
use std::path::PathBuf;
use words::Args;

/// Plays a whole tournament through the same engine and reports its figures.
#[derive(Debug, clap::Args)]
pub struct Simulate {
    /// Players.
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..=200_000))]
    pub entries: u32,
    /// Seats at a table.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=31))]
    pub seats: u8,
    /// Decides everything that chance decides.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Stops when so many players are left.
    #[arg(long, default_value_t = 1)]
    pub until: u32,
    /// Plays a whole evening with real chips: color-ups and races, penalties, a disqualification,
    /// the bubble hand for hand, a night between two days.
    #[arg(long, conflicts_with_all = ["until", "template", "name"])]
    pub whole_evening: bool,
    /// Penalties of a whole evening, beside a disqualification.
    #[arg(long, default_value_t = 12, requires = "whole_evening")]
    #[arg(value_parser = clap::value_parser!(u32).range(0..=100))]
    pub penalties: u32,
    /// Players of a whole evening who bust in the hand that bursts the bubble, one for a table.
    #[arg(long, default_value_t = 3, requires = "whole_evening")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=9))]
    pub bubble_busts: u32,
    /// The clock waits after breaks and after late registration until somebody starts what is next.
    #[arg(long, conflicts_with = "whole_evening")]
    pub clock_waits: bool,
    /// Takes settings and structure from a template.
    #[arg(long)]
    pub template: Option<String>,
    /// The tournament's name, with --template.
    #[arg(long, default_value = "Simulation")]
    pub name: String,
    /// Writes the journal here; without it nothing touches the disk.
    #[arg(short, long)]
    pub out: Option<PathBuf>,
    /// How to write the figures.
    #[command(flatten)]
    pub output: Output,
}

/// Plays it.
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

/// Writes figures as they were asked for.
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

/// A line for each figure; one that is made of others has a line for each of those.
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
