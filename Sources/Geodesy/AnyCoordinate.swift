// SPDX-License-Identifier: Apache-2.0

/// A coordinate whose datum is known at run time only, such as that of a fix.
///
/// A fix states its own datum, keeps it, and is converted once, by ``converted(to:in:precision:)->AnyCoordinate`` or
/// ``wgs84``.
public enum AnyCoordinate: Sendable, Hashable {
    /// A WGS-84 coordinate.
    case wgs84(Coordinate<WGS84>)
    /// A GCJ-02 coordinate.
    case gcj02(Coordinate<GCJ02>)
    /// A BD-09 coordinate.
    case bd09(Coordinate<BD09>)

    /// Makes a coordinate from degrees and the datum they are in.
    ///
    /// - Throws: ``CoordinateError`` when a number is not finite or out of range.
    public init(latitude: Double, longitude: Double, datum: DatumIdentifier) throws(CoordinateError) {
        switch datum {
        case .wgs84: self = .wgs84(try Coordinate(latitude: latitude, longitude: longitude))
        case .gcj02: self = .gcj02(try Coordinate(latitude: latitude, longitude: longitude))
        case .bd09: self = .bd09(try Coordinate(latitude: latitude, longitude: longitude))
        }
    }

    /// Degrees north of the equator in ``datum``, -90...90.
    public var latitude: Double {
        switch self {
        case .wgs84(let coordinate): coordinate.latitude
        case .gcj02(let coordinate): coordinate.latitude
        case .bd09(let coordinate): coordinate.latitude
        }
    }

    /// Degrees east of the prime meridian in ``datum``, -180...180.
    public var longitude: Double {
        switch self {
        case .wgs84(let coordinate): coordinate.longitude
        case .gcj02(let coordinate): coordinate.longitude
        case .bd09(let coordinate): coordinate.longitude
        }
    }

    /// The datum that the numbers are in.
    public var datum: DatumIdentifier {
        switch self {
        case .wgs84: .wgs84
        case .gcj02: .gcj02
        case .bd09: .bd09
        }
    }

    /// The true position, converted with the customary region.
    public var wgs84: Coordinate<WGS84> { converted() }

    /// The same place in a datum known at compile time.
    ///
    /// The rules are those of ``Coordinate/converted(to:in:precision:)``.
    public func converted<Other: Datum>(
        to other: Other.Type = Other.self,
        in region: ChinaRegion = .customaryBox,
        precision: ConversionPrecision = .exact
    ) -> Coordinate<Other> {
        let degrees = Degrees(latitude, longitude)
        return Coordinate<Other>(
            normalizing: DatumConversion.convert(degrees, from: datum, to: Other.identifier, in: region, precision)
        )
    }

    /// The same place in a datum chosen at run time.
    ///
    /// The rules are those of ``Coordinate/converted(to:in:precision:)``.
    public func converted(
        to datum: DatumIdentifier,
        in region: ChinaRegion = .customaryBox,
        precision: ConversionPrecision = .exact
    ) -> AnyCoordinate {
        switch datum {
        case .wgs84: .wgs84(converted(in: region, precision: precision))
        case .gcj02: .gcj02(converted(in: region, precision: precision))
        case .bd09: .bd09(converted(in: region, precision: precision))
        }
    }
}

extension AnyCoordinate: CustomStringConvertible {
    /// The datum's name and both numbers, such as `GCJ02(30.24, 120.16)`.
    public var description: String {
        switch self {
        case .wgs84(let coordinate): coordinate.description
        case .gcj02(let coordinate): coordinate.description
        case .bd09(let coordinate): coordinate.description
        }
    }
}
