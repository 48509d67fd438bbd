//! A file of rules.

use crate::fixtures::{NOW, evening};
use crate::place::{empty_folder, put};
use crate::targets::terminal::floorman;
use crate::targets::whole;
use engine::Command;
use engine::decide::check;
use rulebook::RuleSet;

const CHIP: &[u8] = br#"{"big_blind":200,"bet":200,"chip":1000,"said_raise":false}"#;

/// Answers a question under these rules, and lets them hold in an evening.
pub fn read(bytes: &[u8]) {
    let path = put(&empty_folder(), "house.ron", bytes);
    let file = path.to_str().expect("we named it");
    let answer = floorman(&["rule", "oversized-chip", "--rules", file, "--format", "json"], CHIP);
    let answer = answer.expect("this is a call");
    let text = std::str::from_utf8(bytes).ok();
    let rules = text.and_then(|text| ron::from_str::<RuleSet>(text).ok());
    let Some(rules) = rules else {
        assert!(matches!(answer.status, 2 | 3), "{}", answer.out);
        assert!(answer.trouble.contains("house.ron"), "names no file: {}", answer.trouble);
        assert!(answer.trouble.len() < 4_000, "{} bytes", answer.trouble.len());
        return;
    };
    assert_eq!(answer.status, 0, "{}", answer.trouble);
    let written = ron::to_string(&rules).expect("it was read");
    assert_eq!(ron::from_str::<RuleSet>(&written), Ok(rules), "{written}");
    let mut session = evening();
    let mut settings = session.tournament().settings().clone();
    settings.rules = rules;
    let command = Command::ChangeSettings { settings: Box::new(settings) };
    let checked = check(session.tournament(), &command, NOW);
    assert_eq!(session.submit(&command).is_ok(), checked.is_ok());
    whole::session(&session, "⟨");
}
