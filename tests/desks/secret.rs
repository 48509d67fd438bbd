//! Connections that are secret, and servers that are not the one that was meant.

use crate::server::{Disk, OWNER, PASSWORD, Server, at_once};
use crate::store::act;
use database::{Address, DatabaseJournal, Presence};
use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use storage::JournalTrouble as T;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{ServerConfig, ServerConnection, StreamOwned};

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

/// How somebody who answers in the server's name goes for the password of a desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Trick {
    /// Connections are not secret here.
    NoSecrecy,
    /// Secret, and the password itself is wanted.
    Clear,
    /// Secret, and what is made of the password with a number of ours is wanted.
    Md5,
    /// Secret, and a login that goes by no certificate.
    Unbound,
    /// Secret, and everybody may come in: what the desk writes is wanted.
    Trust,
}

/// Everything that a desk says to somebody who only pretends.
fn told(trick: Trick, mut desk: TcpStream, config: Arc<ServerConfig>) -> Vec<u8> {
    desk.set_read_timeout(Some(Duration::from_secs(2))).unwrap();
    let mut asked = [0; 8];
    if desk.read_exact(&mut asked).is_err() {
        return Vec::new();
    }
    if trick == Trick::NoSecrecy {
        // Whoever goes on all the same is asked for the password.
        desk.write_all(b"N").unwrap();
        return listen(&mut desk, b"R\0\0\0\x08\0\0\0\x03");
    }
    desk.write_all(b"S").unwrap();
    let mut desk = StreamOwned::new(ServerConnection::new(config).unwrap(), desk);
    let question: &[u8] = match trick {
        Trick::NoSecrecy | Trick::Clear => b"R\0\0\0\x08\0\0\0\x03",
        Trick::Md5 => b"R\0\0\0\x0c\0\0\0\x05salt",
        Trick::Unbound => b"R\0\0\0\x17\0\0\0\x0aSCRAM-SHA-256\0\0",
        Trick::Trust => b"R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I",
    };
    listen(&mut desk, question)
}

/// Hears who comes, asks this, and hears the rest.
fn listen(desk: &mut (impl Read + Write), question: &[u8]) -> Vec<u8> {
    let mut heard = Vec::new();
    let mut part = [0; 4096];
    for no in 0.. {
        match desk.read(&mut part) {
            Ok(0) => break,
            Ok(read) => heard.extend(part.get(..read).unwrap_or_default()),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(_) => break,
        }
        if no == 0 && desk.write_all(question).and_then(|()| desk.flush()).is_err() {
            break;
        }
    }
    heard
}

#[test]
fn whoever_only_pretends_to_be_the_server_gets_no_password() {
    let _among_others = at_once();
    let folder = tempfile::tempdir().unwrap();
    authority(folder.path(), "fake");
    let certificate = CertificateDer::from_pem_file(folder.path().join("fake.crt")).unwrap();
    let key = PrivateKeyDer::from_pem_file(folder.path().join("fake.key")).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
    let config = Arc::new(config.with_single_cert(vec![certificate], key).unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let try_out = |trick, query: &str| {
        let text = format!("postgresql://{OWNER}:{PASSWORD}@127.0.0.1:{port}/secret{query}#Friday");
        let address = Address::read(&PathBuf::from(text), None).unwrap();
        let (listener, config) = (listener.try_clone().unwrap(), Arc::clone(&config));
        let fake = thread::spawn(move || told(trick, listener.accept().unwrap().0, config));
        let opened = DatabaseJournal::open(address).map(drop).map_err(|error| error.what);
        (opened, String::from_utf8_lossy(&fake.join().unwrap()).into_owned())
    };
    // What an address asks for that says nothing of another computer, as its own tests tell.
    for trick in [Trick::NoSecrecy, Trick::Clear, Trick::Md5, Trick::Unbound, Trick::Trust] {
        let (opened, heard) = try_out(trick, "?sslmode=require");
        assert!(matches!(&opened, Err(T::NotSecure(_))), "{trick:?}: {opened:?}");
        let is_heard = heard.contains(PASSWORD) || heard.contains("md5");
        assert!(!is_heard && !heard.contains("SCRAM"), "{trick:?}: {heard:?}");
    }
    // The trick works on whoever says that it may: so the test can fail.
    let (_, heard) = try_out(Trick::NoSecrecy, "?sslmode=prefer");
    assert!(heard.contains(PASSWORD), "{heard:?}");
    let (_, heard) = try_out(Trick::Clear, "?sslmode=require&channel_binding=prefer");
    assert!(heard.contains(PASSWORD), "{heard:?}");
}
