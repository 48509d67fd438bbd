//! The sounds: notes that stand as data in `assets/sounds`, made into samples.

use reports::Cue;
use serde::Deserialize;
use std::f32::consts::TAU;

/// Samples per second, of every sound.
pub const RATE: u32 = 48_000;

/// How loud the loudest sample is, where 1 is as loud as it goes.
const PEAK: f32 = 0.9;

/// How long a note takes to end without a click, in samples.
const RELEASE: f32 = 960.0;

/// A sound as it stands in its file.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tune {
    /// What rings with every note: multiples of its frequency, with their strengths.
    partials: Vec<(f32, f32)>,
    /// How long a note takes to begin, in milliseconds.
    attack: u32,
    /// How much a note falls while it lasts, as a power of e.
    fall: f32,
    notes: Vec<Note>,
}

#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Note {
    /// When it begins, in milliseconds.
    at: u32,
    /// How long it lasts, in milliseconds.
    length: u32,
    hertz: f32,
    strength: f32,
}

/// The file in which a sound is written.
fn written(cue: Cue) -> &'static str {
    match cue {
        Cue::MinuteLeft => include_str!("../../../assets/sounds/minute-left.ron"),
        Cue::LevelUp => include_str!("../../../assets/sounds/level-up.ron"),
        Cue::Break => include_str!("../../../assets/sounds/break.ron"),
        Cue::BreakOver => include_str!("../../../assets/sounds/break-over.ron"),
        Cue::Countdown => include_str!("../../../assets/sounds/countdown.ron"),
        Cue::TimeUp => include_str!("../../../assets/sounds/time-up.ron"),
    }
}

/// The samples of a sound, from -1 to 1; none where its file cannot be read.
#[must_use]
pub fn samples(cue: Cue) -> Vec<f32> {
    ron::from_str::<Tune>(written(cue)).map(|tune| tune.samples()).unwrap_or_default()
}

/// The samples of a sound as a sound card takes them, at a volume from 0 to 100.
///
/// Ears hear powers: half the volume is a quarter of the swing.
#[must_use]
pub fn samples_at(cue: Cue, volume: u8) -> Vec<i16> {
    at_volume(&samples(cue), volume)
}

/// Samples from -1 to 1 as a sound card takes them, likewise.
#[must_use]
pub fn at_volume(samples: &[f32], volume: u8) -> Vec<i16> {
    let volume = f32::from(volume.min(100)) / 100.0;
    let scale = volume * volume * f32::from(i16::MAX);
    #[expect(clippy::cast_possible_truncation, reason = "a cast of a float stays within bounds")]
    samples.iter().map(|sample| (sample * scale) as i16).collect()
}

impl Tune {
    fn samples(&self) -> Vec<f32> {
        let end = self.notes.iter().map(|note| note.at + note.length).max().unwrap_or_default();
        let mut all = vec![0.0; frames(end)];
        for note in &self.notes {
            self.add(note, all.get_mut(frames(note.at)..).unwrap_or_default());
        }
        let loudest = all.iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
        if loudest > 0.0 {
            all.iter_mut().for_each(|sample| *sample *= PEAK / loudest);
        }
        all
    }

    fn add(&self, note: &Note, all: &mut [f32]) {
        let length = frames(note.length);
        let attack = float(frames(self.attack)).max(1.0);
        for (index, sample) in all.iter_mut().take(length).enumerate() {
            let (gone, left) = (float(index), float(length - index));
            let edges = (gone / attack).min(1.0) * (left / RELEASE).min(1.0);
            let envelope = edges * (-self.fall * gone / float(length)).exp();
            let turns = note.hertz * gone / float(RATE as usize);
            let ring =
                |(times, strength): &(f32, f32)| (TAU * (turns * times).fract()).sin() * strength;
            *sample += note.strength * envelope * self.partials.iter().map(ring).sum::<f32>();
        }
    }
}

fn frames(millis: u32) -> usize {
    usize::try_from(u64::from(millis) * u64::from(RATE) / 1000).unwrap_or(usize::MAX)
}

#[expect(clippy::cast_precision_loss, reason = "a few seconds of samples are exact")]
fn float(frames: usize) -> f32 {
    frames as f32
}

#[cfg(test)]
mod tests {
    use crate::sounds::tune::{RATE, samples, samples_at};
    use reports::Cue;

    /// How strong a frequency is in a sound.
    fn strength(sound: &[f32], hertz: f32) -> f32 {
        let turn = |index: usize| std::f32::consts::TAU * hertz * index as f32 / RATE as f32;
        let (sin, cos) =
            sound.iter().enumerate().fold((0.0, 0.0), |(sin, cos), (index, sample)| {
                (sin + sample * turn(index).sin(), cos + sample * turn(index).cos())
            });
        (sin * sin + cos * cos).sqrt() / sound.len() as f32
    }

    #[test]
    fn every_sound_is_heard_and_none_is_clipped() {
        for cue in Cue::ALL {
            let sound = samples(cue);
            let secs = sound.len() as f32 / RATE as f32;
            assert!((0.5..3.0).contains(&secs), "{cue:?} lasts {secs} s");
            let loudest = sound.iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
            assert!((0.85..=1.0).contains(&loudest), "{cue:?} peaks at {loudest}");
            let power =
                sound.iter().map(|sample| sample * sample).sum::<f32>() / sound.len() as f32;
            assert!(power.sqrt() > 0.1, "{cue:?} is as quiet as {}", power.sqrt());
        }
    }

    #[test]
    fn every_sound_begins_and_ends_without_a_click() {
        for cue in Cue::ALL {
            let sound = samples(cue);
            let [first, .., last] = sound[..] else { panic!("{cue:?} is empty") };
            assert!(first.abs() < 0.01 && last.abs() < 0.01, "{cue:?}: {first} {last}");
        }
    }

    #[test]
    fn no_two_sounds_are_alike() {
        for (index, cue) in Cue::ALL.iter().enumerate() {
            for other in &Cue::ALL[index + 1..] {
                let (one, two) = (samples(*cue), samples(*other));
                let power = |sound: &[f32]| sound.iter().map(|s| s * s).sum::<f32>();
                let common: f32 = one.iter().zip(&two).map(|(a, b)| a * b).sum();
                let alike = common.abs() / (power(&one) * power(&two)).sqrt();
                assert!(alike < 0.5, "{cue:?} and {other:?} are {alike} alike");
            }
        }
    }

    #[test]
    fn a_level_rises_and_a_break_falls() {
        let halves = |cue| {
            let sound = samples(cue);
            let (early, late) = sound.split_at(sound.len() / 3);
            (strength(early, 523.25), strength(late, 523.25))
        };
        let (early, late) = halves(Cue::LevelUp);
        assert!(early > late, "the low note of a level comes first");
        let (early, late) = halves(Cue::Break);
        assert!(early < late, "the low note of a break comes last");
    }

    #[test]
    fn the_volume_is_heard() {
        let loudest = |volume| {
            let sound = samples_at(Cue::LevelUp, volume);
            sound.iter().map(|sample| sample.unsigned_abs()).max().unwrap()
        };
        assert_eq!(loudest(0), 0);
        assert!(loudest(50) > 7_000 && loudest(50) < 7_600);
        assert!(loudest(100) > 29_000);
        assert_eq!(loudest(100), loudest(255));
    }
}
