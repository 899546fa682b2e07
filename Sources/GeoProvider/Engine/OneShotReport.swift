// SPDX-License-Identifier: Apache-2.0

/// What an SDK's one-shot tells the coordinator.
public enum OneShotReport: Sendable {
    /// The location is there, and its address is still being looked up by the adapter.
    ///
    /// Meant for adapters that look up addresses themselves; the coordinator then watches the address time-out.
    case located(Location)
    /// The SDK waits for the app's answer about full accuracy, and its clock stands still.
    ///
    /// While a prompt is on screen the request pends; an answer that never comes counts as a stall.
    case asksFullAccuracy
    /// The app has answered, and the SDK's clock starts, with the whole time-out.
    case fullAccuracyAnswered
    /// The call has ended; nothing it says afterwards counts.
    case finished(Result<Location, LocationError>)
}
