//! Connections that are secret, and servers that are not the one that was meant.

use crate::server::{Disk, OWNER, PASSWORD, Server, at_once};
use crate::store::act;
use database::{Address, DatabaseJournal, Presence};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use storage::JournalTrouble as T;

fn openssl(folder: &Path, words: &str) {
    let done = Command::new("openssl").args(words.split(' ')).current_dir(folder).output();
    let done = done.expect("openssl, which comes with postgresql");
    assert!(done.status.success(), "{words}: {}", String::from_utf8_lossy(&done.stderr));
}

/// Somebody who vouches for servers.
fn authority(folder: &Path, name: &str) {
    openssl(
        folder,
        &format!(
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN={name} \
             -keyout {name}.key -out {name}.crt"
        ),
    );
}

/// A server whose name is `localhost`, and for which `room` vouches; `hall` knows nobody.
fn server(folder: &Path) -> Option<Server> {
    let server = Server::start(Disk::Memory)?;
    authority(folder, "room");
    authority(folder, "hall");
    openssl(
        folder,
        "req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost \
         -keyout server.key -out server.csr",
    );
    fs::write(folder.join("names"), "subjectAltName=DNS:localhost").unwrap();
    openssl(
        folder,
        "x509 -req -in server.csr -CA room.crt -CAkey room.key -CAcreateserial -days 2 \
         -extfile names -out server.crt",
    );
    for name in ["server.key", "server.crt"] {
        let there = server.data().join(name);
        fs::copy(folder.join(name), &there).unwrap();
        server.give(&there);
    }
    server.configure("ssl = on");
    server.kill();
    server.restart();
    Some(server)
}

#[test]
fn a_connection_is_as_secret_as_its_address_asks_and_with_nobody_else() {
    let _among_others = at_once();
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let Some(server) = &server(folder) else { return };
    server.database("secret");
    let address = |host: &str, query: &str| {
        let port = server.port();
        let text = format!("postgresql://{OWNER}:{PASSWORD}@{host}:{port}/secret{query}#Friday");
        Address::read(&PathBuf::from(text), None).unwrap()
    };
    drop(DatabaseJournal::create(address("localhost", ""), &[act(1, "Ana")]).unwrap());
    let file = |name: &str| folder.join(name).display().to_string();
    let (room, hall) = (file("room.crt"), file("hall.crt"));
    // How the connection is: as secret as the server says of the one that holds the desk's row.
    let is_secret = "SELECT ssl FROM pg_stat_ssl JOIN floorman.desks USING (pid)";
    let good = [
        ("localhost", format!("?sslmode=verify-full&sslrootcert={room}"), "t"),
        ("127.0.0.1", format!("?sslmode=verify-ca&sslrootcert={room}"), "t"),
        ("127.0.0.1", format!("?sslmode=require&sslrootcert={room}"), "t"),
        ("127.0.0.1", "?sslmode=require".to_owned(), "t"),
        ("127.0.0.1", "?sslmode=prefer".to_owned(), "t"),
        ("127.0.0.1", String::new(), "t"),
        ("127.0.0.1", "?sslmode=disable".to_owned(), "f"),
    ];
    for (host, query, expected) in good {
        let here = Presence::join(address(host, &query), "Ana", 1).unwrap();
        assert_eq!(server.ask("secret", is_secret), expected, "{host} {query}");
        drop(here);
    }
    let bad = [
        ("127.0.0.1", format!("?sslmode=verify-full&sslrootcert={room}"), "not valid for name"),
        ("localhost", format!("?sslmode=verify-full&sslrootcert={hall}"), "UnknownIssuer"),
        ("localhost", format!("?sslmode=verify-ca&sslrootcert={hall}"), "UnknownIssuer"),
        ("localhost", format!("?sslmode=require&sslrootcert={hall}"), "UnknownIssuer"),
        ("localhost", "?sslmode=verify-full&sslrootcert=system".to_owned(), "UnknownIssuer"),
        ("localhost", format!("?sslmode=verify-full&sslrootcert={}", file("none")), "none"),
        ("localhost", format!("?sslmode=verify-full&sslrootcert={}", file("names")), ""),
    ];
    for (host, query, why) in bad {
        let refused = DatabaseJournal::open(address(host, &query)).unwrap_err();
        let T::NotSecure(said) = &refused.what else { panic!("{host} {query}: {refused:?}") };
        assert!(said.contains(why), "{host} {query}: {said}");
    }
}
