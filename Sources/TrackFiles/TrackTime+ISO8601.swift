// SPDX-License-Identifier: Apache-2.0

extension TrackTime {
    /// Reads a moment in ISO 8601's extended form, such as `2021-01-07T21:51:59.179+01:15`.
    ///
    /// Fractions may have any number of digits after a point or comma; digits beyond the microsecond are cut off. The
    /// offset may be `Z`, `+hh:mm`, `+hhmm` or `+hh`, up to 14 hours; without one the moment is in UTC, as GPX demands.
    /// A leap second (`:60`) counts as the first second of the next minute, and `24:00:00` is the next day's midnight.
    /// White space around the text is ignored. A moment outside the years 0 to 9999 of UTC is none.
    ///
    /// - Returns: Nil when the text is anything else or names a moment that does not exist.
    public init?(iso8601 text: some StringProtocol) {
        guard let microseconds = ByteScanner.scan(text, { $0.moment() }) else { return nil }
        self.init(microseconds: microseconds)
    }

    /// Reads a moment as ``init(iso8601:)`` does, from bytes.
    init?(iso8601 bytes: Span<UInt8>) {
        guard let microseconds = ByteScanner.scan(bytes, { $0.moment() }) else { return nil }
        self.init(microseconds: microseconds)
    }
}

extension ByteScanner {
    /// Microseconds since 1970 of all that is left.
    fileprivate mutating func moment() -> Int64? {
        guard let day = date(), skip("T") || skip("t") || skip(" "), let time = timeOfDay(), let offset = offset(),
            isAtEnd
        else { return nil }
        let moment = (day * 86_400 - offset) * 1_000_000 + time
        return Self.years.contains(moment) ? moment : nil
    }

    /// The years of four digits; an offset or a leap second may lead out of them, to what could not be written again.
    private static let years: Range<Int64> = {
        let first = GregorianDate(year: 0, month: 1, day: 1)?.daysSince1970 ?? 0
        let end = (GregorianDate(year: 9_999, month: 12, day: 31)?.daysSince1970 ?? 0) + 1
        return first * 86_400_000_000..<end * 86_400_000_000
    }()

    /// Days since 1970 of `yyyy-mm-dd`.
    fileprivate mutating func date() -> Int64? {
        guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
            let day = number(digits: 2)
        else { return nil }
        return GregorianDate(year: year, month: month, day: day)?.daysSince1970
    }

    /// Microseconds since midnight of `hh:mm:ss` with an optional fraction.
    fileprivate mutating func timeOfDay() -> Int64? {
        guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2), skip(":"),
            let second = number(digits: 2), let fraction = fraction(), minute < 60, second <= 60
        else { return nil }
        let time = (hour * 3_600 + minute * 60 + second) * 1_000_000 + fraction
        return hour < 24 || time == 86_400_000_000 ? time : nil
    }

    /// Microseconds of an optional fraction; nil when there is a point and no digit behind it.
    private mutating func fraction() -> Int64? {
        guard skip(".") || skip(",") else { return 0 }
        guard var value = digit() else { return nil }
        var weight: Int64 = 100_000
        value *= weight
        while let digit = digit() {
            weight /= 10
            value += digit * weight
        }
        return value
    }

    /// Seconds east of UTC.
    fileprivate mutating func offset() -> Int64? {
        if isAtEnd || skip("Z") || skip("z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = number(digits: 2) else { return nil }
        var minutes: Int64 = 0
        if skip(":") || !isAtEnd {
            guard let number = number(digits: 2) else { return nil }
            minutes = number
        }
        let seconds = hours * 3_600 + minutes * 60
        guard minutes < 60, seconds <= 14 * 3_600 else { return nil }
        return isWest ? -seconds : seconds
    }
}
