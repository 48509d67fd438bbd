//! What is kept about somebody is shown, and nothing is left of whoever is deleted.

use crate::people::{DEED, House, details, trouble};
use ::people::{Field, Namesakes, OperationKind, PersonId, Picture, read_people_list};
use std::fs;

const SECRET: [(Field, &str); 6] = [
    (Field::Number, "SECRETNO"),
    (Field::Card, "SECRETCARD"),
    (Field::Email, "secret@mail"),
    (Field::Nickname, "Secretnick"),
    (Field::Needs, "secret needs"),
    (Field::Notes, "secret notes"),
];

/// Whether a text stands anywhere in the files of the folder, in any case.
fn stands_somewhere(house: &House, text: &str) -> bool {
    let needle = text.to_lowercase();
    fs::read_dir(house.folder.path()).unwrap().any(|entry| {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        String::from_utf8_lossy(&bytes).to_lowercase().contains(&needle)
    })
}

#[test]
fn nothing_is_left_of_whoever_is_deleted() {
    let mut house = House::with(&["Bo Li/2"]);
    let mut face = b"\x89PNG\r\n\x1a\n".to_vec();
    face.extend(b"secretface".repeat(2_000));
    let picture = Picture::new(face).unwrap();
    let id = house.file.add(&details("Secret Name", &SECRET), Some(&picture), DEED).unwrap().id;
    house.set(id, Field::Phone, "555 secret").unwrap();
    house.set(id, Field::Name, "Secret Other").unwrap();
    let twin = house.add("Secret Twin", &[(Field::Number, "SECRETTWO")]);
    house.file.merge(id, twin, DEED).unwrap();
    let list = read_people_list("number,phone\nSECRETTWO,777\n2,778\n");
    house.file.import(&list.unwrap(), Namesakes::Refuse, DEED).unwrap();
    assert!(stands_somewhere(&house, "secret"));

    assert_eq!(house.file.erase(id).unwrap().ids, [id, twin]);
    assert!(!stands_somewhere(&house, "secret"), "in the file or beside it");
    for asked in ["id:2", "id:3", "2"] {
        let found = house.file.who(asked);
        match asked {
            "2" => assert_eq!(found.unwrap().id, PersonId(1), "the number is somebody's"),
            _ => assert_eq!(trouble(found), "gone", "{asked}"),
        }
    }
    assert_eq!(trouble(house.file.erase(id)), "gone");

    // What else was done is taken back without them.
    assert_eq!(house.everybody()[0].details.phone, "778");
    let undone = house.file.undo().unwrap();
    assert_eq!((undone.kind, undone.people), (OperationKind::Import, 1));
    assert_eq!(house.everybody()[0].details.phone, "");
    assert_eq!(house.file.undo().unwrap().kind, OperationKind::Add, "of whoever is left");
    assert_eq!(trouble(house.file.undo()), "nothing-to-undo");
    assert_eq!(house.add("Cy Young", &[]).0, 4, "player 2 and player 3 are nobody else");
}

#[test]
fn whoever_is_deleted_after_all_that_was_taken_back_is_gone_too() {
    let mut house = House::empty();
    let ids = ["Ana", "Bo", "Secret Cy"].map(|name| house.add(name, &[]));
    house.file.merge(ids[0], ids[2], DEED).unwrap();
    house.file.undo().unwrap();
    house.file.erase(ids[2]).unwrap();
    assert!(!stands_somewhere(&house, "secret"));
    assert_eq!(house.names(""), ["Ana", "Bo"]);
}

#[test]
fn everything_that_is_kept_is_shown() {
    let mut house = House::empty();
    let picture = Picture::new(b"\xff\xd8\xffface".to_vec()).unwrap();
    let id = house.file.add(&details("Ana Rys", &SECRET), Some(&picture), DEED).unwrap().id;
    house.set(id, Field::Notes, "").unwrap();
    let twin = house.add("Anna Rys", &[(Field::Phone, "5")]);
    house.file.merge(id, twin, DEED).unwrap();
    let kept = house.file.kept(id).unwrap();
    assert_eq!(kept.picture, Some(picture));
    let earlier: Vec<_> = kept
        .earlier
        .iter()
        .map(|one| (one.kind, one.details.as_ref().map(|known| known.get(Field::Notes))))
        .collect();
    use OperationKind::{Add, Merge, Set};
    for expected in [
        (Add, None),
        (Set, Some("secret notes".to_owned())),
        (Merge, Some(String::new())),
        (Add, None),
        (Merge, Some(String::new())),
    ] {
        assert!(earlier.contains(&expected), "{expected:?} in {earlier:?}");
    }
    assert_eq!(earlier.len(), 5);
    assert!(kept.earlier.iter().all(|one| one.by == "Eva"));
}

#[cfg(unix)]
#[test]
fn only_its_owner_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let house = House::with(&["Ana Rys"]);
    let mode = fs::metadata(house.path()).unwrap().permissions().mode();
    assert_eq!(mode & 0o077, 0, "{mode:o}");
}
