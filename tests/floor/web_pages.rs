//! Results and tables of leagues as web pages that stand alone.

use crate::terminal::{Answer, done, word};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const AT: &str = "2026-03-05T19:00:00+01:00";

/// Does these commands, one a line.
fn act(file: &Path, commands: &[Value]) {
    let lines: Vec<String> = commands.iter().map(Value::to_string).collect();
    done(&["do", word(file), "--at", AT, "--seed", "3"], lines.join("\n").as_bytes());
}

/// An evening whose names and texts try to be more than text; who is named last wins.
fn evening(folder: &TempDir, name: &str, players: &[&str]) -> PathBuf {
    let file = folder.path().join(format!("{}.floorman", name.len()));
    done(&["new", word(&file), "--template", "club-night", "--name", name, "--at", AT], b"");
    let money = json!({
        "currency": {"name": "<i>EUR", "digits": 2},
        "buy_ins": [{"name": "Entry", "sale": "Entry", "price": {"pool": 2050}}],
        "payouts": {"template": "home", "unit": 50},
    });
    let settings = json!({"money": money, "league": "Friday \"A\" & 'B'", "season": "2026",
        "points_formula": "n - r + 1"});
    let names: Vec<Value> = players.iter().map(|name| json!({"name": name})).collect();
    act(
        &file,
        &[
            json!({"ChangeSettings": {"settings": settings}}),
            json!({"Register": {"players": names}}),
            json!({"DrawSeats": {}}),
            json!("StartClock"),
            json!("CloseRegistration"),
            json!("FixPayouts"),
        ],
    );
    for pair in players.windows(2) {
        let bust = json!({"busts": [{"player": pair[0]}], "by": [pair[1]]});
        act(&file, &[json!({"BustOut": bust})]);
    }
    file
}

/// Nothing on a page leads elsewhere, runs, or is a tag that a name brought along.
fn stands_alone(page: &str) {
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"), "{page}");
    let known = [
        "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "h1", "p", "div", "table",
        "tr", "th", "td",
    ];
    for tag in page.split('<').skip(1) {
        let name = tag.trim_start_matches('/').split(['>', ' ']).next().unwrap();
        assert!(known.contains(&name), "<{tag}");
    }
    for sign in ["http:", "https:", "url(", "@import", "\u{202e}"] {
        assert!(!page.contains(sign), "{sign} in {page}");
    }
    assert_eq!(page.matches("<style>").count(), 1);
    for tag in ["table", "body", "html", "h1", "div"] {
        let count = |sign: &str| page.matches(&format!("{sign}{tag}>")).count();
        let opened = count("<") + page.matches(&format!("<{tag} ")).count();
        assert_eq!((opened, count("</")), (1, 1), "{tag}: {page}");
    }
}

const NAMES: [&str; 3] =
    ["<img src=x onerror=alert(1)>", "Žofie \u{202e}Nová & Co", "Ana \"A\" <b>"];

#[test]
fn results_are_a_page_that_stands_alone_whatever_people_are_called() {
    let folder = TempDir::new().unwrap();
    let file = evening(&folder, "</title><script>x</script>", &NAMES);
    let out = folder.path().join("results.html");
    done(&["export", word(&file), "standings", "-o", word(&out)], b"");
    let page = std::fs::read_to_string(&out).unwrap();
    stands_alone(&page);
    assert!(page.contains("<h1>&lt;/title&gt;&lt;script&gt;x&lt;/script&gt;</h1>"), "{page}");
    assert!(page.contains("<p>Friday &quot;A&quot; &amp; &#39;B&#39;, 2026</p>"), "{page}");
    assert!(page.contains("<p>Prizes in &lt;i&gt;EUR</p>"), "{page}");
    let first = "<tr><td>1</td><td>Ana &quot;A&quot; &lt;b&gt;</td>";
    assert!(page.contains(first), "{page}");
    assert!(page.contains("<td>61.50</td><td>3</td>"), "the prize and the points: {page}");
    assert!(page.contains("<th>Prize</th><th>Points</th>"), "{page}");
    assert!(!page.contains("Prizes shared"), "a column in which nothing stands: {page}");
    // Places are numbers, and stand at the right of their column.
    assert!(page.contains("td:nth-child(1){text-align:right}"), "{page}");
    assert!(!page.contains("td:nth-child(2){text-align:right}"), "{page}");
    let shown = done(&["show", word(&file), "standings", "--format", "html"], b"").out;
    assert_eq!(shown, page);
}

fn league(folder: &TempDir, more: &[&str]) -> Answer {
    done(&[&["league", word(folder.path())], more].concat(), b"")
}

#[test]
fn the_table_of_a_league_is_a_page_with_a_column_for_each_event() {
    let folder = TempDir::new().unwrap();
    evening(&folder, "First <b>", &NAMES);
    evening(&folder, "=SUM(A1)", &["Eva", NAMES[2]]);
    let page = league(&folder, &["--format", "html"]).out;
    stands_alone(&page);
    assert!(page.contains("<h1>League</h1>"), "{page}");
    assert!(page.contains("<th>First &lt;b&gt; (March 5, 2026)</th>"), "{page}");
    assert!(page.contains("<td>Ana &quot;A&quot; &lt;b&gt;</td><td>5</td><td>2</td>"), "{page}");
    assert!(page.contains("<td>–</td>"), "who was not there: {page}");
    assert!(!page.contains("<th>Member</th>"), "nobody has a number: {page}");
    let titled = league(&folder, &["--format", "html", "--season", "2026"]).out;
    assert!(titled.contains("<h1>2026</h1>"), "{titled}");
    let csv = league(&folder, &["--format", "csv"]).out;
    let mut lines = csv.lines();
    let head = "place,name,member,points,events,wins,'=SUM(A1),First <b>";
    assert_eq!(lines.next(), Some(head));
    assert_eq!(lines.next(), Some("1,\"Ana \"\"A\"\" <b>\",,5,2,2,2,3"));
    assert!(csv.contains(",Eva,,1,1,0,1,\n"), "{csv}");
}

#[test]
fn a_league_of_many_files_tells_how_far_it_is() {
    let folder = TempDir::new().unwrap();
    evening(&folder, "First", &["Eva", "Ana"]);
    evening(&folder, "Second", &["Eva", "Ana"]);
    let told = league(&folder, &["--progress", "--format", "csv"]).notes;
    assert_eq!(told, "1 of 2: 5\n2 of 2: 6\n");
    let told = league(&folder, &["--format", "csv"]).notes;
    assert_eq!(told, "", "two files are read before anybody wonders");
}
