//! A page as people see and press it.

use crate::driver::Driver;
use serde_json::{Value, json};
use std::fmt::Debug;
use std::path::Path;
use std::time::{Duration, Instant};

/// A size of the window: width and height.
pub type Size = (u32, u32);

/// A phone, a small screen of the staff, a wall.
pub const SIZES: [Size; 3] = [(360, 740), (1024, 768), (1920, 1080)];

/// What the device prefers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    Dark,
    Light,
}

/// Both.
pub const THEMES: [Theme; 2] = [Theme::Dark, Theme::Light];

/// Something to press or to type into.
#[derive(Debug, Clone)]
pub struct Control {
    /// Its handle in the browser.
    id: String,
    /// What it is to whoever cannot see it: `link`, `button`, `textbox`.
    pub role: String,
    /// What it is called.
    pub label: String,
}

/// What a page is waited for.
const WAIT: Duration = Duration::from_secs(20);

/// The name under which the standard hands on elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Everything that can be pressed or typed into.
const CONTROLS: &str = "a[href], button, input:not([type=hidden]), select, textarea, summary, \
    [role=button], [tabindex]:not([tabindex='-1'])";

/// A browser with a page.
pub struct Browser {
    driver: Driver,
    origin: String,
}

impl Browser {
    /// Opens a page; none where no browser is here.
    pub fn open(url: &str, size: Size, theme: Theme) -> Option<Self> {
        let browser = Self { driver: Driver::start()?, origin: origin(url) };
        browser.dress(size, theme);
        browser.go(url);
        Some(browser)
    }

    /// Another page, with what is known of the one before.
    pub fn go(&self, url: &str) {
        self.driver.post("/url", &json!({ "url": url }));
    }

