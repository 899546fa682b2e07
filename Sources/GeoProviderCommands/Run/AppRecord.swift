// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// What the app of a replay has lived through, across all its processes.
struct AppRecord {
    /// The outcome of a one-shot.
    struct Completion {
        var time: Duration
        var name: String?
        var result: Result<Location, LocationError>
    }

    /// An error of a stream or of the provider.
    struct Failure {
        var time: Duration
        var error: LocationError
    }

    var vendorAuthCallbacks = 0
    var vendorTemporaryAuthCallbacks = 0
    var locations = 0
    var lastLocation: Location?
    var completions: [Completion] = []
    var errors: [Failure] = []
    var gate: GateOutcome?
}
