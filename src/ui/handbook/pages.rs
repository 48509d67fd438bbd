//! The pages of the handbook, compiled in: they are there without a network and without a folder.

use crate::vocabulary::ScreenId;
use std::borrow::Cow;
use words::Language;

/// A page as it is written, in Markdown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    /// Its path in `docs/handbook/src`.
    pub path: &'static str,
    text: &'static str,
}

/// The contents, which are the first page.
pub const CONTENTS: &str = "SUMMARY.md";

macro_rules! pages {
    ($($path:literal)*) => {
        &[$(Page {
            path: $path,
            text: include_str!(concat!("../../../docs/handbook/src/", $path)),
        }),*]
    };
}

/// All pages, in the order of the contents.
pub const PAGES: &[Page] = pages! {
    "SUMMARY.md"
    "introduction.md"
    "first-evening.md"
    "prices-and-prizes.md"
    "season.md"
    "from-the-tournament-director.md"
    "big-event.md"
    "phones-and-walls.md"
    "rules-and-editions.md"
    "check-a-draw.md"
    "when-something-breaks.md"
    "terminal.md"
    "screens/start.md"
    "screens/clock.md"
    "screens/players.md"
    "screens/tables.md"
    "screens/chips.md"
    "screens/prizes.md"
    "screens/penalties.md"
    "screens/rulings.md"
    "screens/log.md"
    "screens/settings.md"
    "screens/print.md"
    "screens/people.md"
    "screens/league.md"
    "screens/players-clock.md"
    "screens/looks.md"
    "screens/command-box.md"
    "screens/command-phrases.md"
    "screens/keys.md"
    "cs/first-evening.md"
    "cs/when-something-breaks.md"
    "pl/first-evening.md"
    "pl/when-something-breaks.md"
};

pub const fn of_screen(screen: ScreenId) -> &'static str {
    match screen {
        ScreenId::Clock => "screens/clock.md",
        ScreenId::Players => "screens/players.md",
        ScreenId::Tables => "screens/tables.md",
        ScreenId::Chips => "screens/chips.md",
        ScreenId::Penalties => "screens/penalties.md",
        ScreenId::Rulings => "screens/rulings.md",
        ScreenId::Log => "screens/log.md",
        ScreenId::Setup => "screens/settings.md",
        ScreenId::Print => "screens/print.md",
        ScreenId::Prizes => "screens/prizes.md",
        ScreenId::People => "screens/people.md",
        ScreenId::League => "screens/league.md",
    }
}

/// The page about the screen without a tournament.
pub const OF_START: &str = "screens/start.md";

impl Page {
    /// The page at a path, in this language if it is translated.
    pub fn at(path: &str, language: Language) -> Option<&'static Self> {
        let translated = format!("{}/{path}", language.id());
        let at = |path: &str| PAGES.iter().find(|page| page.path == path);
        at(&translated).or_else(|| at(path))
    }

    pub fn title(&self) -> &'static str {
        self.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(self.path)
    }

    /// The pages in this language: the translation in the place of a page that has one.
    pub fn all(language: Language) -> impl Iterator<Item = &'static Self> {
        let is_english = |page: &&Self| {
            let translated = |it: &Language| page.path.starts_with(&format!("{}/", it.id()));
            page.path != CONTENTS && !Language::ALL.iter().any(translated)
        };
        PAGES.iter().filter(is_english).filter_map(move |page| Self::at(page.path, language))
    }

    /// Its text for the window: each link with the path from the top of the handbook, each heading
    /// with the name that links have for it, and no places for pictures, which the screen shows.
    /// A command is a line of its own.
    pub fn in_window(&self) -> String {
        let folder = self.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let mut text = String::with_capacity(self.text.len() + self.text.len() / 8);
        let mut is_code = false;
        for line in narrow(self.text).iter().filter(|line| !line.starts_with("<!--")) {
            if line.starts_with("```") {
                is_code = !is_code;
                continue;
            }
            let heading = line.trim_start_matches('#');
            if is_code {
                // Its sign for copying is in none of our fonts, so it is no block.
                text.push_str(&format!("`` {line} ``  "));
            } else if heading.len() < line.len() {
                text.push_str(&format!("{line} {{#{}}}", heading_id(heading)));
            } else {
                let mut parts = line.split("](");
                text.push_str(parts.next().unwrap_or_default());
                for part in parts {
                    text.push_str("](");
                    let link = resolved(folder, part);
                    // The window scrolls to a heading of its own page by the heading alone.
                    let own = link.strip_prefix(self.path).filter(|rest| rest.starts_with('#'));
                    text.push_str(own.unwrap_or(&link));
                }
            }
            text.push('\n');
        }
        text
    }

    /// Whether each of these folded words is in it.
    pub fn has_all(&self, folded: &str) -> bool {
        let text = engine::entries::fold(self.text);
        folded.split_whitespace().all(|word| text.contains(word))
    }
}

