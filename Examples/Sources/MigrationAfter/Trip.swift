// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

/// The calls that take the place of a wrapper's.
public enum Trip {
    /// Counts the first locations of a trip.
    ///
    /// - Parameters:
    ///   - provider: Where locations come from.
    ///   - limit: How many are enough.
    /// - Returns: How many came.
    /// - Throws: What ends the updates.
    @available(macOS 15, iOS 18, *)
    public static func follow(_ provider: any LocationProvider, upTo limit: Int) async throws(LocationError) -> Int {
        var track: [Location] = []
        // LISTING: updates
        for try await location in provider.locationUpdates() {
            track.append(location)
            if track.count == limit { break }
        }
        // LISTING: end
        return track.count
    }

    /// Locates with a completion, as old callers want it.
    ///
    /// - Parameters:
    ///   - provider: Where the location comes from.
    ///   - show: Gets the location.
    ///   - explain: Gets the error.
    public static func locate(
        with provider: any LocationProvider,
        show: @escaping (Location) -> Void,
        explain: @escaping (LocationError) -> Void
    ) {
        // LISTING: a completion
        provider.requestLocation(LocationRequest(desiredAccuracy: .hundredMeters, timeout: 10)) { result in
            switch result {
            case .success(let location): show(location)
            case .failure(let error): explain(error)
            }
        }
        // LISTING: end
    }
}
