//! Cards as people write them.

use cards::{Card, CardError, read_cards};

#[test]
fn cards_are_read_as_people_write_them() {
    let usual = read_cards("Ah Kd Ts 9c").expect("four cards");
    for same in ["ah kd ts 9c", "AhKd10s9c", " Ah,Kd , Ts,\t9c ", "A♥ K♦ 10♠ 9♣"] {
        assert_eq!(read_cards(same).as_ref(), Ok(&usual), "{same}");
    }
    let written: Vec<String> = usual.iter().map(Card::to_string).collect();
    assert_eq!(written.join(" "), "Ah Kd Ts 9c");
    assert_eq!(read_cards(""), Ok(Vec::new()));
}

#[test]
fn what_is_no_card_is_named() {
    for text in ["Ax", "1h", "h", "AA", "Aéh", "11d", "♥", "A h", "0s", "é"] {
        let error = read_cards(text).expect_err(text);
        let CardError::Unreadable(named) = error else { panic!("{text}: {error:?}") };
        assert!(text.contains(&named), "{text}: {named}");
    }
    let twice = read_cards("Ah Kd ah").expect_err("a card twice");
    assert_eq!(twice, CardError::Twice("Ah".parse().expect("a card")));
}
