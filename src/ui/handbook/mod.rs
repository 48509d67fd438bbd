//! The handbook: in a window over every screen, at the page of the screen that one is on.

mod pages;

use crate::handbook::pages::{CONTENTS, OF_START, Page, links, of_screen};
use crate::theme::{Size, icons, shape, space, text_bold};
use crate::vocabulary::ScreenId;
use crate::widgets::{Ground, Push, Search, muted_ui, search_ui};
use egui::{
    Align, Context, Id, Key, Layout, Modifiers, Order, Pos2, Rect, ScrollArea, Ui, Vec2, Window,
};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};
use engine::entries::fold;
use words::{Args, Words};

#[derive(Debug, Default)]
pub struct Handbook {
    /// The page that is open; none while the handbook is closed.
    opened: Option<Opened>,
    /// The pages that were open before it, the last one at the end.
    before: Vec<&'static str>,
    typed: String,
    /// The pages with the words that were typed.
    found: Vec<&'static Page>,
    cache: CommonMarkCache,
}

#[derive(Debug)]
struct Opened {
    page: &'static Page,
    text: String,
    /// It is to be shown from its beginning.
    is_fresh: bool,
}

impl Handbook {
    /// Opens it at the page of a screen, or of the start where none is shown; closes it where it is
    /// open at that page already.
    pub fn turn(&mut self, screen: Option<ScreenId>, words: &Words) {
        let path = screen.map_or(OF_START, of_screen);
        if self.opened.as_ref().is_some_and(|opened| opened.page.path == path) {
            self.close();
        } else {
            self.open(path, words);
        }
    }

    fn close(&mut self) {
        *self = Self::default();
    }

    /// Opens the page of a link, from its beginning.
    fn open(&mut self, path: &str, words: &Words) {
        let path = path.split('#').next().unwrap_or(path);
        let Some(page) = Page::at(path, words.language()) else { return };
        let before = self.opened.take().map(|opened| opened.page.path);
        self.before.extend(before.filter(|before| *before != page.path));
        self.show(page);
    }

    fn show(&mut self, page: &'static Page) {
        let text = page.in_window();
        self.cache.link_hooks_clear();
        for link in links(&text).filter(|link| !link.starts_with('#')) {
            self.cache.add_link_hook(link);
        }
        self.typed.clear();
        self.opened = Some(Opened { page, text, is_fresh: true });
    }

    /// Takes Escape before anybody else sees it.
    pub fn listen(&mut self, ctx: &Context) {
        if self.opened.is_some()
            && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
        {
            self.close();
        }
    }

    /// Shows it. It can be moved and made larger, so that what it is about stays in sight.
    pub fn ui(&mut self, ui: &Ui, words: &Words) {
        let Some(mut opened) = self.opened.take() else { return };
        let room = ui.ctx().content_rect().shrink(space::ONE);
        let size = Vec2::new(
            shape::HANDBOOK_WIDTH.min(room.width()),
            shape::HANDBOOK_HEIGHT.min(room.height() - shape::HEADER_HEIGHT),
        );
        let corner = Pos2::new(room.right() - size.x, room.bottom() - size.y);
        let mut next = Next::Stay;
        Window::new(words.text("handbook"))
            .id(Id::unique("handbook"))
            .title_bar(false)
            .order(Order::Foreground)
            .frame(Ground::Over.frame(ui).shadow(ui.visuals().popup_shadow))
            .default_rect(Rect::from_min_size(corner, size))
            .constrain_to(room)
            .max_size(room.size())
            .show(ui.ctx(), |ui| {
                next = self.inside_ui(ui, &mut opened, words);
            });
        self.opened = Some(opened);
        match next {
            Next::Stay => {}
            Next::Close => self.close(),
            Next::Back => {
                let page = self.before.pop().and_then(|path| Page::at(path, words.language()));
                if let Some(page) = page {
                    self.show(page);
                }
            }
            Next::Page(path) => self.open(&path, words),
        }
    }

    fn inside_ui(&mut self, ui: &mut Ui, opened: &mut Opened, words: &Words) -> Next {
        let mut next = self.head_ui(ui, words);
        let [name, hint, clear] =
            ["handbook-search", "handbook-search.tip", "common-clear"].map(|id| words.text(id));
        let found = match self.typed.trim().is_empty() {
            true => String::new(),
            false => words.say("handbook-found", &Args::new().count("pages", self.found.len())),
        };
        let field = search_ui(ui, Search { name, hint, found, clear }, &mut self.typed);
        let folded = fold(&self.typed);
        if field.changed() {
            self.found = Page::all(words.language()).filter(|page| page.has_all(&folded)).collect();
        }
        ui.add_space(space::HALF);
        let area = ScrollArea::vertical().auto_shrink(false);
        if !folded.trim().is_empty() {
            area.id_salt("handbook-found").show(ui, |ui| {
                for page in &self.found {
                    if ui.add(Push::quiet(page.title())).clicked() {
                        next = Next::Page(page.path.to_owned());
                    }
                }
                if self.found.is_empty() {
                    muted_ui(ui, words.text("handbook-found-none"));
                }
            });
            return next;
        }
        let area = match std::mem::take(&mut opened.is_fresh) {
            true => area.vertical_scroll_offset(0.0),
            false => area,
        };
        area.id_salt("handbook-page").show(ui, |ui| {
            CommonMarkViewer::new().enable_scroll_to_heading(true).show(
                ui,
                &mut self.cache,
                &opened.text,
            );
        });
        let pressed = self.cache.link_hooks().iter().find(|(_, is_pressed)| **is_pressed);
        pressed.map_or(next, |(path, _)| Next::Page(path.clone()))
    }

    fn head_ui(&self, ui: &mut Ui, words: &Words) -> Next {
        let mut next = Next::Stay;
        let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT_SMALL);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let close = words.text("common-close");
            if ui.add(Push::quiet(icons::CLOSE).name(&close).tip(&close).small()).clicked() {
                next = Next::Close;
            }
            if ui.add(Push::secondary(words.text("handbook-contents")).small()).clicked() {
                next = Next::Page(CONTENTS.to_owned());
            }
            let nowhere = words.text("handbook-back-none");
            let refusal = self.before.is_empty().then_some(nowhere.as_str());
            let back = words.text("handbook-back");
            if ui.add(Push::secondary(&back).small().refused(refusal)).clicked() {
                next = Next::Back;
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(text_bold(words.text("handbook"), Size::Lead));
            });
        });
        next
    }
}

/// What was pressed in the handbook.
enum Next {
    Stay,
    Close,
    Back,
    /// Another page, by its path and the heading after `#`.
    Page(String),
}

#[cfg(test)]
mod tests {
    use crate::handbook::Handbook;
    use crate::handbook::pages::{PAGES, Page, links};
    use words::{Language, Words};

    #[test]
    fn every_link_to_a_page_opens_it_with_a_heading_or_without() {
        let words = Words::new(Language::English);
        let mut all: Vec<String> = vec!["when-something-breaks.md#no-printer".to_owned()];
        for text in PAGES.iter().map(Page::in_window) {
            all.extend(links(&text).filter(|link| !link.starts_with('#')).map(str::to_owned));
        }
        for link in all {
            let mut handbook = Handbook::default();
            handbook.open(&link, &words);
            assert!(handbook.opened.is_some(), "{link}");
        }
    }
}
