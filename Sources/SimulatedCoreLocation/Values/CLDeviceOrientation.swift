// SPDX-License-Identifier: Apache-2.0

/// How the phone is held, which decides what its heading is measured from.
public enum CLDeviceOrientation: Int32, Sendable {
    /// The orientation cannot be told.
    case unknown = 0
    /// Upright, with the home button or bar at the bottom.
    case portrait = 1
    /// Upright, upside down.
    case portraitUpsideDown = 2
    /// Sideways, with the top to the left.
    case landscapeLeft = 3
    /// Sideways, with the top to the right.
    case landscapeRight = 4
    /// Lying with the screen up.
    case faceUp = 5
    /// Lying with the screen down.
    case faceDown = 6
}
