// SPDX-License-Identifier: Apache-2.0

/// The part of an adapter that calls the SDK's continuous updates.
public protocol UpdatesSource: AnyObject {
    /// Starts the SDK's updates; called only while they are stopped.
    func startUpdates()

    /// Stops the SDK's updates; called only while they run. Nothing may be delivered afterwards.
    func stopUpdates()
}
