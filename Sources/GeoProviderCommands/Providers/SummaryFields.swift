// SPDX-License-Identifier: Apache-2.0

/// Groups of summary fields that one habit of an SDK can make differ.
public enum SummaryFields {
    /// Everything that follows from whether and when permission is asked for.
    public static let permission: Set<String> = [
        "prompts", "authorization", "accuracy", "authorizationCallbacks", "vendorAuthCallbacks", "completions",
        "locations", "lastLocation", "errors", "statusBar", "applicationState", "temporaryFullAccuracy", "reported",
        "settings",
    ]

    /// What an app sees of a manager that is not there.
    public static let deadManager: Set<String> = permission.union(["vendorTemporaryAuthCallbacks"])

    /// Everything that follows from being asked for full accuracy.
    public static let temporaryAccuracy: Set<String> = [
        "vendorTemporaryAuthCallbacks", "prompts", "accuracy", "authorizationCallbacks", "completions", "locations",
        "lastLocation", "errors", "statusBar", "applicationState", "temporaryFullAccuracy", "reported",
    ]

    /// When a one-shot ends, with which location or error, and how long the arrow shows.
    public static let oneShot: Set<String> = ["completions", "locations", "lastLocation", "statusBar"]

    /// What an address adds to a one-shot.
    public static let address: Set<String> = [
        "completions.t", "completions.code", "completions.vendorDomain", "completions.vendorCode", "lastLocation",
        "statusBar",
    ]

    /// What continuous updates deliver.
    public static let updates: Set<String> = ["locations", "lastLocation", "errors", "statusBar"]

    /// The names and numbers of errors.
    public static let errorNumbers: Set<String> = [
        "completions.code", "completions.vendorDomain", "completions.vendorCode", "errors",
    ]

    /// Where a location lies by its numbers.
    public static let datum: Set<String> = ["lastLocation.latitude", "lastLocation.longitude", "lastLocation.datum"]
}
