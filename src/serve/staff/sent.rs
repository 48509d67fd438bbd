//! What a form sent: its fields, in their order.

/// What a form sent: its fields, in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct SentFields(pub(crate) Vec<(String, String)>);

impl SentFields {
    /// What stands in a field, without spaces around it; nothing where there is none.
    pub(crate) fn get(&self, name: &str) -> &str {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value.trim())
    }

    /// Everything that was sent under this name, without what is empty.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let named = self.0.iter().filter(move |(known, _)| known == name);
        named.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    /// Everything whose name begins so, by the rest of the name, without what is empty.
    pub(crate) fn under<'a>(&'a self, start: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let rest = move |(name, value): &'a (String, String)| {
            Some((name.strip_prefix(start)?, value.trim()))
        };
        self.0.iter().filter_map(rest).filter(|(_, value)| !value.is_empty())
    }
}
