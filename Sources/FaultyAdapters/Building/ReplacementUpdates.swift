// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A part that can take the place of an adapter's updates.
protocol ReplacementUpdates: UpdatesSource {
    /// Where errors go.
    var coordinator: UpdatesCoordinator? { get set }

    /// Takes what the app has set.
    func apply(_ configuration: ProviderConfiguration)
}
