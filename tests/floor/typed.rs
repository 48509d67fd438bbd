//! What is typed into the command box, and what would come of it.

mod money;
mod room;
mod trust;

use crate::typed::room::{NOW, Room};
use engine::acts::Confirmation;
use engine::clock::AfterRecess;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::messages::Message;
use engine::money::Pays;
use engine::player_clock::{ClockCaller, Facing};
use engine::values::{PlayerId, SeatAt, TableNo};
use engine::{Command, Tournament};
use words::typed::{BoxAction, FormAsked, OFFERS_MAX, Offer};
use words::{Language, Words};

const CYRIL: &str = "Bust out Cyril Novák · table 4, seat 3 · would be place 11 of 11";
const EVA: &str = "Bust out Eva Dlouhá · table 12, seat 6 · would be place 11 of 11";
const LUKASZ: &str = "Bust out Łukasz Wójcik · table 12, seat 3 · would be place 11 of 11";
const ZOFIE: &str = "Bust out Žofie Šťastná · table 12, seat 4 · would be place 11 of 11";

#[test]
fn a_bust_out_is_said_in_many_ways() {
    Room::playing().all(&[
        ("cyril", CYRIL),
        ("CYRIL", CYRIL),
        ("  cyr ", CYRIL),
        ("novak cyril", CYRIL),
        ("cyril out", CYRIL),
        ("bust cyril", CYRIL),
        ("bust out cyril novák", CYRIL),
        ("bust 4 3", CYRIL),
        ("bust 4-3", CYRIL),
        ("bust table 4 seat 3", CYRIL),
        ("bust t4 s3", CYRIL),
        ("bust #2", CYRIL),
        ("4 3 out", CYRIL),
        ("4-3", CYRIL),
        ("nov 4-3", CYRIL),
        ("eliminated eva", EVA),
    ]);
}

#[test]
fn names_are_found_without_accents_with_slips_and_with_letters_left_out() {
    Room::playing().all(&[
        ("lukasz", LUKASZ),
        ("wojcik", LUKASZ),
        ("ojcik", LUKASZ),
        ("wojick", LUKASZ),
        ("wjck", LUKASZ),
        ("lukas wojcik", LUKASZ),
        ("stastna", ZOFIE),
        ("sťas", ZOFIE),
        ("zofie stasna", ZOFIE),
        ("ŽOFIE", ZOFIE),
        ("علي", "Bust out أحمد علي · table 12, seat 8 · would be place 11 of 11"),
        ("to", "Bust out To Ly · table 4, seat 1 · would be place 11 of 11"),
        ("bust ly", "Bust out To Ly · table 4, seat 1 · would be place 11 of 11"),
        ("player 77", "Bust out Player 77 · table 12, seat 9 · would be place 11 of 11"),
    ]);
}

#[test]
fn two_of_one_name_are_told_apart_and_nobody_is_guessed() {
    let mut room = Room::playing();
    let jans = [
        "Bust out Jan Novák · table 4, seat 7 · no. 4 · would be place 11 of 11",
        "Bust out Jan Novák · table 12, seat 1 · no. 5 · would be place 11 of 11",
    ];
    for typed in ["jan novak", "bust jan", "jan"] {
        assert_eq!(room.lines(typed)[..2], jans, "{typed}");
    }
    assert_eq!(room.lines("bust nov").len(), 3, "three have these letters");
    let named = room.lines("nov");
    assert!(named[..3].iter().all(|line| line.starts_with("Bust out")), "{named:?}");
    assert!(!named[3].starts_with("Bust out"), "{named:?}");
    assert_eq!(room.first("jan 12"), jans[1]);
    assert_eq!(room.first("bust jan no 5"), jans[1]);
    let full = room.ask("bust jan")[1].typed.clone();
    assert_eq!(full, "bust out #5");
    assert_eq!(room.first(&full), jans[1]);
}

