//! A call shows which argument is which: parameters stand one by one in a signature.

use crate::project::{Project, parsed};
use syn::visit::{Visit, visit_item_impl};
use syn::{FnArg, ImplItem, Pat};

/// Functions that take a tuple apart in their signature; in the call it has no names.
///
/// Example: `fn halt((from, to): (u16, u16))` is called as `halt((8, 3))`. Take the parts one by
/// one, or a struct if they go through several functions together.
pub fn parameters_taken_apart(project: &Project) -> Vec<String> {
    let mut broken = Vec::new();
    for (path, text) in project.rust("src/") {
        let mut signatures = Signatures::default();
        signatures.visit_file(&parsed(path, text));
        broken.extend(signatures.found.iter().map(|(line, name)| format!("{path}:{line}: {name}")));
    }
    broken
}

/// Functions that take a tuple apart, with the lines on which they begin.
#[derive(Default)]
struct Signatures {
    found: Vec<(usize, String)>,
}

impl<'ast> Visit<'ast> for Signatures {
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if item.trait_.is_none() {
            return visit_item_impl(self, item);
        }
        // What the functions of a trait take is said there: `From<(Field, Unfit)>`.
        for inner in &item.items {
            if let ImplItem::Fn(function) = inner {
                self.visit_block(&function.block);
            }
        }
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        let is_apart = |input: &FnArg| matches!(input, FnArg::Typed(typed) if is_tuple(&typed.pat));
        if signature.inputs.iter().any(is_apart) {
            let name = &signature.ident;
            self.found.push((name.span().start().line, name.to_string()));
        }
    }
}

fn is_tuple(pattern: &Pat) -> bool {
    match pattern {
        Pat::Tuple(_) => true,
        Pat::Reference(inner) => is_tuple(&inner.pat),
        Pat::Paren(inner) => is_tuple(&inner.pat),
        _ => false,
    }
}
