// SPDX-License-Identifier: Apache-2.0

/// Converts many places at once, in contiguous memory.
///
/// The results are those of ``Coordinate/converted(to:in:precision:)`` to 1e-8 m: forward and to BD-09 the sines are found
/// another way, eight places side by side, which takes a fifth of the time. Nothing is allocated. A converter is a value
/// and may be used from any thread.
public struct DatumConverter: Sendable {
    private typealias Eight = BatchConversion.Eight
    private let convert: BatchConversion

    /// Chooses the datums, where the shift of GCJ-02 applies, and how closely its inverse is met.
    public init(
        from source: DatumIdentifier,
        to target: DatumIdentifier,
        in region: ChinaRegion = .customaryBox,
        precision: ConversionPrecision = .exact
    ) {
        convert = BatchConversion(source: source, target: target, region: region, precision: precision)
    }

    /// Converts latitudes and longitudes in degrees, in place.
    ///
    /// - Parameters:
    ///   - latitudes: Degrees north, -90...90.
    ///   - longitudes: Degrees east, -180...180; as many.
    /// - Throws: ``CoordinateError`` for the first number that is not finite or out of range, and when the two are not
    ///   equally long; nothing is changed then.
    public func convert(latitudes: inout [Double], longitudes: inout [Double]) throws(CoordinateError) {
        let fault = latitudes.withUnsafeMutableBufferPointer { latitudes in
            longitudes.withUnsafeMutableBufferPointer { longitudes in
                faultOrConverted(latitudes, longitudes)
            }
        }
        if let fault { throw fault }
    }

    /// Converts latitudes and longitudes in degrees, in place, in memory of the caller's.
    ///
    /// - Parameters:
    ///   - latitudes: Degrees north, -90...90.
    ///   - longitudes: Degrees east, -180...180; as many.
    /// - Throws: ``CoordinateError`` for the first number that is not finite or out of range, and when the two are not
    ///   equally long; nothing is changed then.
    public func convert(
        latitudes: UnsafeMutableBufferPointer<Double>,
        longitudes: UnsafeMutableBufferPointer<Double>
    ) throws(CoordinateError) {
        if let fault = faultOrConverted(latitudes, longitudes) { throw fault }
    }

    private func faultOrConverted(
        _ latitudes: UnsafeMutableBufferPointer<Double>,
        _ longitudes: UnsafeMutableBufferPointer<Double>
    ) -> CoordinateError? {
        guard latitudes.count == longitudes.count else {
            return CoordinateError(
                code: latitudes.count < longitudes.count ? .latitude : .longitude,
                message: "\(latitudes.count) latitudes and \(longitudes.count) longitudes; every place needs both"
            )
        }
        if let fault = fault(in: latitudes, longitudes) { return fault }
        guard let north = latitudes.baseAddress, let east = longitudes.baseAddress else { return nil }
        var index = 0
        while index + 8 <= latitudes.count {
            var places = (latitude: Eight(at: north + index), longitude: Eight(at: east + index))
            places = convert.normalized(places)
            places.latitude.store(at: north + index)
            places.longitude.store(at: east + index)
            index += 8
        }
        guard index < latitudes.count else { return nil }
        var rest: BatchConversion.Places = (Eight(repeating: 0), Eight(repeating: 0))
        for lane in 0..<latitudes.count - index {
            rest.latitude[lane] = north[index + lane]
            rest.longitude[lane] = east[index + lane]
        }
        rest = convert.normalized(rest)
        for lane in 0..<latitudes.count - index {
            north[index + lane] = rest.latitude[lane]
            east[index + lane] = rest.longitude[lane]
        }
        return nil
    }

    /// The first pair that is no place.
    private func fault(
        in latitudes: UnsafeMutableBufferPointer<Double>,
        _ longitudes: UnsafeMutableBufferPointer<Double>
    ) -> CoordinateError? {
        guard !convert.areAllPlaces(latitudes, longitudes) else { return nil }
        for index in latitudes.indices {
            do {
                _ = try Coordinate<WGS84>(latitude: latitudes[index], longitude: longitudes[index])
            } catch {
                return CoordinateError(code: error.code, message: "place \(index): \(error.message)")
            }
        }
        return nil
    }
}

extension DatumConverter {
    /// Converts an array of typed coordinates; see ``convert(latitudes:longitudes:)-([Double],_)``.
    ///
    /// - Parameters:
    ///   - coordinates: The places.
    ///   - target: The datum to convert to.
    ///   - region: Where the shift applies.
    ///   - precision: How closely the inverse of GCJ-02 is met.
    /// - Returns: The same places in the same order.
    public static func converted<Source: Datum, Target: Datum>(
        _ coordinates: [Coordinate<Source>],
        to target: Target.Type = Target.self,
        in region: ChinaRegion = .customaryBox,
        precision: ConversionPrecision = .exact
    ) -> [Coordinate<Target>] {
        let convert = BatchConversion(
            source: Source.identifier,
            target: Target.identifier,
            region: region,
            precision: precision
        )
        return [Coordinate<Target>](unsafeUninitializedCapacity: coordinates.count) { result, count in
            var index = 0
            while index < coordinates.count {
                let width = min(8, coordinates.count - index)
                var places: BatchConversion.Places = (SIMD8(repeating: 0), SIMD8(repeating: 0))
                for lane in 0..<width {
                    places.latitude[lane] = coordinates[index + lane].latitude
                    places.longitude[lane] = coordinates[index + lane].longitude
                }
                let converted = convert.normalized(places)
                for lane in 0..<width {
                    let degrees = Degrees(converted.latitude[lane], converted.longitude[lane])
                    result.initializeElement(at: index + lane, to: Coordinate(inRange: degrees))
                }
                index += width
            }
            count = coordinates.count
        }
    }
}
