//! People are found as letters are typed, and one person by what is written of them.

use crate::people::{House, details, trouble};
use ::people::{Field, Likeness, PeopleTrouble, PersonId};
use proptest::prelude::{prop_assert_eq, proptest};

#[test]
fn the_beginning_of_any_word_finds_without_case_and_accents() {
    let mut house = House::with(&["Łukasz Wójcik", "Anna Nováková", "Jean-Luc Moreau"]);
    house.add("Petr Svoboda", &[(Field::Nickname, "Ace of Spades")]);
    for (typed, found) in [
        ("woj", &["Łukasz Wójcik"][..]),
        ("WÓJ łuk", &["Łukasz Wójcik"]),
        ("nov ann", &["Anna Nováková"]),
        ("luc", &["Jean-Luc Moreau"]),
        ("jean-l", &["Jean-Luc Moreau"]),
        ("spad", &["Petr Svoboda"]),
        ("ace svo", &["Petr Svoboda"]),
        ("ovakova", &[]),
        ("woj ann", &[]),
    ] {
        assert_eq!(house.names(typed), found, "{typed}");
    }
    let all = ["Jean-Luc Moreau", "Anna Nováková", "Petr Svoboda", "Łukasz Wójcik"];
    assert_eq!(house.names(" "), all, "by surname");
}

#[test]
fn a_card_that_is_held_to_a_reader_finds_its_owner_first() {
    let mut house = House::with(&["Bo 0004711", "Ana Rys/17"]);
    house.add("Cy Young", &[(Field::Card, "0004711")]);
    assert_eq!(house.names("0004711"), ["Cy Young", "Bo 0004711"]);
    assert_eq!(house.names("17"), ["Ana Rys"]);
    assert_eq!(house.names("1"), [""; 0], "only the whole number");
}

#[test]
fn whoever_is_found_is_who_a_plain_scan_finds() {
    let first = ["Ana", "Anna", "Bo", "Jan", "Jana", "Žofie"];
    let last = ["Novák", "Nová", "Rys", "Ryšavý", "Janota", "Bová"];
    let mut house = House::empty();
    for first in first {
        for last in last {
            house.add(&format!("{first} {last}"), &[]);
        }
    }
    let everybody = house.everybody();
    proptest!(|(typed in "[abjnorvyšžá]{1,4}( [abjnorvyšžá]{1,3})?")| {
        let words = engine::entries::fold(&typed);
        let begins = |name: &str, word: &str| name.split(' ').any(|one| one.starts_with(word));
        let is_meant = |name: &str| words.split_whitespace().all(|word| begins(name, word));
        let names = everybody.iter().map(|person| &person.details.name);
        let mut scanned: Vec<String> =
            names.filter(|name| is_meant(name.folded())).map(ToString::to_string).collect();
        let mut found = house.names(&typed);
        found.sort();
        scanned.sort();
        prop_assert_eq!(found, scanned);
    });
}

#[test]
fn one_person_is_meant_or_it_is_said_who_may_be() {
    let mut house = House::with(&["Ana Rys/2", "Bo Li", "Cy Young", "ana rys"]);
    house.add("Dan Brown", &[(Field::Nickname, "Ace")]);
    let who = |asked: &str| house.file.who(asked).map(|person| person.id.0);
    for (asked, id) in
        [("id:2", 2), ("number:2", 1), ("Cy Young", 3), ("CY YOUNG", 3), ("3", 3), ("ace", 5)]
    {
        assert_eq!(who(asked).unwrap(), id, "{asked}");
    }
    // 2 is the number of Ana and the id of Bo.
    for (asked, ids) in [("2", &[1, 2][..]), ("Ana Rys", &[1, 4])] {
        match who(asked).map_err(|error| error.what) {
            Err(PeopleTrouble::Several { people, .. }) => {
                assert_eq!(people.iter().map(|one| one.id.0).collect::<Vec<_>>(), ids);
            }
            other => panic!("{asked}: {other:?}"),
        }
    }
    match who("Ana").map_err(|error| error.what) {
        Err(PeopleTrouble::Nobody { near, .. }) => assert_eq!(near.len(), 2),
        other => panic!("{other:?}"),
    }
    for asked in ["", "99", "id:99", "id:-1", "id:x", "number:", "9223372036854775808"] {
        assert_eq!(trouble(house.file.who(asked)), "nobody", "{asked}");
    }
}

#[test]
fn a_number_is_one_persons_however_it_is_written() {
    let mut house = House::with(&["Ana Rys/CZ 17", "Bo Li"]);
    let taken = house.file.add(&details("Cy Young", &[(Field::Card, "cz17")]), None, super::DEED);
    assert_eq!(trouble(taken), "taken");
    let set = house.set(PersonId(2), Field::Number, "cz 17");
    assert!(matches!(set, Err(PeopleTrouble::Taken { .. })), "{set:?}");
    assert_eq!(house.everybody().len(), 2, "nobody was added");
    assert_eq!(house.set(PersonId(1), Field::Number, "CZ17").unwrap().details.number, "CZ17");
    house.set(PersonId(1), Field::Number, "18").unwrap();
    house.set(PersonId(2), Field::Number, "CZ 17").unwrap();
    assert_eq!(house.names("cz17"), ["Bo Li"], "a number that was given up is free");
}

#[test]
fn those_who_may_stand_twice_are_listed_the_likeliest_first() {
    let mut house = House::with(&["Jan Novák", "Eva Malá", "jan novak"]);
    let born = |day| [(Field::Birthday, day)];
    let same = [
        house.add("Petr Svoboda", &born("1980-04-03")),
        house.add("petr svoboda", &born("1980-04-03")),
    ];
    let near = [
        house.add("Karel Čapek", &born("1990-01-09")),
        house.add("Karel Cappek", &born("1990-01-09")),
    ];
    house.add("Karel Caapek", &born("1991-01-09"));
    house.add("Jana Bílá", &born("1970-01-01"));
    house.add("Jana Bílá", &born("1971-01-01"));
    let turned = [house.add("Rys, Anna", &[]), house.add("anna rys", &[])];
    let alike = house.file.duplicates().unwrap();
    let told: Vec<_> = alike
        .iter()
        .map(|one| (one.likeness, one.people.iter().map(|person| person.id).collect::<Vec<_>>()))
        .collect();
    let ids = |ids: [i64; 2]| ids.map(PersonId).to_vec();
    let expected = [
        (Likeness::NameAndBirthday, same.to_vec()),
        (Likeness::SameName, ids([1, 3])),
        (Likeness::TurnedName, turned.to_vec()),
        (Likeness::BirthdayAndNearName, near.to_vec()),
        (Likeness::NameAlone, ids([9, 10])),
    ];
    assert_eq!(told, expected);
    assert_eq!(house.everybody().len(), 12, "nobody is merged by that");
}
