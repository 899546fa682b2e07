// SPDX-License-Identifier: Apache-2.0

/// A moment of a track, to the microsecond.
///
/// Leap seconds are not counted, as in POSIX time.
public struct TrackTime: Sendable, Hashable, Comparable {
    /// Microseconds since 1970-01-01 00:00 UTC; negative before.
    public let microseconds: Int64

    /// Makes a moment from microseconds since 1970-01-01 00:00 UTC.
    public init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// Seconds since 1970-01-01 00:00 UTC; negative before.
    public var secondsSince1970: Double { Double(microseconds) / 1e6 }

    /// Whether one moment is before another.
    public static func < (left: TrackTime, right: TrackTime) -> Bool { left.microseconds < right.microseconds }

    /// The seconds from another moment to this one; negative when this one is earlier.
    public func seconds(since other: TrackTime) -> Double { Double(microseconds - other.microseconds) / 1e6 }
}

extension TrackTime: CustomStringConvertible {
    /// The moment in ISO 8601 and UTC, such as `2021-01-07T20:36:59.179Z`, with as many decimals as it has.
    public var description: String {
        let seconds = Self.floorDivided(microseconds, by: 1_000_000)
        let days = Self.floorDivided(seconds, by: 86_400)
        let date = GregorianDate(daysSince1970: days)
        let second = seconds - days * 86_400
        var text = "\(Self.padded(date.year, 4))-\(Self.padded(date.month, 2))-\(Self.padded(date.day, 2))T"
        text += "\(Self.padded(second / 3600, 2)):\(Self.padded(second / 60 % 60, 2)):\(Self.padded(second % 60, 2))"
        let fraction = microseconds - seconds * 1_000_000
        if fraction > 0 {
            var digits = Self.padded(fraction, 6)
            while digits.last == "0" { digits.removeLast() }
            text += "." + digits
        }
        return text + "Z"
    }

    private static func floorDivided(_ dividend: Int64, by divisor: Int64) -> Int64 {
        dividend >= 0 ? dividend / divisor : (dividend + 1) / divisor - 1
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
