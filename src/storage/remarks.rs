//! Whether lines of a journal hold remarks about people, so that only the owner of a file reads it.

/// How a text begins that somebody wrote down, in whatever act.
const NOTE: &str = "note:\"";

/// What is written down about a player.
const NOTED: &str = "PlayerNoted(";

/// Whether a remark stands in these lines.
pub(super) fn holds_remark(lines: &[u8]) -> bool {
    // Lines that are no text hold no act.
    let Ok(lines) = std::str::from_utf8(lines) else { return false };
    let has_text = |(at, _): (usize, &str)| lines.as_bytes().get(at + NOTE.len()) != Some(&b'"');
    lines.contains(NOTED) || lines.match_indices(NOTE).any(has_text)
}

#[cfg(test)]
mod tests {
    use super::holds_remark;

    #[test]
    fn a_note_with_text_is_a_remark() {
        for (line, is_remark) in [
            ("PenaltyGiven(player:1,note:\"drunk\")", true),
            ("PlayerNoted(player:1,note:(text:\"\"))", true),
            ("PenaltyGiven(player:1,note:\"\")", false),
            ("PlayersRegistered(players:[(name:\"note:\\\"x\")])", false),
            ("", false),
        ] {
            assert_eq!(holds_remark(line.as_bytes()), is_remark, "{line}");
        }
        assert!(holds_remark(b"note:\"\")\n2 note:\"late\""));
    }
}
