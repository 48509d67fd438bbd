//! One address for everything that one device on the network is.

use std::net::IpAddr;

/// One address for all that one device can take: an IPv4 address is the same one where it is
/// written as IPv6, and of IPv6 a device has a whole network.
pub(crate) fn device(at: IpAddr) -> IpAddr {
    match at.to_canonical() {
        IpAddr::V4(at) => at.into(),
        IpAddr::V6(at) if at.is_loopback() => at.into(),
        IpAddr::V6(at) => {
            let [a, b, c, d, ..] = at.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
    }
}
