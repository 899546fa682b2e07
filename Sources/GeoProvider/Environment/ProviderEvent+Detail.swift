// SPDX-License-Identifier: Apache-2.0

import Geodesy

extension ProviderEvent {
    /// The event's data as one line, without coordinates unless they are asked for.
    ///
    /// - Parameter coordinates: Whether coordinates are printed, to 1e-7 of a degree. A log that leaves the device
    ///   should not hold them.
    /// - Returns: The line.
    public func detail(coordinates: Bool = false) -> String {
        switch content {
        case .request(let number, let request):
            "#\(number) \(request.summary)"
        case .completion(let number, .success(let location)):
            "#\(number) \(location.summary(coordinates: coordinates))"
        case .completion(let number, .failure(let error)):
            "#\(number) \(error)"
        case .update(let location):
            location.summary(coordinates: coordinates)
        case .error(let error):
            error.description
        case .authorization(let state):
            state.description
        }
    }
}

extension LocationRequest {
    /// What differs from an ordinary request, on one line.
    fileprivate var summary: String {
        var parts: [String] = []
        if let desiredAccuracy { parts.append(desiredAccuracy.rawValue) }
        parts.append("within \(timeout.fixed(1)) s")
        if let maximumAge { parts.append("at most \(maximumAge.fixed(1)) s old") }
        if let accuracyMode { parts.append(accuracyMode.rawValue) }
        if wantsAddress { parts.append("with address") }
        if repeatWhenFull { parts.append("repeat when full") }
        return parts.joined(separator: ", ")
    }
}

extension Location {
    /// Datum, accuracy and what is special, on one line.
    fileprivate func summary(coordinates: Bool) -> String {
        var parts = [coordinate.datum.rawValue]
        if coordinates {
            parts.append("\(coordinate.latitude.fixed(7)), \(coordinate.longitude.fixed(7))")
        }
        if let horizontalAccuracy { parts.append("±\(horizontalAccuracy.fixed(0)) m") }
        if accuracyAuthorization == .reducedAccuracy { parts.append("reduced") }
        if address != nil { parts.append("with address") }
        if let addressError { parts.append(addressError.code.rawValue) }
        return parts.joined(separator: " ")
    }
}
