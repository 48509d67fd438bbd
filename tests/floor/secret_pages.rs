//! Pages that are sent by the certificate of the room.

use crate::project;
use serve::{Certificate, CertificateError, Role, Room, Sharing, Snapshot, WarnedOf};
use session::{SeededChance, Session, Time};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use words::{Language, UtcOffset};

fn file(name: &str) -> PathBuf {
    project("tests/floor/certificate").join(name)
}

fn certificate(name: &str, key: &str) -> Certificate {
    let certificate = Certificate::read(&file(name), &file(key));
    certificate.unwrap_or_else(|error| panic!("{error:?}"))
}

fn shared() -> (Room, Sharing) {
    let path = project("saves/v7/prices-and-a-deal.floorman");
    let session = Session::open_to_read(
        &path,
        Time::told(session::Time::live().now()),
        Box::new(SeededChance::new(1)),
    )
    .unwrap();
    let (room, _inbox) = Room::with_staff(UtcOffset::fixed(0));
    room.show(Snapshot::of(session.log(), session.now(), Language::English), session.now());
    let certificate = certificate("own.pem", "own-key.pem");
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    (room.clone(), Sharing::secret(room, any, certificate).unwrap())
}

/// What is answered to a browser that goes by our certificate.
fn asked(sharing: &Sharing, question: &str) -> String {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(file("own.pem")).unwrap()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").unwrap();
    let connection = ClientConnection::new(Arc::new(config), name).unwrap();
    let stream = TcpStream::connect(sharing.address()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut stream = StreamOwned::new(connection, stream);
    stream.write_all(question.as_bytes()).unwrap();
    let mut answer = Vec::new();
    // Whoever is answered closes without a last word, which is no matter here.
    let _end = stream.read_to_end(&mut answer);
    String::from_utf8(answer).unwrap()
}

#[test]
fn pages_are_secret_and_what_a_browser_holds_is_sent_in_secret_only() {
    let (room, sharing) = shared();
    let page = asked(&sharing, "GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    assert!(page.starts_with("HTTP/1.1 200") && page.ends_with("</html>"), "{page}");
    let code = room.staff().unwrap().make_code(Role::Floor).unwrap();
    let body = format!("name=Ota&code={}", code.0);
    let question = format!(
        "POST /staff/enter HTTP/1.1\r\nhost: localhost\r\norigin: https://localhost\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\
         connection: close\r\n\r\n{body}",
        body.len()
    );
    let entered = asked(&sharing, &question);
    assert!(entered.starts_with("HTTP/1.1 303"), "{entered}");
    let cookie = entered.lines().find(|line| line.starts_with("set-cookie")).unwrap();
    assert!(cookie.contains("; Secure") && cookie.contains("; HttpOnly"), "{cookie}");
}

#[test]
fn who_asks_without_the_secret_gets_nothing() {
    let (_room, sharing) = shared();
    let mut stream = TcpStream::connect(sharing.address()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    let _end = stream.read_to_end(&mut answer);
    assert!(!String::from_utf8_lossy(&answer).contains("HTTP/1.1 200"));
}

#[test]
fn browsers_are_led_by_what_the_certificate_names() {
    let links = |name: &str, key: &str| {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let room = Room::new(UtcOffset::fixed(0));
        let sharing = Sharing::secret(room, any, certificate(name, key)).unwrap();
        let mut links = sharing.links();
        // A checkout is for everybody to read.
        links.warned_of.retain(|why| *why != WarnedOf::OpenKey);
        (links, sharing.address().port())
    };
    let (own, port) = links("own.pem", "own-key.pem");
    let named = [format!("https://localhost:{port}"), format!("https://127.0.0.1:{port}")];
    assert_eq!((own.links.as_slice(), own.warned_of.as_slice()), (named.as_slice(), [].as_slice()));
    let (named, port) = links("named.pem", "named-key.pem");
    assert_eq!(named.links, [format!("https://clock.example.org:{port}")]);
    assert_eq!(named.warned_of, []);
    let (elsewhere, port) = links("elsewhere.pem", "elsewhere-key.pem");
    assert_eq!(elsewhere.links, [format!("https://127.0.0.1:{port}")]);
    assert_eq!(elsewhere.warned_of, [WarnedOf::OtherNames]);
    let (run_out, port) = links("run-out.pem", "run-out-key.pem");
    assert_eq!(run_out.links, [format!("https://clock.example.org:{port}")]);
    assert_eq!(run_out.warned_of, [WarnedOf::RunOut]);
}

#[test]
fn files_that_are_no_certificate_are_named() {
    let read =
        |certificate: &str, key: &str| Certificate::read(&file(certificate), &file(key)).err();
    let (own, key) = ("own.pem", "own-key.pem");
    assert!(matches!(read("none.pem", key), Some(CertificateError::File(..))));
    assert!(matches!(read("README.md", key), Some(CertificateError::NoCertificate(_))));
    assert!(matches!(read(own, "README.md"), Some(CertificateError::NoKey(_))));
    assert!(matches!(read(own, "locked-key.pem"), Some(CertificateError::LockedKey(_))));
    assert!(matches!(read(own, "other-key.pem"), Some(CertificateError::DoNotFit(_))));
}
