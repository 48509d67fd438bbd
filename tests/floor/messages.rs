//! What the floor tells the room: one message at a time, until it is over or taken down.

use engine::messages::{Message, Voice};
use engine::refusal::Refusal;
use engine::values::Timestamp;
use engine::{Command, Settings};
use exchange::templates;
use reports::players_clock;
use session::{Failure, SeededChance, Session, Time};
use storage::MemoryJournal;

fn night() -> Session {
    let store = Box::new(MemoryJournal::default());
    let chance = Box::new(SeededChance::new(3));
    let mut session = Session::on(store, Time::told(Timestamp(0)), chance, "Ana");
    let template = templates().into_iter().find(|it| it.id == "club-night").unwrap();
    let (settings, structure) =
        (Box::new(Settings { name: "Friday".to_owned(), ..template.settings }), template.structure);
    session.submit(&Command::CreateTournament { settings, structure }).unwrap();
    session
}

fn show(text: &str, until: Option<i64>) -> Command {
    let until = until.map(Timestamp);
    let message = Message { text: text.to_owned(), until, voice: Voice::Warning };
    Command::ShowMessage { message }
}

fn shown(session: &Session) -> Option<String> {
    let clock = players_clock(session.tournament(), session.log(), session.now());
    clock.message.map(|message| message.text)
}

fn refused(session: &mut Session, command: &Command) -> Refusal {
    match session.submit(command) {
        Err(Failure::Refused(refusal)) => refusal,
        other => panic!("{command:?}: {other:?}"),
    }
}

#[test]
fn one_message_is_shown_until_it_is_over_taken_down_or_another_comes() {
    let mut session = night();
    assert_eq!(shown(&session), None);
    session.submit(&show("Dinner is served", None)).unwrap();
    assert_eq!(shown(&session).as_deref(), Some("Dinner is served"));
    session.submit(&show("Bar closes in five minutes", Some(60_000))).unwrap();
    session.set_time(Time::told(Timestamp(59_000)));
    assert_eq!(shown(&session).as_deref(), Some("Bar closes in five minutes"));
    session.set_time(Time::told(Timestamp(60_000)));
    assert_eq!(shown(&session), None);
    assert_eq!(refused(&mut session, &Command::TakeDownMessage), Refusal::NoMessageShown);
    session.submit(&Command::Undo).unwrap();
    assert_eq!(shown(&session).as_deref(), Some("Dinner is served"));
    session.submit(&Command::TakeDownMessage).unwrap();
    assert_eq!(shown(&session), None);
}

#[test]
fn what_nobody_could_read_is_refused_and_any_writing_is_kept() {
    let mut session = night();
    for nothing in ["", " \n\t ", "\u{7}"] {
        assert_eq!(refused(&mut session, &show(nothing, None)), Refusal::MessageEmpty);
    }
    let long = Refusal::MessageTooLong { letters: 2_000, most: 200 };
    assert_eq!(refused(&mut session, &show(&"x".repeat(2_000), None)), long);
    assert_eq!(refused(&mut session, &show("Hi", Some(0))), Refusal::MomentPast);
    for text in ["مرحبا بالجميع", "晚餐在十分钟后", "👩‍👩‍👧 wins the 🃏", &"字".repeat(200)]
    {
        session.submit(&show(text, None)).unwrap();
        assert_eq!(shown(&session).as_deref(), Some(text));
    }
    session.submit(&show(" two\n lines\t here ", None)).unwrap();
    assert_eq!(shown(&session).as_deref(), Some("two lines here"));
}
