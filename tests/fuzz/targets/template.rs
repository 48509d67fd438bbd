//! A template, and the chip set in it.

use crate::fixtures::{NOW, session_on, words};
use crate::place::{empty_folder, put};
use crate::targets::sentences::sentence_with;
use crate::targets::whole;
use engine::Tournament;
use engine::decide::check;
use exchange::{Template, TemplateError, keep_template, own_templates};
use session::Failure;
use storage::MemoryJournal;

/// Reads a template, makes a tournament of it, and keeps it.
pub fn read(bytes: &[u8]) {
    let folder = empty_folder();
    let path = put(&folder, "own.ron", bytes);
    let input = String::from_utf8_lossy(bytes);
    let template = match Template::find(path.to_str().expect("we named it")) {
        Ok(template) => template,
        Err(error) => {
            let text = exchange::messages::template(words(), &error);
            sentence_with(&text, &input);
            assert!(text.contains("own.ron"), "names no file: {text}");
            assert!(!matches!(error, TemplateError::Unknown(_)), "it is there");
            return;
        }
    };
    let command = template.command("Friday");
    let checked = check(&Tournament::default(), &command, NOW);
    let mut session = session_on(Box::new(MemoryJournal::default()));
    match session.submit(&command) {
        Ok(_) => assert_eq!(checked, Ok(())),
        Err(Failure::Refused(refusal)) => {
            sentence_with(&words().refusal(&refusal, session.tournament()).text, &input);
            assert_eq!(checked, Err(refusal));
            return;
        }
        Err(failure) => panic!("{failure:?}"),
    }
    whole::session(&session, &input);
    whole::writes_and_reads(session.log().acts());
    let state = session.tournament();
    let _ = (reports::structure(state), reports::chip_set(state), reports::clock(state, NOW));
    let _ = (reports::summary(state, NOW), reports::color_ups_sheet(state, NOW));
    let kept = keep_template(&folder, "Mine", state.settings(), state.structure());
    kept.expect("there is room");
    let own = own_templates(&folder);
    let [(_, Ok(again))] = own.as_slice() else { panic!("what was kept is read: {own:?}") };
    assert_eq!(&again.structure, state.structure());
    assert_eq!(again.settings.chip_set, state.settings().chip_set);
    assert_eq!(again.settings.rules, state.settings().rules);
}
