//! The real program shares an event: what is done in another one shows on its pages.

use crate::Folder;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
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

fn event(address: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET /api/event HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        .expect("it is asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn what_another_program_does_shows_on_the_pages() {
    let folder = Folder::new("shared");
    let file = folder.0.join("night.floorman");
    let file = file.to_str().expect("a plain path");
    floorman(&["new", file, "--template", "club-night"], "");
    let mut program = Command::new(env!("CARGO_BIN_EXE_floorman"))
        .args(["serve", file, "--listen", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut said = String::new();
    let out = program.stdout.take().expect("an output");
    BufReader::new(out).read_line(&mut said).expect("it says where it is");
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