    /// Another size and theme, for this page and those that follow.
    pub fn dress(&self, (width, height): Size, theme: Theme) {
        let is_phone = width < 600;
        let device = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone,
        });
        self.driver.tools("Emulation.setDeviceMetricsOverride", &device);
        let theme = match theme {
            Theme::Dark => "dark",
            Theme::Light => "light",
        };
        let features = json!([{"name": "prefers-color-scheme", "value": theme}]);
        self.driver.tools("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// What a script of ours answers.
    pub fn ask(&self, script: &str) -> Value {
        self.driver.post("/execute/sync", &json!({"script": script, "args": []}))
    }

    /// Waits until a script of ours answers yes.
    pub fn until(&self, script: &str) {
        let began = Instant::now();
        while self.ask(script) != Value::Bool(true) {
            assert!(began.elapsed() < WAIT, "{script}: {}", self.text());
        }
    }

    /// Waits until this stands on the page.
    pub fn until_text(&self, part: &str) {
        let part = Value::from(part);
        self.until(&format!("return document.body.innerText.includes({part})"));
    }

    /// Everything that can be read on the page.
    pub fn text(&self) -> String {
        self.ask("return document.body.innerText").as_str().unwrap_or_default().to_owned()
    }

    /// Everything that can be pressed or typed into, and is seen.
    pub fn controls(&self) -> Vec<Control> {
        let seen = "element => element.checkVisibility()";
        let script = format!("return [...document.querySelectorAll({CONTROLS:?})].filter({seen})");
        let found = self.ask(&script);
        let found = found.as_array().unwrap().iter();
        found.map(|element| self.control(element)).collect()
    }

    fn control(&self, element: &Value) -> Control {
        let id = element[ELEMENT].as_str().unwrap().to_owned();
        let of = |what| self.driver.get(&format!("/element/{id}/{what}"));
        let text = |value: Value| value.as_str().unwrap_or_default().to_owned();
        Control { role: text(of("computedrole")), label: text(of("computedlabel")), id }
    }

    /// The one control of this label.
    pub fn by_label(&self, label: &str) -> Control {
        let controls = self.controls();
        let mut called = controls.iter().filter(|control| control.label == label);
        match (called.next(), called.next()) {
            (Some(control), None) => control.clone(),
            (_, found) => panic!("{label:?}, twice: {}: {controls:?}", found.is_some()),
        }
    }

    /// Presses the control of this label.
    pub fn press(&self, label: &str) {
        let id = self.by_label(label).id;
        // As a person does, from under the bar at the foot to where it can be pressed.
        let script = "arguments[0].scrollIntoView({ block: 'center' })";
        let element = json!({ "element-6066-11e4-a52e-4f735466cecf": id });
        self.driver.post("/execute/sync", &json!({ "script": script, "args": [element] }));
        self.driver.post(&format!("/element/{id}/click"), &json!({}));
    }

    /// Types into the control of this label.
    pub fn type_in(&self, label: &str, text: &str) {
        let id = self.by_label(label).id;
        self.driver.post(&format!("/element/{id}/value"), &json!({ "text": text }));
    }

    /// Presses a key, wherever the keyboard is.
    pub fn key(&self, key: Key) {
        let value = key.value();
        let actions = json!([
            {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value},
        ]);
        let keyboard = json!([{"type": "key", "id": "keyboard", "actions": actions}]);
        self.driver.post("/actions", &json!({ "actions": keyboard }));
    }

    /// What has the keyboard.
    pub fn focused(&self) -> Option<Control> {
        let element = self.ask("return document.activeElement");
        let is_body = self.ask("return document.activeElement === document.body");
        (is_body != Value::Bool(true)).then(|| self.control(&element))
    }

    /// A picture of what is seen.
    pub fn picture(&self, path: &Path) {
        let picture = self.driver.get("/screenshot");
        let bytes = bytes_of(picture.as_str().unwrap());
        std::fs::write(path, bytes).unwrap();
    }

    /// Keeps a picture in the folder that `FLOORMAN_PICTURES` names, where it names one.
    pub fn keeps_picture(&self, name: &str) {
        if let Some(folder) = std::env::var_os("FLOORMAN_PICTURES") {
            self.picture(&Path::new(&folder).join(format!("{name}.png")));
        }
    }

    /// What the console was told, and where the page asked, since this was asked last.
    fn log(&self, of: &str) -> Vec<Value> {
        let entries = self.driver.post("/se/log", &json!({ "type": of }));
        entries.as_array().unwrap().clone()
    }

    /// Where the page asked for something since this was asked last.
    pub fn requests(&self) -> Vec<String> {
        let entries = self.log("performance");
        let messages = entries
            .iter()
            .filter_map(|entry| serde_json::from_str::<Value>(entry["message"].as_str()?).ok());
        let asked = messages.filter_map(|message| {
            let message = &message["message"];
            let is_request = message["method"] == "Network.requestWillBeSent";
            is_request.then(|| message["params"]["request"]["url"].as_str().map(str::to_owned))?
        });
        asked.filter(|url| !url.starts_with("data:") && !url.starts_with("chrome")).collect()
    }

    /// Holds what must hold of every page, in whichever size and theme.
    pub fn holds(&self, what: &impl Debug) {
        self.nothing_is_cut(what);
        self.is_readable(what);
        for control in self.controls() {
            assert!(!control.label.is_empty(), "{what:?}: {control:?} has no name");
            assert!(control.role != "generic", "{what:?}: {control:?} is nothing");
        }
        let said: Vec<Value> = self.log("browser");
        assert!(said.is_empty(), "{what:?}: the console says {said:?}");
        for url in self.requests() {
            assert!(url.starts_with(&self.origin), "{what:?}: it asks {url}");
        }
    }

    /// Nothing reaches out of the page to the side, or out of what it stands in.
    fn nothing_is_cut(&self, what: &impl Debug) {
        let cut = self.ask(include_str!("cut.js"));
        assert_eq!(cut, json!([]), "{what:?}");
    }

    /// Letters stand out from what they stand on, as WCAG 2 wants it.
    pub fn is_readable(&self, what: &impl Debug) {
        let faint = self.ask(include_str!("faint.js"));
        assert_eq!(faint, json!([]), "{what:?}");
    }

    /// Goes through everything with the keyboard: each control is reached, and it is seen which
    /// one it is.
    pub fn walks_by_keyboard(&self, what: &impl Debug) {
        let mut left: Vec<String> = self.controls().into_iter().map(|one| one.id).collect();
        self.ask("document.activeElement.blur(); window.getSelection().removeAllRanges()");
        for _ in 0..left.len() + 2 {
            self.key(Key::Tab);
            let Some(control) = self.focused() else { continue };
            left.retain(|id| *id != control.id);
            let seen = self.ask(include_str!("focus.js"));
            assert_eq!(seen, Value::Bool(true), "{what:?}: not seen at {control:?}");
        }
        assert!(left.is_empty(), "{what:?}: {} controls are not reached", left.len());
    }
}

/// Keys that are no letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    Tab,
    Enter,
}

impl Key {
    fn value(self) -> &'static str {
        match self {
            Self::Tab => "\u{e004}",
            Self::Enter => "\u{e007}",
        }
    }
}

/// Scheme, host and port.
fn origin(url: &str) -> String {
    url.splitn(4, '/').take(3).collect::<Vec<_>>().join("/")
}

/// What base 64 stands for.
fn bytes_of(letters: &str) -> Vec<u8> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let value = |letter| LETTERS.iter().position(|one| *one == letter).unwrap();
    let letters: Vec<u8> = letters.bytes().filter(|letter| *letter != b'=').collect();
    let groups = letters.chunks(4).flat_map(|group| {
        let bits = group.iter().fold(0, |bits, letter| bits << 6 | value(*letter));
        let bits = bits << (6 * (4 - group.len()));
        let bytes = [bits >> 16, bits >> 8, bits].map(|byte| u8::try_from(byte & 255).unwrap());
        bytes.into_iter().take(group.len() - 1)
    });
    groups.collect()
}