#[test]
fn whoever_is_named_alone_is_offered_what_is_likeliest() {
    let mut room = Room::playing();
    assert_eq!(
        room.lines("emil"),
        [
            "Bust out Emil Tur · table 4, seat 5 · would be place 11 of 11",
            "Move Emil Tur… · then tap the seat",
            "Rebuy for Emil Tur · table 4, seat 5",
            "Add-on for Emil Tur · table 4, seat 5",
            "Pin Emil Tur to this seat · table 4, seat 5",
            "Show Emil Tur · table 4, seat 5",
        ]
    );
    room.bust(3);
    assert_eq!(
        room.lines("emil")[..3],
        [
            "Reinstate Emil Tur · Busted out · place 11 · back to table 4, seat 5",
            "New entry for Emil Tur · Busted out · place 11",
            "Rebuy for Emil Tur · Busted out · place 11",
        ]
    );
    let mut room = Room::seated();
    assert_eq!(
        room.lines("emil")[..2],
        ["Show Emil Tur · table 4, seat 5", "Unregister Emil Tur · table 4, seat 5"]
    );
}

#[test]
fn two_players_swap_seats_by_names_or_by_seats_and_it_is_asked_once_more() {
    let mut room = Room::playing();
    for typed in [
        "swap emil eva",
        "swap emil with eva",
        "swap emil tur and eva dlouha",
        "swap seats emil eva dlouha",
        "swap 4-5 12-6",
        "swap 4 5 12 6",
        "swap Emil Tur with Eva Dlouhá",
    ] {
        let offer = &room.ask(typed)[0];
        assert_eq!(offer.words, "Swap seats: Emil Tur and Eva Dlouhá", "{typed}");
        assert_eq!(offer.detail, "table 4, seat 5 ↔ table 12, seat 6", "{typed}");
        assert_eq!(offer.confirmation, Confirmation::Asked, "{typed}");
        assert_eq!(offer.typed, "swap Emil Tur with Eva Dlouhá", "{typed}");
    }
    // In this room everybody must have the seat where they sit.
    let refusal = room.ask("swap emil eva")[0].refusal.clone();
    assert!(refusal.is_some_and(|why| why.starts_with("Emil Tur must have table 4, seat 5")));
    let itself = room.ask("swap emil emil")[0].refusal.clone();
    assert!(itself.is_some_and(|why| why.contains("cannot swap seats with themselves")));
}

#[test]
fn moves_name_the_worst_seat() {
    let mut room = Room::playing();
    // Button 2, blinds 3 and 5, big blind 7 next: somebody in 6 posts it at once.
    let to_worst = "Move Eva Dlouhá to table 4, seat 6 · worst seat: big blind at once";
    let worst = &format!("{to_worst} · from table 12, seat 6");
    room.all(&[
        ("move eva 4", worst),
        ("move eva to table 4", worst),
        ("eva move 4", worst),
        ("mvoe eva 4", worst),
        ("move 12 6 4", worst),
        (
            "move eva 4 9",
            "Move Eva Dlouhá to table 4, seat 9 · big blind in 2 hands · from table 12, seat 6",
        ),
        (
            "move eva 4 2",
            "Move Eva Dlouhá to table 4, seat 2 · from table 12, seat 6 ! Ana Rys sits at \
             table 4, seat 2 · Choose an open seat, or move that player first",
        ),
        (
            "move ana 12",
            "Move Ana Rys to table 12, seat 2 · button not known · from table 4, seat 2",
        ),
        ("move eva", "Move Eva Dlouhá… · then tap the seat"),
        ("move", "move… · more is needed: keep typing"),
    ]);
    let refused = room.first("move eva 40");
    assert!(refused.contains("! There is no table 40"), "{refused}");
    let refused = room.first("move eva 4 77");
    assert!(refused.contains(" ! "), "{refused}");
}

