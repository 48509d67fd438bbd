//! Lines typed into the command box.

use crate::fixtures::{NOW, evening, index, phrases, words};
use crate::targets::sentences::sentence_with;
use crate::targets::whole;
use asked::Asked;
use engine::Command;
use serde_json::Value;
use session::{Failure, Session};
use words::UtcOffset;
use words::facts::Sheet;
use words::find::Index;
use words::typed::{Asking, BoxAction, OFFERS_MAX, Offer, OfferKind, VerbWords, offers};

/// Types each line; of what is offered first for it, what may be done is done.
pub fn read(bytes: &[u8]) {
    let input = String::from_utf8_lossy(bytes);
    let mut session = evening();
    // Looking through every question and page takes most of the time, so it is done once.
    let indexes = std::iter::once(Some(index())).chain(std::iter::repeat(None));
    for (line, index) in input.lines().take(6).zip(indexes) {
        asked(line);
        let offered = ask(&session, line, index);
        let Some(Offer { deed: BoxAction::Submit(command), refusal, .. }) = offered.first() else {
            continue;
        };
        match session.submit(command) {
            Ok(_) => assert_eq!(*refusal, None, "{line:?}: done, and gray: {command:?}"),
            Err(Failure::Refused(said)) => {
                assert!(refusal.is_some(), "{line:?}: offered, and refused: {command:?}: {said:?}");
            }
            Err(failure) => panic!("{line:?}: {failure:?}: {command:?}"),
        }
    }
    whole::session(&session, &input);
}

/// What a line may ask, told in the form of the question, is understood there.
fn asked(line: &str) {
    for meant in Asked::shared().meant(line) {
        let facts = Value::Object(meant.facts);
        let reading = Sheet::filled(meant.topic.fields, &facts).read();
        assert!(reading.unread.is_empty(), "{line:?}: {} {facts}", meant.topic.slug);
    }
}

/// What is offered for a line.
fn ask(session: &Session, line: &str, index: Option<&Index>) -> Vec<Offer> {
    let verb = |words: &str| VerbWords {
        words: words.to_owned(),
        also: String::new(),
        kind: OfferKind::Opens,
    };
    let verbs = ["Clock", "Players", "Open…", "Full screen"].map(verb);
    let asking = Asking {
        words: words(),
        tournament: session.tournament(),
        log: session.log(),
        now: NOW,
        offset: UtcOffset::default(),
        check: &|command: &Command| session.check(command),
        phrases: phrases(),
        verbs: &verbs,
        closed: None,
        index,
    };
    let offered = offers(&asking, line);
    assert!(offered.len() <= OFFERS_MAX);
    for offer in &offered {
        sentence_with(&offer.line(), line);
        let _ = offer.kind(&asking);
        if let BoxAction::Submit(command) = &offer.deed {
            let is_free = session.check(command).is_ok();
            assert_eq!(offer.refusal.is_none(), is_free, "{line:?}: {command:?}");
        }
    }
    offered
}
