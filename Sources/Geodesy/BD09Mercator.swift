// SPDX-License-Identifier: Apache-2.0

/// A place in Baidu's plane: metres east and north, as its tiles and web interfaces count them.
///
/// Baidu publishes the projection only as the polynomials in its JavaScript interface, one for each 15 degrees of
/// latitude; their coefficients are the same in every public port. The way back solves them, to 1e-5 m, instead of
/// taking Baidu's second set, which is fitted on its own. Where two polynomials meet they leave a gap, of 1 cm at 15
/// degrees and 15 m at 60; a place of the plane in a gap is read as the parallel where they meet. The plane ends at 74
/// degrees north and south, as Baidu's does.
public struct BD09Mercator: Sendable, Hashable {
    /// Metres east of the prime meridian, negative to the west.
    public let x: Double
    /// Metres north of the equator, negative to the south.
    public let y: Double

    /// The greatest latitude of the plane, degrees.
    public static let latitudeLimit = 74.0

    /// Projects a BD-09 place.
    ///
    /// - Throws: ``CoordinateError`` beyond 74 degrees north or south.
    public init(_ coordinate: Coordinate<BD09>) throws(CoordinateError) {
        let latitude = abs(coordinate.latitude)
        guard latitude <= Self.latitudeLimit else {
            throw CoordinateError(
                code: .latitude,
                message: "latitude \(coordinate.latitude) is beyond 74 degrees, where Baidu's plane ends"
            )
        }
        let band = BD09MercatorBand.at(latitude: latitude)
        x = band.x(abs(coordinate.longitude)) * (coordinate.longitude < 0 ? -1 : 1)
        y = band.y(latitude) * (coordinate.latitude < 0 ? -1 : 1)
    }

    /// Takes a place of the plane.
    ///
    /// - Throws: ``CoordinateError`` when a number is not finite or no place on Earth is projected there.
    public init(x: Double, y: Double) throws(CoordinateError) {
        let height = BD09MercatorBand.at(latitude: Self.latitudeLimit).y(Self.latitudeLimit)
        guard abs(y) <= height else {
            throw CoordinateError(code: .latitude, message: "y \(y) is not between \(-height) and \(height) metres")
        }
        let width = BD09MercatorBand.at(y: abs(y)).x(180)
        guard abs(x) <= width else {
            throw CoordinateError(code: .longitude, message: "x \(x) is not between \(-width) and \(width) metres")
        }
        self.x = x
        self.y = y
    }

    /// The BD-09 place.
    public var coordinate: Coordinate<BD09> {
        let band = BD09MercatorBand.at(y: abs(y))
        let latitude = band.latitude(abs(y)) * (y < 0 ? -1 : 1)
        let longitude = min(180, max(0, band.longitude(abs(x)))) * (x < 0 ? -1 : 1)
        return Coordinate(inRange: Degrees(latitude, longitude))
    }
}

/// One of the polynomials of Baidu's plane, for the northern and eastern quarter.
private struct BD09MercatorBand {
    /// Degrees north at which it begins, and ends.
    let south, north: Double
    /// Metres at longitude 0, metres for a degree of longitude, the polynomial's seven coefficients, and its unit in degrees.
    let offset, scale: Double
    let coefficients: [Double]
    let unit: Double

    func x(_ longitude: Double) -> Double { offset + scale * longitude }

    func longitude(_ x: Double) -> Double { (x - offset) / scale }

    func y(_ latitude: Double) -> Double {
        let t = latitude / unit
        return coefficients.reversed().reduce(0) { $0 * t + $1 }
    }

    /// The latitude whose y this is: bisection, which stays in the band.
    func latitude(_ y: Double) -> Double {
        var (low, high) = (south, north)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if self.y(middle) < y { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    static func at(latitude: Double) -> BD09MercatorBand { all.last { $0.south <= latitude } ?? all[0] }

    static func at(y: Double) -> BD09MercatorBand { all.last { $0.y($0.south) <= y } ?? all[0] }

    private static let all = [
        BD09MercatorBand(
            south: 0,
            north: 15,
            offset: -0.0003218135878613132,
            scale: 111320.7020701615,
            coefficients: [
                0.00369383431289, 823725.6402795718, 0.46104986909093, 2351.343141331292, 1.58060784298199,
                8.77738589078284, 0.37238884252424,
            ],
            unit: 7.45
        ),
        BD09MercatorBand(
            south: 15,
            north: 30,
            offset: -0.0003441963504368392,
            scale: 111320.7020576856,
            coefficients: [
                278.2353980772752, 2485758.690035394, 6070.750963243378, 54821.18345352118, 9540.606633304236,
                -2710.55326746645, 1405.483844121726,
            ],
            unit: 22.5
        ),
        BD09MercatorBand(
            south: 30,
            north: 45,
            offset: 0.00220636496208,
            scale: 111320.7020209128,
            coefficients: [
                51751.86112841131, 3796837.749470245, 992013.7397791013, -1221952.21711287, 1340652.697009075,
                -620943.6990984312, 144416.9293806241,
            ],
            unit: 37.5
        ),
        BD09MercatorBand(
            south: 45,
            north: 60,
            offset: 0.00337398766765,
            scale: 111320.7020202162,
            coefficients: [
                4481351.045890365, -23393751.19931662, 79682215.47186455, -115964993.2797253, 97236711.15602145,
                -43661946.33752821, 8477230.501135234,
            ],
            unit: 52.5
        ),
        BD09MercatorBand(
            south: 60,
            north: 74,
            offset: 0.0008277824516172526,
            scale: 111320.7020463578,
            coefficients: [
                647795574.6671607, -4082003173.641316, 10774905663.51142, -15171875531.51559, 12053065338.62167,
                -5124939663.577472, 913311935.9512032,
            ],
            unit: 67.5
        ),
    ]
}
