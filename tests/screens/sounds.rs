//! What the room hears, through a speaker that writes down what it is given.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::Command;
use reports::Cue;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use ui::sounds::speaker::{NoSound, Speaker};
use ui::sounds::tune::samples_at;

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
