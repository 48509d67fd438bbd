//! Names on paper.

use crate::fixtures::evening;
use crate::place::empty_folder;
use crate::targets::terminal::floorman;
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName};
use engine::money::Pays;
use storage::RonJournal;

/// Registers each line, and prints who sits where.
pub fn read(bytes: &[u8]) {
    let input = String::from_utf8_lossy(bytes);
    let names = input.lines().take(6).filter_map(PlayerName::new);
    let players: Vec<NewPlayer> =
        names.map(|name| NewPlayer { name, need: None, member: None }).collect();
    let mut session = evening();
    if session
        .submit(&Command::Register { players, same_names: SameNames::Allow, pays: Pays::default() })
        .is_err()
    {
        return;
    }
    let folder = empty_folder();
    let path = folder.join("night.floorman");
    drop(RonJournal::create(&path, session.log().acts()).expect("there is room"));
    let out = folder.join("out.pdf");
    let (file, out) = (path.to_str().expect("ours"), out.to_str().expect("ours"));
    for sheet in ["seat-cards", "seating-by-name"] {
        let answer = floorman(&["print", file, sheet, "-o", out], b"").expect("this is a call");
        assert!(answer.status <= 1, "{}", answer.trouble);
    }
    let answer = floorman(&["show", file, "seats", "--format", "text"], b"").expect("a call");
    assert!(!answer.out.contains(|c: char| c.is_control() && c != '\n'), "{:?}", answer.out);
}
