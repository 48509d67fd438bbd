//! Every example tournament of every version opens for ever, and stands as it stood.

use crate::terminal::{done, word};
use floorman::engine::invariants::check_all;
use floorman::engine::values::Timestamp;
use floorman::session::{SeededChance, Session, Time};
use std::path::{Path, PathBuf};

/// Files with acts, players left, and who leads or won.
const SAVES: [(&str, u64, u32, &str); 4] = [
    ("v1/club-evening.floorman", 82, 1, "Bruno Grom"),
    ("v1/deep-stack-300.floorman", 299, 131, "Player 00146"),
    ("v2/floor-plan.floorman", 22, 23, "Anna Rys"),
    ("v3/house-rules.floorman", 9, 4, "Anna Rys"),
];

fn save(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves").join(name)
}

#[test]
fn every_save_opens_and_stands_as_it_stood() {
    for (name, acts, left, first) in SAVES {
        let time = Time::told(Timestamp(1_794_700_000_000));
        let chance = Box::new(SeededChance::new(0));
        let opened = Session::open_to_read(&save(name), time, chance);
        let session = opened.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(session.found().damage, None, "{name}");
        assert_eq!(session.found().notices, [], "{name}");
        assert_eq!(session.log().last_seq().0, acts, "{name}");
        check_all(session.tournament()).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert_eq!(session.tournament().entries().left(), left, "{name}");
        let file = save(name);
        let standings = done(&["show", word(&file), "standings", "--format", "json"], b"").json();
        assert_eq!(standings[0]["name"], first, "{name}");
    }
}

#[test]
fn no_save_is_forgotten() {
    for version in std::fs::read_dir(save("")).unwrap() {
        let version = version.unwrap().path();
        for file in std::fs::read_dir(&version).unwrap() {
            let file = file.unwrap().path();
            if file.extension().is_some_and(|ending| ending == "floorman") {
                let known = SAVES.iter().any(|(name, ..)| save(name) == file);
                assert!(known, "{} is not in the list", file.display());
            }
        }
    }
}