/// The lines of a text in which each table that is too wide for the window is a list: the window's
/// tables do not break their lines.
fn narrow(text: &str) -> Vec<Cow<'_, str>> {
    let mut lines: Vec<Cow<'_, str>> = Vec::new();
    let all: Vec<&str> = text.lines().collect();
    for part in all.chunk_by(|one, next| one.starts_with('|') == next.starts_with('|')) {
        let is_wide = part.iter().any(|row| row.chars().count() > TABLE_MAX);
        if part.first().is_some_and(|row| row.starts_with('|')) && is_wide {
            // The first two are its heading.
            lines.extend(part.iter().skip(2).map(|row| Cow::from(list_item(row))));
        } else {
            lines.extend(part.iter().map(|line| Cow::from(*line)));
        }
    }
    lines
}

/// No row of a table in the window has more letters.
const TABLE_MAX: usize = 72;

/// A row of a table as a line of a list: what it is about, and the rest.
fn list_item(row: &str) -> String {
    let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
    let (about, rest) = cells.split_first().unwrap_or((&"", &[]));
    let rest: Vec<&str> = rest.iter().copied().filter(|cell| !cell.is_empty()).collect();
    format!("* {about}: {}", rest.join(" · "))
}

/// The name that a link has for a heading.
fn heading_id(heading: &str) -> String {
    heading.trim().to_lowercase().replace(' ', "-")
}

/// A link as seen from a folder, as it is seen from the top.
fn resolved(folder: &str, link: &str) -> String {
    if link.starts_with('#') || folder.is_empty() {
        return link.to_owned();
    }
    link.strip_prefix("../").map_or_else(|| format!("{folder}/{link}"), str::to_owned)
}

/// The links of a page: the path, and the heading after `#`.
pub fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://"))
}

#[cfg(test)]
mod tests {
    use super::{CONTENTS, OF_START, PAGES, Page, links, of_screen};
    use crate::vocabulary::{ScreenId, Verb};
    use egui::{Key, Modifiers};
    use strum::VariantArray;
    use words::{Language, Words};

    #[test]
    fn every_page_of_the_contents_is_here_and_every_screen_has_one() {
        let contents = Page::at(CONTENTS, Language::English).unwrap().in_window();
        let listed: Vec<&str> = links(&contents).collect();
        let here: Vec<&str> = PAGES.iter().map(|page| page.path).skip(1).collect();
        assert_eq!(listed, here);
        for path in ScreenId::VARIANTS.iter().map(|it| of_screen(*it)).chain([OF_START]) {
            assert!(here.contains(&path), "{path}");
        }
    }

    #[test]
    fn the_page_of_the_keys_has_every_verb_with_its_keys() {
        let words = Words::new(Language::English);
        let page = Page::at("screens/keys.md", Language::English).unwrap().text;
        for verb in Verb::all() {
            let keys = verb.default_keys();
            let name = words.text(verb.text_id());
            let name = name.trim_end_matches('…');
            let row = page.lines().find_map(|line| line.strip_prefix(&format!("| *{name}* | `")));
            let row = row.and_then(|rest| rest.strip_suffix("` |"));
            let part = |(held, _), part: &str| match part {
                "Ctrl" => (held | Modifiers::COMMAND, None),
                "Shift" => (held | Modifiers::SHIFT, None),
                "Alt" => (held | Modifiers::ALT, None),
                key => (held, Key::from_name(key)),
            };
            let read = row.map(|row| match row {
                "+" => (Modifiers::NONE, Some(Key::Plus)),
                row => row.split('+').fold((Modifiers::NONE, None), part),
            });
            assert_eq!(read, Some((keys.modifiers, Some(keys.logical_key))), "{name}: {row:?}");
        }
    }

    #[test]
    fn a_link_leads_to_a_page_from_wherever_it_is() {
        for page in PAGES {
            for link in links(&page.in_window()) {
                let (path, heading) = link.split_once('#').unwrap_or((link, ""));
                assert_ne!((path, heading.is_empty()), (page.path, false), "it would not scroll");
                let to = Page::at(path, Language::English).unwrap_or(page);
                assert!(path.is_empty() || to.path == path, "{}: {link}", page.path);
                let has = to.in_window().contains(&format!("{{#{heading}}}"));
                assert!(heading.is_empty() || has, "{}: {link}", page.path);
            }
        }
    }

    #[test]
    fn a_wide_table_is_a_list_and_a_narrow_one_is_left() {
        let narrow = "| To | Keys |\n| --- | --- |\n| *Log* | `F7` |";
        assert_eq!(super::narrow(narrow).join("\n"), narrow);
        let wide = format!("Before\n{narrow}\n| {} | `F8` |  |\nAfter", "long ".repeat(20).trim());
        let list = super::narrow(&wide).join("\n");
        assert!(list.starts_with("Before\n* *Log*: `F7`\n* long long"), "{list}");
        assert!(list.ends_with("long: `F8`\nAfter"), "{list}");
    }

    #[test]
    fn a_translated_page_takes_the_place_of_the_english_one() {
        let title = |language| Page::at("first-evening.md", language).unwrap().path;
        assert_eq!(title(Language::Czech), "cs/first-evening.md");
        assert_eq!(title(Language::English), "first-evening.md");
        let path = |language| Page::at("season.md", language).unwrap().path;
        assert_eq!(path(Language::Polish), "season.md");
        let [english, czech] = [Language::English, Language::Czech].map(|it| Page::all(it).count());
        assert_eq!(english, czech);
    }
}
