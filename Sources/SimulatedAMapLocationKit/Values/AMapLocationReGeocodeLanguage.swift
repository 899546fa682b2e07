// SPDX-License-Identifier: Apache-2.0

/// The language of addresses, in the spelling of the SDK; from 2.12.0 it has no effect.
public enum AMapLocationReGeocodeLanguage: Int, Sendable, CaseIterable {
    /// By the region.
    case `default` = 0
    /// Chinese.
    case chinse = 1
    /// English.
    case english = 2
}
