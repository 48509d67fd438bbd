//! What the room hears, through a speaker that writes down what it is given.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::Command;
use reports::Cue;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use ui::sounds::file::samples_in;
use ui::sounds::speaker::{NoSound, Speaker};
use ui::sounds::tune::{RATE, samples_at};

/// Writes down what it is given, and plays it where it can.
#[derive(Debug)]
struct Double {
    given: Sender<Vec<i16>>,
    answer: Result<(), NoSound>,
}

impl Speaker for Double {
    fn play(&mut self, samples: &[i16]) -> Result<(), NoSound> {
        self.given.send(samples.to_vec()).unwrap();
        self.answer.clone()
    }
}

fn evening(answer: Result<(), NoSound>) -> (Evening, Receiver<Vec<i16>>) {
    let (given, heard) = channel();
    let speaker = Double { given, answer };
    (Evening::started_with(&NAMES, Some(Box::new(speaker))), heard)
}

/// The next thing that is heard; waits only where something is wrong.
fn next(heard: &Receiver<Vec<i16>>) -> Vec<i16> {
    heard.recv_timeout(Duration::from_secs(20)).expect("something is heard")
}

fn next_level(evening: &mut Evening) {
    evening.submit(&Command::NextStage);
}

#[test]
fn a_level_is_heard_as_loud_as_was_chosen_and_not_when_muted() {
    let (mut evening, heard) = evening(Ok(()));
    assert_eq!(next(&heard), samples_at(Cue::LevelUp, 70), "play began");
    next_level(&mut evening);
    assert_eq!(next(&heard), samples_at(Cue::LevelUp, 70));
    evening.window.key_press_modifiers(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);
    evening.window.run_ok();
    assert!(evening.sees("Sounds are muted"));
    assert!(evening.window.state().preferences().kept.sounds.is_muted);
    next_level(&mut evening);
    evening.go("Setup");
    evening.press("This computer");
    evening.press_beneath("Try: Break");
    assert_eq!(next(&heard), samples_at(Cue::Break, 70), "and nothing before it");
}

#[test]
fn without_a_device_it_says_so_once_and_runs_on() {
    let (mut evening, heard) = evening(Err(NoSound::Device("No such device".to_owned())));
    for tries in 0..3 {
        let _ = next(&heard);
        // The thread says what came of it right after it was given the samples.
        let mut steps = 0;
        while evening.count("No sound") == 0 && steps < 5_000 {
            evening.window.step();
            std::thread::yield_now();
            steps += 1;
        }
        if tries == 0 {
            // Only now, for the line that says it moves what is below, and a press would miss.
            evening.go("Setup");
            evening.press("This computer");
        }
        evening.press_beneath("Try: Break over");
    }
    let told = evening.window.query_all_by_label("No sound").count();
    assert_eq!(told, 1, "once, however often it fails");
    assert!(evening.count("the sound device does not work (No such device") >= 1);
    assert_eq!(evening.tournament().entries().left(), 12);
}

