// SPDX-License-Identifier: Apache-2.0

/// How much a location tells besides the place.
public enum TencentLBSRequestLevel: Int, Sendable {
    /// The place alone.
    case geo = 0
    /// Name and address.
    case name = 1
    /// Name, address and its administrative parts.
    case adminName = 3
    /// The administrative parts and the places nearby.
    case poi = 4
}
