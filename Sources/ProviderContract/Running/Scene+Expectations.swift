// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension Scene {
    /// Makes sure that something holds.
    func expect(_ condition: Bool, _ expected: String, observed: @autoclosure () -> String) throws {
        if !condition { throw Violation(expected: expected, observed: observed()) }
    }

    /// Makes sure that two values are equal.
    func expect<Value: Equatable>(_ observed: Value, is expected: Value, _ what: String) throws {
        guard observed != expected else { return }
        throw Violation(expected: "\(what) is \(expected)", observed: "\(observed)")
    }

    /// A duration or moment as text.
    static func words(for seconds: Double) -> String {
        let thousandths = (seconds * 1_000).rounded()
        let whole = Int(thousandths) / 1_000
        let rest = abs(Int(thousandths) % 1_000)
        if rest == 0 { return "\(whole) s" }
        let digits = String(rest + 1_000).dropFirst()
        let sign = thousandths < 0 && whole == 0 ? "-" : ""
        return "\(sign)\(whole).\(digits) s"
    }

    /// A result as text.
    static func words(for result: Result<Location, LocationError>) -> String {
        switch result {
        case .success(let location): words(for: location)
        case .failure(let error): "the error \(error)"
        }
    }

    /// Everything that a fix holds, as text.
    static func details(of location: Location) -> String {
        let numbers = [
            location.timestamp, location.altitude, location.verticalAccuracy, location.speed, location.speedAccuracy,
            location.course, location.courseAccuracy,
        ]
        let rest = numbers.map { $0.map { "\($0)" } ?? "-" } + [location.address?.formatted ?? "-"]
        return words(for: location) + " " + rest.joined(separator: " ")
    }

    /// A fix as text.
    static func words(for location: Location) -> String {
        var text = "\(location.coordinate)"
        if let accuracy = location.horizontalAccuracy { text += " ±\(accuracy) m" }
        if location.accuracyAuthorization == .reducedAccuracy { text += ", reduced" }
        return text
    }
}

extension LocationRequest {
    /// What checks ask for unless the accuracy matters: quick everywhere, with plain bounds.
    static let usual = LocationRequest(desiredAccuracy: .hundredMeters, timeout: 10, addressTimeout: 5)

    /// The longest an ordinary request may take after the decision, in seconds: both time-outs and one second.
    static let bound = 16.0
}
