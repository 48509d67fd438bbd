//! Who is at the other end, and what a browser may do with a page.

use crate::embedded::POLICY;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use std::net::IpAddr;

/// Who is at the other end of a connection.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// A page that loads nothing from elsewhere, stands in no frame of others, and is kept by nobody.
pub(crate) fn guarded(mut answer: Response) -> Response {
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    answer
}
