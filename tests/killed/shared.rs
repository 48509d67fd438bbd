//! The real program shares an event: what is done in another one shows on its pages.

use crate::Folder;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

fn floorman(words: &[&str], input: &str) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_floorman"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("it starts");
    program.stdin.take().expect("an input").write_all(input.as_bytes()).expect("it reads");
    assert!(program.wait().expect("it ends").success(), "{words:?}");
}

/// The program that shares this file, and what it says when it listens.
fn serve(file: &str) -> (Child, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_floorman"))
        .args(["serve", file, "--listen", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut said = String::new();
    let out = program.stdout.take().expect("an output");
    BufReader::new(out).read_line(&mut said).expect("it says where it is");
    (program, said)
}

fn event(address: &str) -> String {
    asked(address, "GET", "/api/event", "", "")
}

#[test]
fn what_another_program_does_shows_on_the_pages() {
    let folder = Folder::new("shared");
    let file = folder.0.join("night.floorman");
    let file = file.to_str().expect("a plain path");
    floorman(&["new", file, "--template", "club-night"], "");
    let (mut program, said) = serve(file);
    let address =
        said.split('"').find_map(|part| part.strip_prefix("http://")).expect("an address");
    assert!(event(address).contains("\"entries\":0"));
    floorman(&["do", file], r#"{"Register":{"players":[{"name":"Ana"},{"name":"Bo"}]}}"#);
    let began = Instant::now();
    while !event(address).contains("\"entries\":2") {
        assert!(began.elapsed() < Duration::from_secs(30), "{}", event(address));
        std::thread::sleep(Duration::from_millis(20));
    }
    program.kill().expect("it is ended");
    program.wait().expect("it ends");
    assert!(Path::new(file).is_file());
}

/// What is answered to a browser of staff or of anybody.
fn asked(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
         cookie: {cookie}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
    .expect("it is asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

fn between(text: &str, start: &str, end: &str) -> String {
    let rest = text.split(start).nth(1).expect("it stands there");
    rest.split(end).next().expect("a part").to_owned()
}

#[test]
fn whoever_comes_in_with_the_code_that_is_told_acts_and_keeps_others_out_until_they_leave() {
    let folder = Folder::new("staff");
    let file = folder.0.join("night.floorman");
    let file = file.to_str().expect("a plain path");
    floorman(&["new", file, "--template", "club-night"], "");
    let (mut program, said) = serve(file);
    let address = between(&said, "\"listening\":\"http://", "\"");
    let code = between(&said, "/staff#", "\"");
    let entered = asked(&address, "POST", "/staff/enter", "", &format!("name=Ota&code={code}"));
    let cookie = between(&entered, "set-cookie: ", ";");
    let page = asked(&address, "GET", "/staff/register", &cookie, "");
    let token = between(&page, "name=\"token\" value=\"", "\"");
    let began = Instant::now();
    let mut sent = 0;
    // The file is taken as soon as somebody is here.
    while !event(&address).contains("\"entries\":1") {
        assert!(began.elapsed() < Duration::from_secs(30), "{}", event(&address));
        sent += 1;
        let body = format!("token={token}&once={sent}&act=register&name=Ana");
        asked(&address, "POST", "/staff/do", &cookie, &body);
    }
    let program_do = |expected: bool| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_floorman"))
            .args(["do", file])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let command = br#"{"Register":{"players":[{"name":"Bo"}]}}"#;
        program.stdin.take().expect("an input").write_all(command).expect("it reads");
        program.wait().expect("it ends").success() == expected
    };
    assert!(program_do(false), "two programs do not write at once");
    asked(&address, "POST", "/staff/leave", &cookie, &format!("token={token}"));
    let began = Instant::now();
    while !program_do(true) {
        assert!(began.elapsed() < Duration::from_secs(30), "it is let go when staff have left");
        std::thread::sleep(Duration::from_millis(50));
    }
    program.kill().expect("it is ended");
    program.wait().expect("it ends");
}

#[test]
fn a_certificate_that_does_not_fit_is_refused_with_a_sentence() {
    let folder = Folder::new("certificate");
    let file = folder.0.join("night.floorman");
    let file = file.to_str().expect("a plain path");
    floorman(&["new", file, "--template", "club-night"], "");
    let given = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/floor/certificate/");
    let (own, key) = (format!("{given}own.pem"), format!("{given}other-key.pem"));
    let told = Command::new(env!("CARGO_BIN_EXE_floorman"))
        .args(["serve", file, "--listen", "127.0.0.1:0", "--certificate", &own, "--key", &key])
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&told.stderr);
    assert!(!told.status.success() && said.contains("do not go together"), "{said}");
}
