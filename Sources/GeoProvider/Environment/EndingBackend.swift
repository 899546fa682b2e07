// SPDX-License-Identifier: Apache-2.0

/// A world that ends before the program does, as a simulated phone's does with the app's process.
package protocol EndingBackend: ProviderEnvironmentBackend {
    /// Calls a handler once the world has ended, after which it calls nothing.
    ///
    /// - Parameter handler: Called on the world's isolation.
    /// - Returns: The observation.
    func observeEnd(_ handler: @escaping () -> Void) -> ObservationToken
}
