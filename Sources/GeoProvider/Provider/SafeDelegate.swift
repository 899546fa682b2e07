// SPDX-License-Identifier: Apache-2.0

/// A delegate that does nothing but what the defaults do: the stand-in where the app has set none.
final class SafeDelegate: LocationProviderDelegate {}
