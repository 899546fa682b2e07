// SPDX-License-Identifier: Apache-2.0

extension DeviceScenario {
    /// A point on the earth in WGS 84.
    public struct Place: Sendable, Hashable {
        /// Degrees north, -90 to 90.
        public var latitude: Double
        /// Degrees east, -180 to 180.
        public var longitude: Double

        /// Creates a place from degrees north and east.
        public init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }

        /// West Lake in Hangzhou, where a phone is that was not placed.
        public static let hangzhou = Place(latitude: 30.2460, longitude: 120.1551)
    }

    /// Where the phone really is.
    public enum TruePosition: Sendable, Equatable {
        /// At one place until a step moves it.
        case place(Place)
        /// Along a GPX track; its path as seen from where the program runs.
        ///
        /// The first point is at time 0, and after the last the phone stays there.
        case track(String)
    }

    /// A location that the system remembers from before time 0.
    public struct LastKnown: Sendable, Hashable {
        /// Where it was.
        public var place: Place
        /// How long before time 0.
        public var age: Duration

        /// Creates a remembered location.
        public init(place: Place, age: Duration = .zero) {
            self.place = place
            self.age = age
        }
    }
}
