//! What the floor does at a table, from a phone.

use super::{Evening, evening};
use engine::values::PlayerId;
use serve::Role;
use session::{Session, Time, chance};

#[test]
fn what_the_floor_does_at_a_table_comes_from_a_phone() {
    let evening = evening();
    let mut flo = evening.staff("Flo", Role::Director);
    let mut send = |page: &str, act: &str, fields: &[(&str, &str)], comes: &str| {
        flo.get(page);
        let (token, once) = (flo.field("token"), flo.once());
        let own = [("token", &*token), ("once", &*once), ("back", page), ("act", act)];
        flo.post("/staff/do", &[&own[..], fields].concat());
        assert!(flo.has(comes), "{act} {fields:?}: {}", flo.page);
        flo.page.clone()
    };
    let (done, not) = ("class=\"came done\"", "class=\"came not\"");
    send("/staff/table/1", "button", &[("table", "1")], "Choose the seat with the button");
    send("/staff/table/1", "button", &[("table", "1"), ("button", "9")], not);
    let shown = send("/staff/table/1", "button", &[("table", "1"), ("button", "2")], done);
    assert!(shown.contains("<span class=\"mark\">D</span>"), "{shown}");
    send("/staff/player/3", "bust", &[("player", "3")], done);
    let (player, seat) = (("player", "4"), free_seat(&evening));
    let wrong = send("/staff/player/4", "move", &[player, ("seat", "over there")], not);
    assert!(wrong.contains("value=\"over there\""), "what was typed stays: {wrong}");
    send("/staff/player/4", "move", &[player, ("seat", "7")], not);
    send("/staff/player/4", "move", &[player, ("seat", &seat.0)], done);
    assert_eq!(seat_of(&evening, 4), (seat.1, seat.2));
    // A table alone is enough where only one seat is open.
    let back = free_seat(&evening);
    send("/staff/player/4", "move", &[player, ("seat", &back.1.to_string())], done);
    assert_eq!(seat_of(&evening, 4), (back.1, back.2));
    send("/staff/player/5", "rename", &[("player", "5"), ("name", "")], "Type a name");
    send("/staff/player/5", "rename", &[("player", "5"), ("name", "Lena Adler")], not);
    send("/staff/player/5", "rename", &[("player", "5"), ("name", "Emil Hahn")], "Emil Hahn");
    let given = [("player", "6"), ("kind", "hands"), ("many", "2"), ("offense", "device")];
    let given = send("/staff/player/6", "penalty", &given, "Waive the rest");
    let lift = "{&quot;LiftPenalty&quot;";
    assert!(given.contains(lift), "{given}");
    let lift = r#"{"LiftPenalty":{"penalty":1,"lift":"Pardoned","note":""}}"#;
    let lifted = send("/staff/player/6", "command", &[("command", lift)], done);
    assert!(!lifted.contains("Waive the rest"), "{lifted}");
    for (act, says) in [
        (r#"{"HaltTable":{"table":2}}"#, "Play again"),
        (r#"{"ResumeTable":{"table":2}}"#, "Stop this table"),
        (r#""StartHandForHand""#, done),
        (r#""NextHandForHand""#, not),
        (r#""EndHandForHand""#, done),
    ] {
        send("/staff/table/2", "command", &[("command", act)], says);
    }
    send("/staff/tables", "last-hands", &[("hands", "none")], "Type how many hands");
    send("/staff/tables", "last-hands", &[("hands", "1")], done);
    send("/staff/tables", "command", &[("command", r#""EndDay""#)], done);
    let table = format!("/staff/table/{}", back.1);
    send(&table, "bags", &[], "bag-");
    let bags = [("bag-4", "12k"), ("seal-4", "A 17"), ("bag-5", "")];
    let bagged = send(&table, "bags", &bags, done);
    assert!(bagged.contains("value=\"12000\"") && bagged.contains("value=\"A 17\""), "{bagged}");
    send(&table, "bags", &[("bag-4", "12000"), ("seal-4", "A 17")], not);
    // A seal is not dropped in silence.
    let alone = "A seal without chips is not saved";
    send(&table, "bags", &[("bag-4", ""), ("seal-4", "B 2")], alone);
    // Nor in the company of a bag that is whole, of which nothing is saved then.
    let beside = [("bag-5", "9k"), ("seal-5", "C 3"), ("bag-4", ""), ("seal-4", "B 2")];
    let page = send(&table, "bags", &beside, alone);
    assert!(!page.contains("value=\"9000\""), "{page}");
    send(&table, "bags", &[("bag-4", "a lot"), ("seal-4", "B 2")], "are not a number");
}

/// The only seat that is open: as it is typed, its table and its number.
fn free_seat(evening: &Evening) -> (String, u64, u64) {
    let session = Session::open_to_read(&evening.file, Time::live(), chance(None)).unwrap();
    let seating = session.tournament().seating().clone();
    let open: Vec<_> = seating
        .tables()
        .flat_map(|it| it.open().iter().map(|seat| (it.no, seat)).collect::<Vec<_>>())
        .collect();
    let [(table, seat)] = open[..] else { panic!("{open:?}") };
    (format!("{table}-{seat}"), u64::from(table.0), u64::from(seat.0))
}

fn seat_of(evening: &Evening, player: u32) -> (u64, u64) {
    let session = Session::open_to_read(&evening.file, Time::live(), chance(None)).unwrap();
    let player = session.tournament().entries().player(PlayerId(player)).unwrap();
    let at = player.seat().unwrap();
    (u64::from(at.table.0), u64::from(at.seat.0))
}