#[test]
fn what_is_sold_and_what_concerns_one_player() {
    let mut room = Room::playing();
    room.bust(8);
    room.all(&[
        ("rebuy ana", "Rebuy for Ana Rys · table 4, seat 2"),
        ("addon ana", "Add-on for Ana Rys · table 4, seat 2"),
        ("add-on ana", "Add-on for Ana Rys · table 4, seat 2"),
        ("reenter eva", "New entry for Eva Dlouhá · Busted out · place 11"),
        ("re-entry eva", "New entry for Eva Dlouhá · Busted out · place 11"),
        (
            "reinstate eva",
            "Reinstate Eva Dlouhá · Busted out · place 11 · back to table 12, seat 6",
        ),
        ("surrender ana", "Ana Rys gives the stack up and enters again · table 4, seat 2"),
        ("lock ana", "Pin Ana Rys to this seat · table 4, seat 2"),
        ("show ana", "Show Ana Rys · table 4, seat 2"),
        ("register Jan Nový", "Register Jan Nový"),
        ("reg Ol' Bob 3rd", "Register Ol' Bob 3rd"),
        ("enter ana  BÍLÁ", "Register ana BÍLÁ"),
    ]);
    room.must(&Command::CloseSeat { at: SeatAt::new(12, 6) });
    let gone = "Reinstate Eva Dlouhá · Busted out · place 11 · draws another seat";
    let by_draw = room.first("reinstate eva");
    assert!(by_draw.starts_with(gone), "{by_draw}");
    let refused = room.first("bust eva");
    assert!(refused.contains("Bust out Eva Dlouhá · Busted out · place 11 ! "), "{refused}");
    let refused = room.first("unregister ana");
    assert!(refused.contains("Unregister Ana Rys · table 4, seat 2 ! "), "{refused}");
    let again = room.lines("register ana rys");
    assert_eq!(again[..2], ["Register ana rys", "Register ana rys, another person with this name"]);
}

#[test]
fn the_clock_the_room_and_the_log() {
    let mut room = Room::playing();
    room.all(&[
        ("pause", "Pause the clock"),
        ("stop", "Pause the clock"),
        ("+1", "Add 1 minute · 15:00 left becomes 16:00"),
        ("-5", "Take off 5 minutes · 15:00 left becomes 10:00"),
        ("+5 min", "Add 5 minutes · 15:00 left becomes 20:00"),
        ("next level", "End this level · Level 2 · 50/100"),
        ("draw", "Draw seats…"),
        ("plan", "Plan for the room"),
        ("undo", "Undo · button of table 4"),
        ("table 12", "Show table 12 · 6 of 9 seats taken"),
        ("t12", "Show table 12 · 6 of 9 seats taken"),
        ("12", "Show table 12 · 6 of 9 seats taken"),
        ("button 4 7", "Button at table 4, seat 7 · Jan Novák"),
        ("button 4", "Set the button of table 4… · 5 of 9 seats taken"),
        ("close 4 8", "Take table 4, seat 8 out of use"),
        ("dark", "Dark colors"),
        ("light", "Light colors"),
        ("print", "Print…"),
        ("players", "Players"),
        ("clock", "Clock"),
        ("full scr", "Full screen"),
        ("count stacks", "Begin the count of all stacks"),
    ]);
    let balance = room.first("balance");
    assert!(
        balance.starts_with("Carry out all proposed moves ! No table needs balancing"),
        "{balance}"
    );
    assert!(room.first("level 3").starts_with("Go to this level · Level 3"));
    assert!(room.first("level 99").contains(" ! "));
    assert!(room.first("start").contains("Start the clock ! "));
    assert!(room.first("redo").starts_with("Redo ! "));
    assert!(room.first("break 12").starts_with("Break table 12 · 6 of 9 seats taken"));
    assert!(room.first("break table 12").starts_with("Break table 12"));
    assert!(room.first("next hand 4").starts_with("Next hand at table 4"));
    let done = room.first("done 12");
    assert!(done.starts_with("Table 12 has finished its hand · 6 of 9 seats taken ! "), "{done}");
    assert!(room.first("hand for hand").starts_with("Announce hand for hand"));
    assert!(room.first("last hands 3").starts_with("Announce 3 last hands"));
    assert!(room.first("halt 12").starts_with("Stop table 12"));
}

#[test]
fn the_full_text_of_an_offer_means_that_offer() {
    let mut room = Room::playing();
    for typed in ["cyr", "move eva 4", "rebuy ana", "lock ana", "button 4 7", "12", "show emil"] {
        let offer = room.ask(typed).remove(0);
        let again = room.ask(&offer.typed).remove(0);
        assert_eq!(again.deed, offer.deed, "{typed}: {}", offer.typed);
    }
}

