// SPDX-License-Identifier: Apache-2.0

/// The name of a datum at run time, spelt as in files and on the command line.
public enum DatumIdentifier: String, Sendable, Hashable, CaseIterable, Codable {
    /// The World Geodetic System of 1984.
    case wgs84 = "WGS84"
    /// The shifted system of mainland China's maps.
    case gcj02 = "GCJ02"
    /// Baidu's system, a shift on top of GCJ-02.
    case bd09 = "BD09"
}
