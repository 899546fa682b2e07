// SPDX-License-Identifier: Apache-2.0

/// How closely an inverse conversion, GCJ-02 to WGS-84, meets the place whose forward conversion it is to undo.
///
/// Forward conversions and those between GCJ-02 and BD-09 do not depend on it.
public enum ConversionPrecision: Sendable, Hashable, CaseIterable {
    /// At most 1e-6 m, everywhere, the band around 105 degrees east included.
    case exact
    /// At most 1e-4 m, everywhere; takes about two thirds of the time.
    case fast
}
