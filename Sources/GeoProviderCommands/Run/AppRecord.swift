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

    /// What became of the app's own request for temporary full accuracy.
    struct TemporaryAnswer {
        var time: Duration
        var purposeKey: String
        /// What the app reads afterwards.
        var accuracy: AccuracyAuthorization
        var error: LocationError?
    }

    /// The border of a region was crossed.
    struct Crossing {
        var time: Duration
        var identifier: String
        var hasEntered: Bool
    }

    var vendorAuthCallbacks = 0
    var vendorTemporaryAuthCallbacks = 0
    var locations = 0
    var lastLocation: Location?
    /// How old the last location was when the app got it, in seconds.
    var lastLocationAge: Double?
    var completions: [Completion] = []
    var errors: [Failure] = []
    var temporaryAnswers: [TemporaryAnswer] = []
    var crossings: [Crossing] = []
    var gate: GateOutcome?
}
