// SPDX-License-Identifier: Apache-2.0

/// Conversion between datums on plain numbers; the rules are those of ``Coordinate/converted(to:in:precision:)``.
@usableFromInline
enum DatumConversion {
    /// The numbers of a place in another datum, possibly just out of range.
    @usableFromInline
    static func convert(
        _ degrees: Degrees,
        from source: DatumIdentifier,
        to target: DatumIdentifier,
        in region: ChinaRegion,
        _ precision: ConversionPrecision = .exact
    ) -> Degrees {
        switch (source, target) {
        case (.wgs84, .wgs84), (.gcj02, .gcj02), (.bd09, .bd09): degrees
        case (.wgs84, .gcj02): shifted(degrees, in: region)
        case (.gcj02, .wgs84): shiftedBack(degrees, in: region, precision)
        case (.gcj02, .bd09): baiduShifted(degrees)
        case (.bd09, .gcj02): withoutBaiduShift(degrees)
        case (.wgs84, .bd09): baiduShifted(shifted(degrees, in: region))
        case (.bd09, .wgs84): shiftedBack(withoutBaiduShift(degrees), in: region, precision)
        }
    }

    private static func shifted(_ degrees: Degrees, in region: ChinaRegion) -> Degrees {
        region.contains(degrees) ? degrees + GCJ02Formula.shift(at: degrees) : degrees
    }

    private static func shiftedBack(
        _ degrees: Degrees,
        in region: ChinaRegion,
        _ precision: ConversionPrecision
    ) -> Degrees {
        guard region.mayContainNeighbour(of: degrees) else { return degrees }
        let origin = GCJ02Formula.unshifted(degrees, precision)
        return region.containsNearly(origin) || region.contains(degrees) ? origin : degrees
    }

    private static func baiduShifted(_ degrees: Degrees) -> Degrees {
        degrees + BD09Formula.shift(at: degrees)
    }

    /// Undoes the wrapping at the antimeridian: of two candidates there, the one that was wrapped comes first.
    static func withoutBaiduShift(_ degrees: Degrees) -> Degrees {
        let numbers = degrees.without(BD09Formula.shift)
        guard numbers.longitude < -179.999 else { return numbers.normalized }
        let wrapped = Degrees(degrees.latitude, degrees.longitude + 360).without(BD09Formula.shift)
        return wrapped.longitude <= 180 ? wrapped : numbers.normalized
    }
}
