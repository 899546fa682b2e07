// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// A circle on the ground whose border is watched.
public struct Region: Sendable, Hashable {
    /// The name under which the app knows it; a second region of the same name replaces the first.
    public var identifier: String
    /// The middle of the circle, in any datum; the provider converts it.
    public var center: AnyCoordinate
    /// The radius in metres, above zero and at most what the SDK allows.
    public var radius: Double
    /// Whether entering is reported.
    public var notifyOnEntry: Bool
    /// Whether leaving is reported.
    public var notifyOnExit: Bool

    /// Makes a circle.
    ///
    /// - Parameters:
    ///   - identifier: The name.
    ///   - center: The middle.
    ///   - radius: The radius in metres.
    ///   - notifyOnEntry: Whether entering is reported.
    ///   - notifyOnExit: Whether leaving is reported.
    public init(
        identifier: String,
        center: AnyCoordinate,
        radius: Double,
        notifyOnEntry: Bool = true,
        notifyOnExit: Bool = true
    ) {
        self.identifier = identifier
        self.center = center
        self.radius = radius
        self.notifyOnEntry = notifyOnEntry
        self.notifyOnExit = notifyOnExit
    }
}