/// The usual way to say every act, by the ids of the catalogue.
fn usual_ways(words: &Words) -> Vec<String> {
    let says =
        words::ids(Language::English).into_iter().filter(|id| id.starts_with("command-say-"));
    says.map(|id| words.text(&id).split(',').next().unwrap().to_owned()).collect()
}

#[test]
fn every_act_has_its_words_and_means_the_same_when_typed_in_full() {
    let mut room = Room::playing();
    room.bust(3);
    let mut wrong = Vec::new();
    let mut done = 0;
    for way in usual_ways(&room.words) {
        for with in ["", " ana", " emil", " 4", " 4 6", " eva 4", " 3", " ana 2 hands phone"] {
            let typed = format!("{way}{with}");
            let Some(offer) = room.ask(&typed).into_iter().next() else { continue };
            if offer.words.is_empty() || offer.line().contains('⟨') {
                wrong.push(format!("{typed}: {offer:?}"));
            }
            let opens = [BoxAction::Dark, BoxAction::Light].contains(&offer.deed);
            let is_done = opens || matches!(offer.deed, BoxAction::Submit(_) | BoxAction::Form(_));
            if is_done && offer.refusal.is_none() {
                let again = room.ask(&offer.typed).into_iter().next();
                if again.as_ref().map(|again| &again.deed) != Some(&offer.deed) {
                    wrong.push(format!("{typed}: {} means {again:?}", offer.typed));
                }
                done += 1;
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(done > 50, "{done}");
}

#[test]
fn what_may_be_typed_in_full_means_the_same_again() {
    let mut room = Room::playing();
    let typed = [
        "+1",
        "-5",
        "+15 min",
        "level 2",
        "last hands 3",
        "race 4 25 1 2! 0 3 4",
        "warn ana",
        "penalty ana 3 hands",
        "penalty ana dq cheating",
        "penalty ana 1 round",
        "penalty phone",
        "penalty ana stalling",
    ];
    for typed in typed {
        let offer = room.ask(typed).remove(0);
        let again = room.ask(&offer.typed).remove(0);
        assert_eq!(again.deed, offer.deed, "{typed}: {}", offer.typed);
    }
}

#[test]
fn nobody_in_that_seat_and_nobody_of_that_name_is_said() {
    let mut room = Room::playing();
    assert_eq!(room.first("bust 4 9"), "bust out ! Nobody sits at table 4, seat 9");
    assert_eq!(room.first("bust 99 1"), "bust out ! Nobody sits at table 99, seat 1");
    assert_eq!(room.first("bust xyzzy"), "bust out ! Nobody on the list matches");
}

#[test]
fn nonsense_offers_nothing() {
    let page = "<html><body>\n<p>Poker is a game</p>\n".repeat(300);
    let long = "x".repeat(10_000);
    let words = "novak ".repeat(2_000);
    let numbers = "4 ".repeat(5_000);
    let nonsense = ["", "   ", "🂡🂾🃎", "qwrtzp", "99999999999999999999", "-", "+", "#", "/"];
    let nonsense = nonsense.into_iter().chain([&*page, &*long, &*words, &*numbers]);
    let mut room = Room::playing();
    for typed in nonsense {
        let start: String = typed.chars().take(20).collect();
        assert_eq!(room.ask(typed), [], "{start}");
    }
}

#[test]
fn never_more_than_fit_and_never_one_twice() {
    let mut room = Room::playing();
    for typed in ["a", "e", "b", "re", "4", "12", "bust 4", "move 4", "no", "s", "t", "show 12"] {
        let offers = room.ask(typed);
        assert!(!offers.is_empty() && offers.len() <= OFFERS_MAX, "{typed}: {}", offers.len());
        for (index, offer) in offers.iter().enumerate() {
            assert!(offers[index + 1..].iter().all(|other| other.deed != offer.deed), "{typed}");
            assert!(!offer.words.is_empty() && !offer.words.contains('⟨'), "{typed}: {offer:?}");
        }
    }
}

#[test]
fn without_a_tournament_only_the_program_is_asked() {
    let mut room = Room::new();
    assert_eq!(room.first("open"), "Open…");
    assert_eq!(room.first("dark"), "Dark colors");
    for typed in ["bust cyril", "pause", "table 4", "undo"] {
        assert_eq!(room.ask(typed), [], "{typed}");
    }
}

#[test]
fn where_nothing_may_be_changed_that_is_the_reason() {
    let mut room = Room::playing();
    room.closed = Some("Locked".to_owned());
    assert!(room.first("cyril").ends_with(" ! Locked"));
    assert!(room.first("move eva").ends_with(" ! Locked"));
    assert_eq!(room.first("table 12"), "Show table 12 · 6 of 9 seats taken");
    assert_eq!(room.first("show ana"), "Show Ana Rys · table 4, seat 2");
}

#[test]
fn what_is_offered_can_be_done() {
    let mut room = Room::playing();
    let done = ["move eva 4", "cyril", "rebuy ana", "pause", "resume", "+1", "undo", "next level"];
    for typed in done {
        let offer = room.ask(typed).remove(0);
        let BoxAction::Submit(command) = offer.deed else { panic!("{typed}") };
        room.must(&command);
    }
    let tournament: &Tournament = room.session.tournament();
    assert_eq!(tournament.entries().left(), 10);
    let eva = tournament.entries().player(PlayerId(8)).unwrap();
    assert_eq!(eva.seat(), Some(SeatAt::new(4, 6)));
}

#[test]
fn anybody_of_ten_thousand_is_found() {
    let mut room = Room::created();
    let first = ["Ana", "Bořek", "Cyril", "Dana", "Emil", "Filip", "Gita", "Hana", "Ivo", "Jana"];
    let last = ["Novák", "Rys", "Wójcik", "Šťastná", "Král", "Malá", "Lis", "Kos", "Tur", "Bílá"];
    let players = (0..10_000).map(|no| {
        let (one, two) = (first[no % 10], last[no / 10 % 10]);
        let name = PlayerName::new(&format!("{one} {two}{}", no / 100)).unwrap();
        NewPlayer { name, need: None, member: None }
    });
    let players = players.collect();
    room.must(&Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() });
    let mut first = |typed: &str| room.ask(typed).remove(0).words;
    assert_eq!(first("stastna99 dana"), "Show Dana Šťastná99");
    assert_eq!(first("ana sťas44"), "Show Ana Šťastná44");
    assert_eq!(first("wjcik44 dana"), "Show Dana Wójcik44");
    assert_eq!(first("#7777"), "Show Gita Kos77");
    assert_eq!(room.ask("n").len(), OFFERS_MAX);
}

#[test]
fn who_won_the_chips_is_said_after_by() {
    let mut room = Room::playing();
    let first = |room: &mut Room, typed: &str| room.first(typed);
    let told = first(&mut room, "bust emil by cyril");
    assert!(told.starts_with("Bust out Emil Tur · table 4, seat 5"), "{told}");
    assert!(told.ends_with("chips to Cyril Novák"), "{told}");
    assert_eq!(first(&mut room, "emil by cyril"), told, "the act goes without saying");
    let confirmation = room.ask("emil by cyril").remove(0).confirmation;
    assert_eq!(
        confirmation,
        Confirmation::Asked,
        "and is asked about once more, whatever a name looks like"
    );
    assert_eq!(first(&mut room, "4 5 by 4 3"), told, "by their seats, too");
    // Of two people of one name the one at the same table is meant first.
    let offers = room.ask("bust ana by novak jan");
    let by: Vec<&Offer> = offers.iter().filter(|offer| offer.words.contains("Ana Rys")).collect();
    let winner = |offer: &Offer| match &offer.deed {
        BoxAction::Submit(Command::BustOut { by, .. }) => by.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(winner(by[0]), [Who::Id(PlayerId(4))]);
    assert_eq!(winner(by[1]), [Who::Id(PlayerId(5))]);
    // Of somebody at another table, as after a move, it is said.
    assert!(by[0].line().ends_with("chips to Jan Novák"), "{}", by[0].line());
    assert!(by[1].line().contains("now at table "), "{}", by[1].line());
    assert!(by[0].refusal.is_none());
    // Typed in full it means the same thing again.
    let full = by[0].typed.clone();
    assert_eq!(room.ask(&full)[0].deed, by[0].deed, "{full}");
    assert!(first(&mut room, "bust emil by nobody").contains("Nobody on the list"));
    assert!(first(&mut room, "bust emil by").starts_with("Bust out Emil Tur"));
}

#[test]
fn a_redraw_is_offered_at_the_tables_that_are_due() {
    let mut room = Room::playing();
    let tables = |room: &mut Room| match &room.ask("redraw")[0].deed {
        BoxAction::Form(FormAsked::Redraw(tables)) => tables.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(tables(&mut room), [TableNo(4), TableNo(12)], "none is due: all are offered");
    room.bust(1);
    room.bust(3);
    assert_eq!(tables(&mut room).len(), 1, "nine are left: the final table");
}

#[test]
fn the_clock_on_a_player_is_called_and_settled_in_words() {
    let mut room = Room::playing();
    assert_eq!(room.first("clock ana"), "Call the clock on Ana Rys · table 4, seat 2");
    room.must(&Command::CallClock {
        player: Who::Id(PlayerId(1)),
        by: ClockCaller::Floor,
        facing: Facing::Bet,
        times: None,
    });
    assert_eq!(room.first("acted"), "Clock at table 4: acted in time · Ana Rys");
    assert_eq!(room.first("call off 4"), "Clock at table 4: called off · Ana Rys");
    let early = room.ask("time up 4").into_iter().next().unwrap();
    assert_eq!(early.words, "Clock at table 4: time is up, the hand is dead");
    assert!(early.refusal.unwrap().starts_with("Ana Rys has "), "the time is not up");
    let card = room.ask("time card ana").into_iter().next().unwrap();
    assert_eq!(card.words, "Time card of Ana Rys");
    assert!(card.refusal.unwrap().starts_with("Ana Rys has no time card left"));
}

#[test]
fn a_void_sale_and_one_all_the_same_are_said_with_a_verb_and_open_their_forms() {
    let mut room = Room::playing();
    let void = "Void a sale to Emil Tur… · table 4, seat 5";
    let all_the_same = "Sell to Emil Tur anyway… · table 4, seat 5";
    room.all(&[
        ("void emil", void),
        ("no-show emil", void),
        ("emil no show", void),
        ("refund emil", void),
        ("all the same emil", all_the_same),
        ("sell anyway emil", all_the_same),
        ("too late emil", all_the_same),
    ]);
    for typed in ["void emil", "all the same emil"] {
        let offer = &room.ask(typed)[0];
        // Nothing is sold or taken away by it: what, why and the money are asked in the form.
        assert!(matches!(offer.deed, BoxAction::Form(_)), "{typed}: {offer:?}");
        let full = offer.typed.clone();
        assert_eq!(room.ask(&full)[0].deed, room.ask(typed)[0].deed, "{full}");
    }
    let unsaid = room.ask("emil");
    assert!(unsaid.iter().all(|offer| !offer.words.contains("void")), "{unsaid:?}");
}

#[test]
fn a_break_is_called_in_words_for_minutes_or_until_a_time() {
    let mut room = Room::playing();
    let now = NOW;
    let until = |minutes: i64| {
        let (until, after) = (now.plus_millis(minutes * 60_000), AfterRecess::GoesOn);
        BoxAction::Submit(Command::TakeBreak { until, after })
    };
    for typed in
        ["break for 4 min", "break for 4 minutes", "break for 4", "dinner 4m", "break until 08:04"]
    {
        assert_eq!(room.ask(typed).first().map(|it| &it.deed), Some(&until(4)), "{typed}");
    }
    // A table has that number as well, so both are offered.
    let both: Vec<_> = room.ask("break 4").into_iter().map(|it| it.deed).collect();
    assert!(both.len() == 2 && both[1] == until(4), "{both:?}");
    let said = room.ask("message Dinner at 20:30, table 4 first");
    let text = "Dinner at 20:30, table 4 first".to_owned();
    let message = Message { text, ..Message::default() };
    let shown = BoxAction::Submit(Command::ShowMessage { message });
    assert_eq!(said.first().map(|it| &it.deed), Some(&shown));
}
