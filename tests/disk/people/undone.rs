//! Two become one, and what was done is taken back.

use crate::people::{DEED, House, details, trouble};
use ::people::{Deed, Field, Namesakes, OperationKind, PersonId, Picture, read_people_list};
use engine::values::Timestamp;
use proptest::prelude::{any, prop, prop_assert, prop_assert_eq, proptest};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\nface";

#[test]
fn who_was_merged_is_found_by_all_numbers_and_can_be_parted_again() {
    let mut house = House::with(&["Ana Rys/17", "Cy Young"]);
    let told = [
        (Field::Number, "18"),
        (Field::Card, "4711"),
        (Field::Phone, "123"),
        (Field::Email, "a@b"),
    ];
    let picture = Picture::new(PNG.to_vec()).unwrap();
    let other = house.file.add(&details("Anna Rys", &told), Some(&picture), DEED).unwrap().id;
    house.set(PersonId(1), Field::Email, "ana@rys").unwrap();
    let before = house.everybody();

    let merged = house.file.merge(PersonId(1), other, DEED).unwrap();
    let lost = [(Field::Name, "Anna Rys".to_owned()), (Field::Email, "a@b".to_owned())];
    assert_eq!(merged.lost, lost);
    assert_eq!(merged.person.former, ["18"]);
    assert_eq!(merged.person.merged, [other]);
    assert_eq!((&*merged.person.details.phone, &*merged.person.details.card), ("123", "4711"));
    assert_eq!(house.file.kept(PersonId(1)).unwrap().picture, Some(picture));
    for asked in ["17", "18", "4711", "id:3", "Ana Rys"] {
        assert_eq!(house.file.who(asked).unwrap().id, PersonId(1), "{asked}");
    }
    assert_eq!(house.everybody().len(), 2);
    let taken = house.file.add(&details("Bo Li", &[(Field::Number, "18")]), None, DEED);
    assert_eq!(trouble(taken), "taken", "a former number leads to somebody");

    // Merged once more, everything leads to the last.
    house.file.merge(PersonId(2), PersonId(1), DEED).unwrap();
    for asked in ["17", "18", "4711", "id:3", "id:1"] {
        assert_eq!(house.file.who(asked).unwrap().id, PersonId(2), "{asked}");
    }
    assert_eq!(house.file.undo().unwrap().kind, OperationKind::Merge);
    assert_eq!(house.file.undo().unwrap().people, 2);
    assert_eq!(house.everybody(), before);
    assert_eq!(house.file.kept(other).unwrap().picture.map(|one| one.bytes().len()), Some(12));
    assert_eq!(house.file.who("18").unwrap().id, other);
    assert_eq!(trouble(house.file.merge(other, other, DEED)), "same");
    assert_eq!(trouble(house.file.merge(other, PersonId(99), DEED)), "gone");
}

#[test]
fn the_newest_operation_is_taken_back_first_until_nothing_is_left() {
    let mut house = House::empty();
    let mut states = vec![house.everybody()];
    let ana = house.add("Ana Rys", &[(Field::Number, "1")]);
    states.push(house.everybody());
    house.set(ana, Field::Name, "Ana Nová").unwrap();
    states.push(house.everybody());
    house.set(ana, Field::Number, "2").unwrap();
    states.push(house.everybody());
    house.add("Bo Li", &[(Field::Number, "1")]);
    states.push(house.everybody());
    let list = read_people_list("name,number,phone\nBo Li,1,5\nCy Young,3,\n").unwrap();
    let deed = Deed { at: Timestamp(9), by: "Jan" };
    house.file.import(&list, Namesakes::Refuse, deed).unwrap();
    let undone = house.file.undo().unwrap();
    assert_eq!((undone.kind, undone.at, undone.people), (OperationKind::Import, Timestamp(9), 2));
    assert_eq!(undone.by, "Jan");
    while let Some(state) = states.pop() {
        assert_eq!(house.everybody(), state);
        let undone = house.file.undo();
        if states.is_empty() {
            assert_eq!(trouble(undone), "nothing-to-undo");
        } else {
            undone.unwrap();
        }
    }
    assert_eq!(house.names("ana"), [""; 0]);
    let next = house.add("Dan Brown", &[]);
    assert!(next.0 > 3, "an id is given once: {next}");
}

#[test]
fn what_changes_nothing_is_no_operation() {
    let mut house = House::with(&["Ana Rys/17"]);
    house.set(PersonId(1), Field::Number, "17").unwrap();
    let list = read_people_list("name,number\nana rys,17\n").unwrap();
    let same =
        house.file.import(&read_people_list("number\n17\n").unwrap(), Namesakes::Refuse, DEED);
    assert_eq!(same.unwrap().unchanged, 1);
    assert_eq!(house.file.import(&list, Namesakes::Refuse, DEED).unwrap().changed, 1, "spelled");
    assert_eq!(house.file.undo().unwrap().kind, OperationKind::Import);
    assert_eq!(house.file.undo().unwrap().kind, OperationKind::Add);
}

#[test]
fn a_hundred_operations_can_be_taken_back_and_older_ones_are_forgotten() {
    let mut house = House::with(&["Ana Rys"]);
    for no in 1..=120 {
        house.set(PersonId(1), Field::Phone, &no.to_string()).unwrap();
    }
    for no in (20..120).rev() {
        house.file.undo().unwrap();
        assert_eq!(house.everybody()[0].details.phone, no.to_string());
    }
    assert_eq!(trouble(house.file.undo()), "nothing-to-undo");
    assert_eq!(house.file.kept(PersonId(1)).unwrap().earlier, []);
}

proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(24))]

    /// Whatever is done, each undo gives back what stood before.
    #[test]
    fn each_undo_gives_back_what_stood(
        acts in prop::collection::vec((0..4_u8, any::<u8>(), any::<u8>()), 1..24),
    ) {
        let mut house = House::with(&["Ana Rys/1", "Bo Li/2", "Cy Young/3"]);
        let mut states = Vec::new();
        for (act, one, other) in acts {
            let before = house.everybody();
            let pick = |n: u8| before[usize::from(n) % before.len()].id;
            let (first, second, number) = (pick(one), pick(other), (other % 12).to_string());
            let dan = details("Dan", &[(Field::Card, &number)]);
            let done = match act {
                0 => house.file.add(&dan, None, DEED).is_ok(),
                1 => house.set(first, Field::Number, &number).is_ok(),
                2 => house.file.merge(first, second, DEED).is_ok(),
                _ => house.set(first, Field::Nickname, &number).is_ok(),
            };
            let after = house.everybody();
            prop_assert!(done || after == before, "what is refused changes nothing");
            if after != before {
                states.push(before);
            }
        }
        while let Some(state) = states.pop() {
            house.file.undo().unwrap();
            prop_assert_eq!(house.everybody(), state);
        }
    }
}
