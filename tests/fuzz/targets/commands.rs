//! Commands, one a line, in memory.

use crate::fixtures::{evening, words};
use crate::targets::sentences::sentence_with;
use crate::targets::whole;
use engine::Command;
use session::Failure;

/// So many lines are done at most.
const LINES_MAX: usize = 40;

/// Does each line that is a command, as JSON or RON.
pub fn read(bytes: &[u8]) {
    let input = String::from_utf8_lossy(bytes);
    let mut session = evening();
    for command in input.lines().filter_map(command).take(LINES_MAX) {
        reads_again(&command);
        let checked = session.check(&command);
        let before = session.log().last_seq();
        match session.submit(&command) {
            Ok(written) => {
                assert_eq!(checked, Ok(()), "done, and gray: {command:?}");
                assert_eq!(written.seq.0, before.0 + 1);
            }
            Err(Failure::Refused(refusal)) => {
                assert_eq!(checked, Err(refusal.clone()), "refused otherwise: {command:?}");
                assert_eq!(session.log().last_seq(), before);
                let said = words().refusal(&refusal, session.tournament());
                sentence_with(&said.text, &input);
            }
            Err(failure) => panic!("{failure:?}: {command:?}"),
        }
    }
    whole::session(&session, &input);
    whole::writes_and_reads(session.log().acts());
}

/// The command of a line, as the terminal reads it.
pub fn command(line: &str) -> Option<Command> {
    if line.starts_with(['{', '"']) {
        return serde_json::from_str(line).ok();
    }
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(line).ok()
}

/// A command that is written reads as the same.
fn reads_again(command: &Command) {
    let json = serde_json::to_string(command).expect("it was read");
    assert_eq!(serde_json::from_str::<Command>(&json).ok().as_ref(), Some(command), "{json}");
    let ron = ron::to_string(command).expect("it was read");
    assert_eq!(ron::from_str::<Command>(&ron).ok().as_ref(), Some(command), "{ron}");
}
