//! What a journal holds of the button; its names never change.

use crate::button::notation::positions;
use engine::button::{ButtonState, Flag, Positions, Role};
use rulebook::ButtonMethod;

#[test]
fn what_is_written_keeps_its_name() {
    let state = ButtonState::Frozen(positions("1/2/3"));
    let text = r#"{"frozen":{"button":1,"small_blind":2,"big_blind":3}}"#;
    assert_eq!(serde_json::to_string(&state).unwrap(), text);
    assert_eq!(serde_json::from_str::<ButtonState>(text).unwrap(), state);
    let played = ron::to_string(&ButtonState::Played(positions("1/2/3"))).unwrap();
    assert_eq!(played, "played((button:1,small_blind:2,big_blind:3))");

    let methods = [ButtonMethod::Dead, ButtonMethod::Moving];
    assert_eq!(ron::to_string(&methods).unwrap(), "(dead,moving)");
    let flags = [Flag::Collision, Flag::TwoDealtIn];
    assert_eq!(ron::to_string(&flags).unwrap(), "(collision,two_dealt_in)");
    let roles = [Role::BigBlind, Role::Dealt, Role::Button, Role::NotDealt, Role::SmallBlind];
    assert_eq!(ron::to_string(&roles).unwrap(), "(big_blind,dealt,button,not_dealt,small_blind)");
}

#[test]
fn an_unknown_field_is_refused() {
    let text = r#"{"button":1,"small_blind":2,"big_blind":3,"straddle":4}"#;
    assert!(serde_json::from_str::<Positions>(text).is_err());
}
