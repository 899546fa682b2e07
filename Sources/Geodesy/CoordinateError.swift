// SPDX-License-Identifier: Apache-2.0

/// Why numbers are no coordinate, or coordinates no area.
public struct CoordinateError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, as an open set: later versions may add codes.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's stable spelling.
        public let rawValue: String

        /// Makes a code from its spelling.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The latitude is not a number or lies outside -90...90.
        public static let latitude = Code(rawValue: "latitude")
        /// The longitude is not a number or lies outside -180...180.
        public static let longitude = Code(rawValue: "longitude")
        /// The radius of a circle is negative or not a number.
        public static let radius = Code(rawValue: "radius")
        /// A polygon has too few corners.
        public static let corners = Code(rawValue: "corners")
    }

    /// What is wrong.
    public let code: Code
    /// One sentence that names the value and the range it should lie in.
    public let message: String

    /// Makes an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// The message.
    public var description: String { message }
}