/// A short sound as a file of RIFF WAVE: one channel, 48,000 samples a second, all at this level.
fn wave(level: i16, frames: u32) -> Vec<u8> {
    let data = frames * 2;
    let mut bytes = b"RIFF".to_vec();
    bytes.extend((36 + data).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    for part in [16, 0x0001_0001, 48_000, 96_000, 0x0010_0002] {
        bytes.extend(u32::to_le_bytes(part));
    }
    bytes.extend(b"data");
    bytes.extend(data.to_le_bytes());
    bytes.extend((0..frames).flat_map(|_| level.to_le_bytes()));
    bytes
}

#[test]
fn a_sound_of_the_house_is_kept_heard_and_put_away() {
    let (mut evening, heard) = evening(Ok(()));
    next(&heard);
    let file = evening.folder.path().join("gong.wav");
    std::fs::write(&file, wave(20_000, 300)).unwrap();
    let ctx = evening.window.ctx.clone();
    evening.window.state_mut().take_sound(Cue::LevelUp, &file, &ctx);
    let gong = next(&heard);
    assert_eq!(gong.len(), 300, "it is heard at once");
    assert!(gong.iter().all(|sample| *sample == gong[0] && *sample > 9_000), "at 70 of 100");
    // It was copied, and the stick that it came on may go.
    std::fs::remove_file(&file).unwrap();
    next_level(&mut evening);
    assert_eq!(next(&heard), gong);
    evening.go("Setup");
    evening.press("This computer");
    assert!(evening.sees("gong.wav"));
    evening.press_beneath("Use the sound of Floorman: New level");
    assert!(!evening.sees("gong.wav"));
    evening.press_beneath("Try: New level");
    assert_eq!(next(&heard), samples_at(Cue::LevelUp, 70));
}

#[test]
fn what_is_no_sound_is_refused_and_nothing_changes() {
    let (mut evening, heard) = evening(Ok(()));
    next(&heard);
    let ctx = evening.window.ctx.clone();
    for (name, bytes, said) in [
        ("list.mp3", b"name,table\nAna,3\n".to_vec(), "list.mp3 is no sound that Floorman plays"),
        ("hymn.wav", wave(1, 48_000 * 61), "hymn.wav is longer than 60 seconds"),
    ] {
        let file = evening.folder.path().join(name);
        std::fs::write(&file, bytes).unwrap();
        evening.window.state_mut().take_sound(Cue::Break, &file, &ctx);
        evening.window.run_ok();
        assert_eq!(evening.count(said), 1, "{name}");
    }
    let missing = evening.folder.path().join("gone.ogg");
    evening.window.state_mut().take_sound(Cue::Break, &missing, &ctx);
    evening.window.run_ok();
    assert!(evening.count("gone.ogg") > 0);
    next_level(&mut evening);
    assert_eq!(next(&heard), samples_at(Cue::LevelUp, 70), "and no sound is spoilt by it");
}

#[test]
fn a_level_is_announced_by_a_file_named_by_its_blinds() {
    let (mut evening, heard) = evening(Ok(()));
    next(&heard);
    let folder = evening.folder.path().join("spoken");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("50-100.wav"), wave(10_000, 200)).unwrap();
    std::fs::write(folder.join("75 150.wav"), b"spoilt").unwrap();
    evening.window.state_mut().take_spoken(&folder);
    next_level(&mut evening);
    assert_eq!(next(&heard), samples_at(Cue::LevelUp, 70));
    assert_eq!(next(&heard).len(), 200, "50/100");
    next_level(&mut evening);
    assert_eq!(next(&heard), samples_at(Cue::LevelUp, 70));
    evening.until(|evening| evening.count("75 150.wav cannot be played") == 1);
}

#[test]
fn files_of_every_kind_are_read_as_what_they_sound_like() {
    for kind in ["mp3", "ogg", "flac"] {
        let bytes = std::fs::read(crate::project(&format!("tests/data/tone.{kind}"))).unwrap();
        let samples = samples_in(bytes).unwrap_or_else(|why| panic!("{kind}: {why:?}"));
        let secs = samples.len() as f32 / RATE as f32;
        assert!((0.24..0.35).contains(&secs), "{kind}: {secs} s");
        let strength = |hertz: f32| {
            let turn = |at: usize| std::f32::consts::TAU * hertz * at as f32 / RATE as f32;
            let parts = samples.iter().enumerate();
            let sums = parts.fold((0.0_f32, 0.0_f32), |(sin, cos), (at, sample)| {
                (sin + sample * turn(at).sin(), cos + sample * turn(at).cos())
            });
            sums.0.hypot(sums.1) / samples.len() as f32
        };
        assert!(strength(440.0) > 0.15, "{kind}: {}", strength(440.0));
        assert!(strength(660.0) < 0.02, "{kind}: {}", strength(660.0));
    }
}
