//! The driver of a browser, asked as the WebDriver standard says: JSON over HTTP on loopback.
//!
//! A client of our own, because the kept crate for it (fantoccini) brings a licence that is not
//! handed on here, and thirty crates, for a handful of questions.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// Where Debian and others have them.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// What the driver of Chromium says when it listens.
const LISTENS: &str = "started successfully on port ";

/// A browser with its driver, until it is dropped.
pub struct Driver {
    child: Child,
    port: u16,
    session: String,
    _profile: TempDir,
}

/// Whether a program can be started.
fn is_there(program: &str) -> bool {
    let mut asked = Command::new(program);
    asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
}

impl Driver {
    /// Starts one; none where the machine has no browser, which is said aloud, and is an error
    /// where `FLOORMAN_INSIST` is set.
    pub fn start() -> Option<Self> {
        let browser = BROWSERS.into_iter().find(|program| is_there(program));
        let Some(browser) = browser.filter(|_| is_there("chromedriver")) else {
            let said = "chromium or chromedriver is not here: pages are not driven in a browser; \
                on Debian they are in the packages chromium and chromium-driver";
            assert!(std::env::var_os("FLOORMAN_INSIST").is_none(), "{said}");
            eprintln!("{said}");
            return None;
        };
        let profile = tempfile::tempdir().unwrap();
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let said = lines.find_map(|line| {
            let line = line.unwrap();
            let (_, port) = line.split_once(LISTENS)?;
            port.trim_end_matches('.').parse().ok()
        });
        let port = said.unwrap();
        // What it says afterwards is taken and thrown away, so that it never waits for us.
        std::thread::spawn(move || lines.for_each(drop));
        let mut driver = Self { child, port, session: String::new(), _profile: profile };
        driver.begin(browser);
        Some(driver)
    }

    fn begin(&mut self, browser: &str) {
        let folder = self._profile.path().display();
        let args = [
            "--headless=new".to_owned(),
            // Tests run in boxes that have no sandbox to give.
            "--no-sandbox".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-gpu".to_owned(),
            format!("--user-data-dir={folder}"),
        ];
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"binary": which(browser), "args": args},
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        }}});
        let begun = self.ask("POST", "/session", &wanted);
        let session = begun["sessionId"].as_str().unwrap_or_else(|| panic!("{begun}"));
        self.session = format!("/session/{session}");
    }

    /// Asks something of the session; what it answers.
    pub fn post(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", &format!("{}{path}", self.session), body)
    }

    /// Reads something of the session.
    pub fn get(&self, path: &str) -> Value {
        self.ask("GET", &format!("{}{path}", self.session), &Value::Null)
    }

    /// Asks the browser itself, by the protocol of its developer tools.
    pub fn tools(&self, command: &str, params: &Value) -> Value {
        self.post("/goog/cdp/execute", &json!({"cmd": command, "params": params}))
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let answer = self.try_ask(method, path, body).unwrap_or_else(|error| panic!("{error}"));
        assert!(answer["error"].is_null(), "{method} {path} {body}: {answer}");
        answer
    }

    fn try_ask(&self, method: &str, path: &str, body: &Value) -> std::io::Result<Value> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )?;
        // It does not end the connection; what it says is as long as its head tells.
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            answer.read_line(&mut line)?;
            let line = line.trim_end().to_ascii_lowercase();
            if line.is_empty() {
                break;
            }
            if let Some(told) = line.strip_prefix("content-length:") {
                length = told.trim().parse().unwrap();
            }
        }
        let mut said = vec![0; length];
        answer.read_exact(&mut said)?;
        let mut said: Value = serde_json::from_slice(&said)?;
        Ok(said["value"].take())
    }
}

/// The path of a program, as the driver wants it.
fn which(program: &str) -> String {
    let path = std::env::var("PATH").unwrap();
    let found = std::env::split_paths(&path).map(|folder| folder.join(program));
    found.into_iter().find(|file| file.is_file()).unwrap().display().to_string()
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The browser goes first, for the driver would leave it behind.
        let _gone = self.try_ask("DELETE", &self.session, &Value::Null);
        let _killed = self.child.kill();
        let _ended = self.child.wait();
    }
}
