//! A database that was put back to an older state is noticed: by what this computer remembers, and
//! by the copy beside the desk. Going on is a choice.

use crate::server::{OWNER, Server, settings, shared};
use crate::store::act;
use crate::verbs::{Answer, NOW, done, floorman, made};
use database::{Address, DatabaseJournal};
use engine::values::Seq;
use std::fs;
use std::path::Path;
use storage::{EventStore, Notice};

/// As a desk whose settings are in this folder reads it.
fn journal(server: &Server, database: &str, settings: &Path) -> DatabaseJournal {
    let own = settings.join("pgpass");
    let address = Address::read(&server.address(OWNER, database, "Friday"), Some(&own)).unwrap();
    DatabaseJournal::open(address).unwrap()
}

/// This computer forgets how far an event of this name went.
fn forget(event: &str) {
    for kept in fs::read_dir(settings().join("events")).unwrap().flatten() {
        if kept.file_name().to_string_lossy().contains(event) {
            fs::remove_file(kept.path()).unwrap();
        }
    }
}

/// Puts the event back to its first acts, as a backup does.
fn put_back(server: &Server, database: &str, acts: u64) {
    server.ask(database, &format!("DELETE FROM floorman.acts WHERE seq > {acts}"));
}

#[test]
fn a_desk_remembers_how_far_an_event_went() {
    let Some(server) = &shared() else { return };
    server.database("remembered");
    let folder = tempfile::tempdir().unwrap();
    let [ana, bo, cy] = ["ana", "bo", "cy"].map(|desk| folder.path().join(desk));
    let address = server.address(OWNER, "remembered", "Friday");
    let address = Address::read(&address, Some(&ana.join("pgpass"))).unwrap();
    let mut one = DatabaseJournal::create(address, &[act(1, "Ana")]).unwrap();
    one.append(Seq(1), &act(2, "Ana")).unwrap();
    // One desk reads what another one wrote, and that is remembered, too.
    let mut two = journal(server, "remembered", &bo);
    assert_eq!(two.load().unwrap().notices, []);
    one.append(Seq(2), &act(3, "Ana")).unwrap();
    assert_eq!(two.poll(Seq(2)).unwrap().len(), 1);
    drop((one, two));

    put_back(server, "remembered", 2);
    let missing = [Notice::TailMissing { last_seen: Seq(3), found: Seq(2) }];
    for settings in [&ana, &bo, &ana, &bo] {
        let mut desk = journal(server, "remembered", settings);
        assert_eq!(desk.load().unwrap().notices, missing, "looking at it is no answer");
    }
    let mut new = journal(server, "remembered", &cy);
    assert_eq!(new.load().unwrap().notices, [], "this one never saw more");
    // Whoever writes goes on with it, and is asked no more; another desk is, for itself.
    let mut on = journal(server, "remembered", &ana);
    on.load().unwrap();
    on.append(Seq(2), &act(4, "Ana")).unwrap();
    drop(on);
    assert_eq!(journal(server, "remembered", &ana).load().unwrap().notices, []);
    let differs = [Notice::TailDiffers { at: Seq(3) }];
    assert_eq!(journal(server, "remembered", &bo).load().unwrap().notices, differs);

    // An event that is made anew under the same name is another one.
    server.ask("remembered", "DELETE FROM floorman.acts; DELETE FROM floorman.events");
    let address = server.address(OWNER, "remembered", "Friday");
    let address = Address::read(&address, Some(&bo.join("pgpass"))).unwrap();
    drop(DatabaseJournal::create(address, &[act(9, "Bo")]).unwrap());
    assert_eq!(journal(server, "remembered", &ana).load().unwrap().notices, []);
}

#[test]
fn what_the_copy_of_a_desk_has_more_is_asked_about_before_anything_is_written() {
    let Some(server) = &shared() else { return };
    server.database("restored");
    let event = server.address(OWNER, "restored", "Restored").to_str().unwrap().to_owned();
    let folder = tempfile::tempdir().unwrap();
    let copies = folder.path().to_str().unwrap();
    made(&event);
    let enter =
        |name: &str| format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}\n");
    let act = |words: &[&str], input: &str| -> Answer {
        let all = ["do", &event, "--at", NOW, "--by", "Ana", "--seed", "7"];
        floorman(&[&all[..], words].concat(), input)
    };
    let first = act(&["--copy", copies], &enter("Di"));
    assert_eq!(first.status, 0, "{}", first.told);
    put_back(server, "restored", 2);
    forget("Restored");
    let acts = || server.ask("restored", "SELECT max(seq) FROM floorman.acts");
    for _ in 0..2 {
        let refused = act(&["--copy", copies], &enter("Eva"));
        assert_eq!((refused.status, acts().as_str()), (1, "2"), "{} {}", refused.told, refused.out);
        assert!(refused.told.contains("is missing here"), "{}", refused.told);
    }
    let shown = floorman(&["show", &event, "log"], "");
    assert_eq!(shown.status, 0);
    let on = act(&["--copy", copies, "--accept-older"], &enter("Eva"));
    assert_eq!((on.status, acts().as_str()), (0, "3"), "{}", on.told);
    assert!(done(&["show", &event, "log"], "").contains("Eva"));
}
