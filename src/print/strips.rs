//! Notices one under the other, to be cut apart and handed out.

use crate::frame::{Pen, Side, shares};
use crate::occasion::Desk;
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::paper::mm;
use crate::passages::{Passage, height_of, lines_of, set_lines};
use crate::watch::{Stopped, Watch, step};

/// The edge that nothing is printed on, where the marks show where to cut.
const EDGE: f32 = mm(14.0);

/// How long a mark is that shows where to cut, and how far it stays from what is printed.
const CUT: (f32, f32) = (mm(6.0), mm(3.0));

/// The height of what stands above the passages of a notice.
const HEAD: f32 = 40.0;

/// The height of what stands under them.
const FOOT: f32 = 16.0;

/// Between a notice and the knife.
const AIR: f32 = mm(3.0);

/// A strip of words for one player.
pub(super) struct Notice {
    pub title: String,
    /// In small letters at its foot.
    pub foot: String,
    pub passages: Vec<Passage>,
}

/// Pages of notices, as many on each as stand whole on it; one that is higher than a page goes on.
pub(super) fn strips(
    desk: &Desk<'_>,
    notices: &[Notice],
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    let all = desk.paper.area().inside(EDGE);
    let mut pages: Vec<Page> = Vec::new();
    let mut y = all.bottom();
    for (no, notice) in notices.iter().enumerate() {
        step(watch, no, notices.len())?;
        let lines: Vec<_> = notice.passages.iter().map(|one| lines_of(desk, one, all)).collect();
        let height = lines.iter().fold(HEAD + FOOT, |height, lines| height + height_of(lines));
        let is_fresh = y <= all.y;
        if pages.is_empty() || (y + height > all.bottom() && !is_fresh) {
            pages.push(Page { area: desk.paper.area(), marks: Vec::new() });
            y = all.y;
        } else if let Some(page) = pages.last_mut() {
            page.marks.extend(cut(all, y));
            y += AIR;
        }
        let Some(page) = pages.last_mut() else { continue };
        page.marks.extend(head(desk, notice, Area { y, ..all }));
        y += HEAD;
        for mut lines in lines {
            while y + height_of(&lines) > all.bottom() - FOOT {
                // Only what is higher than a page comes here: it goes on on the next one.
                let Some(page) = pages.last_mut() else { break };
                let room = Area { y, height: all.bottom() - FOOT - y, ..all };
                lines = set_lines(lines, room, &mut page.marks).1;
                if lines.is_empty() {
                    break;
                }
                pages.push(Page { area: desk.paper.area(), marks: Vec::new() });
                y = all.y;
            }
            let Some(page) = pages.last_mut() else { continue };
            let room = Area { y, height: all.bottom() - y, ..all };
            y += set_lines(lines, room, &mut page.marks).0;
        }
        if let Some(page) = pages.last_mut() {
            let gray = Pen::regular(desk.letters, 8.0).ink(Ink::Gray);
            let at = Spot { x: all.x, y: y + FOOT - 8.0 };
            page.marks.push(gray.write(&notice.foot, at, Side::Left, all.width));
        }
        y += FOOT + AIR;
    }
    Ok(pages)
}

/// Who it is for, with the event and the time of printing at the right.
fn head(desk: &Desk<'_>, notice: &Notice, area: Area) -> Vec<Mark> {
    let gray = Pen::regular(desk.letters, 9.0).ink(Ink::Gray);
    let bold = Pen::bold(desk.letters, 14.0);
    let printed = format!("{} · {}", desk.occasion.event, desk.occasion.printed);
    let (wide, narrow) = shares(&bold, &notice.title, &gray, &printed, area.width);
    let at = |x: f32, y: f32| Spot { x, y: area.y + y };
    vec![
        bold.write(&notice.title, at(area.x, 15.0), Side::Left, wide),
        gray.write(&printed, at(area.right(), 15.0), Side::Right, narrow),
        Mark::Rule {
            from: at(area.x, 24.0),
            to: at(area.right(), 24.0),
            width: 1.0,
            ink: Ink::Black,
        },
    ]
}

/// Where the knife goes between two notices: a mark in each edge.
fn cut(all: Area, y: f32) -> [Mark; 2] {
    let (length, gap) = CUT;
    let at = |x: f32| Spot { x, y };
    let (left, right) = (all.x - gap, all.right() + gap);
    [
        Mark::Cut { from: at(left - length), to: at(left) },
        Mark::Cut { from: at(right), to: at(right + length) },
    ]
}
