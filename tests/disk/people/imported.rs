//! Lists of people in and out.

use crate::people::{DEED, House, details};
use ::people::{
    Field, Imported, Namesakes, PeopleError, PeopleTrouble, PersonId, read_people_list,
};

fn import(house: &mut House, text: &str, namesakes: Namesakes) -> Result<Imported, PeopleError> {
    house.file.import(&read_people_list(text).unwrap(), namesakes, DEED)
}

/// Line, column and id of whatever is in the way.
fn problems(done: Result<Imported, PeopleError>) -> Vec<(u64, u64, &'static str)> {
    match done.map_err(|error| error.what) {
        Err(PeopleTrouble::Unfit(problems)) => {
            problems.iter().map(|one| (one.line, one.column, one.what.id())).collect()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn who_is_known_by_a_number_is_changed_and_others_are_added() {
    let mut house = House::with(&["Ana Rys/17"]);
    house.set(PersonId(1), Field::Phone, "1").unwrap();
    house.set(PersonId(1), Field::Notes, "old").unwrap();
    let text = "Číslo člena;Jméno;Příjmení;Telefon;Poznámka;Smí hrát\n\
                17;ana;rys;;-;ne\n\
                18;Bo;Li;2;;ano\n";
    let done = import(&mut house, text, Namesakes::Refuse).unwrap();
    assert_eq!(done, Imported { added: 1, changed: 1, ..Imported::default() });
    let ana = house.file.person(PersonId(1)).unwrap().details;
    assert_eq!((&*ana.phone, &*ana.notes), ("1", ""), "an empty cell says nothing");
    assert!(ana.barred.is_some());
    assert!(house.file.who("18").unwrap().details.barred.is_none());
    house.file.undo().unwrap();
    assert_eq!(house.everybody().len(), 1);
    assert_eq!(house.file.person(PersonId(1)).unwrap().details.notes, "old");
}

#[test]
fn nothing_is_imported_where_one_line_is_in_the_way() {
    let mut house = House::with(&["Ana Rys/17", "Bo Li/18", "Cy Young/30"]);
    let before = house.everybody();
    let text = "id,name,number,card\n\
                ,Dan Brown,19,\n\
                ,Bob Li,18,\n\
                99,,,\n\
                1,,30,\n\
                ,cy young,,\n\
                ,Eva Bright,20,\n\
                ,Fay Gold,,20\n\
                ,Guy Hill,,\n\
                ,guy hill,,\n\
                1,,,5\n\
                1,,,6\n\
                ,,21,\n\
                2,-,,\n";
    let expected = [
        (3, 3, "other-name"),
        (4, 1, "id-unknown"),
        (5, 3, "two-people"),
        (6, 2, "namesake"),
        (8, 4, "code-twice"),
        (10, 2, "namesake-above"),
        (12, 1, "person-twice"),
        (13, 1, "name-missing"),
    ];
    assert_eq!(
        problems(import(&mut house, &text.replace("2,-,,\n", ""), Namesakes::Refuse)),
        expected
    );
    assert!(read_people_list(text).is_err(), "nobody loses their name");
    assert_eq!(house.everybody(), before);
    assert!(house.file.undo().is_ok(), "the last one is the adding of Cy");
    assert_eq!(house.everybody().len(), 2);
}

#[test]
fn namesakes_are_refused_added_or_left_out_as_somebody_says() {
    let text = "name,phone\nana rys,5\nBo Li,6\nbo li,7\n";
    for (namesakes, added, skipped) in [(Namesakes::Add, 3, 0), (Namesakes::Skip, 1, 2)] {
        let mut house = House::with(&["Ana Rys"]);
        let done = import(&mut house, text, namesakes).unwrap();
        assert_eq!((done.added, done.skipped), (added, skipped));
        assert_eq!(house.everybody().len(), 1 + added);
    }
    let mut house = House::with(&["Ana Rys"]);
    let refused = problems(import(&mut house, text, Namesakes::Refuse));
    assert_eq!(refused, [(2, 1, "namesake"), (4, 1, "namesake-above")]);
}

#[test]
fn an_id_says_who_it_is_whatever_they_are_called_now() {
    let mut house = House::with(&["Ana Rys/17", "Ana Rys"]);
    let text = "id,name,number\n1,Ana Nová,18\n2,Ana Stará,17\n";
    // 17 is free after line 2.
    let done = import(&mut house, text, Namesakes::Refuse);
    assert_eq!(done.unwrap().changed, 2);
    assert_eq!(house.file.who("17").unwrap().details.name.as_str(), "Ana Stará");
}

#[test]
fn fifty_thousand_people_are_imported_found_and_taken_back() {
    let mut text = "name,number,birthday\n".to_owned();
    for no in 0..50_000 {
        let (day, month) = (no % 28 + 1, no / 28 % 12 + 1);
        text.push_str(&format!("First{no} Last{},{no},{day}.{month}.1980\n", no % 5_000));
    }
    let mut house = House::empty();
    let done = import(&mut house, &text, Namesakes::Refuse).unwrap();
    assert_eq!(done.added, 50_000);
    assert_eq!(house.names("first49999"), ["First49999 Last4999"]);
    assert_eq!(house.names("49999").len(), 1);
    assert_eq!(house.names("last4999 f").len(), 10);
    let some: String = text.lines().take(1_001).map(|line| format!("{line}\n")).collect();
    assert_eq!(import(&mut house, &some, Namesakes::Refuse).unwrap().unchanged, 1_000);
    assert_eq!(house.file.undo().unwrap().people, 50_000);
    assert_eq!(house.everybody().len(), 0);
}

#[test]
fn what_is_told_in_a_bad_order_is_told_all_the_same() {
    let mut house = House::empty();
    let text = "name,not until,why not,may play\nAna,2027-01-31,late,no\n";
    import(&mut house, text, Namesakes::Refuse).unwrap();
    let told = [(Field::MayPlay, "no"), (Field::WhyNot, "late"), (Field::NotUntil, "2027-01-31")];
    assert_eq!(house.everybody()[0].details, details("Ana", &told));
}

#[test]
fn a_list_of_another_computer_adds_its_people_whatever_their_ids() {
    let mut house = House::with(&["Ana Rys/17", "Bo Li/18"]);
    // Number 1 is somebody else there, and number 2081 nobody here.
    let text = "id,name,number\n1,Dan Brown,40\n2081,Eva Bright,41\n";
    let done = import(&mut house, text, Namesakes::Refuse).unwrap();
    let wanted = Imported { added: 2, is_from_elsewhere: true, ..Imported::default() };
    assert_eq!(done, wanted);
    let names: Vec<String> =
        house.everybody().iter().map(|person| person.details.name.to_string()).collect();
    assert_eq!(names, ["Eva Bright", "Dan Brown", "Bo Li", "Ana Rys"]);
    // A number of this file beside its own name: then one that is nobody's is a slip.
    let own = "id,name\n1,Ana Rys\n2081,Fay Gold\n";
    let told = problems(import(&mut house, own, Namesakes::Refuse));
    assert_eq!(told, [(3, 1, "id-unknown")]);
    // And a new name for a number that is known is a new name.
    let renamed = import(&mut house, "id,name\n1,Ana Novak\n", Namesakes::Refuse).unwrap();
    assert_eq!(renamed, Imported { changed: 1, ..Imported::default() });
}
