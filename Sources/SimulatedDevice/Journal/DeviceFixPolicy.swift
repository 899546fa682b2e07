// SPDX-License-Identifier: Apache-2.0

/// What a journal keeps of the entries that come with every location.
public enum DeviceFixPolicy: Sendable, Hashable {
    /// All of them.
    case all
    /// The newest ones, that many.
    case newest(Int)
    /// None; they are counted.
    case counted
}
