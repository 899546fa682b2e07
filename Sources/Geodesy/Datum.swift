// SPDX-License-Identifier: Apache-2.0

/// A coordinate system as a type, so that numbers of two systems never meet by accident.
///
/// The three conforming types are empty enums that only mark a ``Coordinate``. Conforming a type of your own is of no
/// use: conversion knows the three by their ``DatumIdentifier``.
public protocol Datum: Sendable {
    /// The datum as a value, for code that learns it at run time.
    static var identifier: DatumIdentifier { get }
}

/// The World Geodetic System of 1984: what GPS, CoreLocation abroad and GPX files speak.
public enum WGS84: Datum {
    /// The datum as a value.
    @inlinable public static var identifier: DatumIdentifier { .wgs84 }
}

/// The shifted system of maps made in mainland China, about 100 to 700 metres away from WGS-84.
public enum GCJ02: Datum {
    /// The datum as a value.
    @inlinable public static var identifier: DatumIdentifier { .gcj02 }
}

/// Baidu's system: GCJ-02 with one more shift of about a kilometre.
public enum BD09: Datum {
    /// The datum as a value.
    @inlinable public static var identifier: DatumIdentifier { .bd09 }
}
