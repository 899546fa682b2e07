// SPDX-License-Identifier: Apache-2.0

/// Conversion of eight places side by side; the rules are those of ``DatumConversion``.
struct BatchConversion {
    typealias Eight = SIMD8<Double>
    typealias Places = (latitude: Eight, longitude: Eight)

    let source, target: DatumIdentifier
    let region: ChinaRegion
    let precision: ConversionPrecision

    /// Converts the places; the numbers may end up just out of range.
    @inline(__always)
    func callAsFunction(_ places: Places) -> Places {
        switch (source, target) {
        case (.wgs84, .wgs84), (.gcj02, .gcj02), (.bd09, .bd09): places
        case (.wgs84, .gcj02): shifted(places)
        case (.gcj02, .wgs84): shiftedBack(places)
        case (.gcj02, .bd09): baiduShifted(places)
        case (.bd09, .gcj02): withoutBaiduShift(places)
        case (.wgs84, .bd09): baiduShifted(shifted(places))
        case (.bd09, .wgs84): shiftedBack(withoutBaiduShift(places))
        }
    }

    /// Converts the places, with the numbers brought back into their range.
    @inline(__always)
    func normalized(_ places: Places) -> Places {
        var result = self(places)
        let isOut = (result.latitude.magnitude .> 90) .| (result.longitude.magnitude .> 180)
        guard any(isOut) else { return result }
        for lane in 0..<8 where isOut[lane] {
            let degrees = Degrees(result.latitude[lane], result.longitude[lane]).normalized
            result.latitude[lane] = degrees.latitude
            result.longitude[lane] = degrees.longitude
        }
        return result
    }

    /// Whether every number is finite and in its range.
    func areAllPlaces(
        _ latitudes: UnsafeMutableBufferPointer<Double>,
        _ longitudes: UnsafeMutableBufferPointer<Double>
    ) -> Bool {
        var isIn = SIMDMask<Eight.MaskStorage>(repeating: true)
        var index = 0
        guard let north = latitudes.baseAddress, let east = longitudes.baseAddress else { return true }
        while index + 8 <= latitudes.count {
            isIn .&= Eight(at: north + index).magnitude .<= 90
            isIn .&= Eight(at: east + index).magnitude .<= 180
            index += 8
        }
        for index in index..<latitudes.count {
            isIn[0] = isIn[0] && north[index].magnitude <= 90 && east[index].magnitude <= 180
        }
        return all(isIn)
    }

    @inline(__always)
    private func shifted(_ places: Places) -> Places {
        let waves = GCJ02Waves(latitude: places.latitude, longitude: places.longitude)
        let isInside = region.contains(places)
        return (
            places.latitude.replacing(with: places.latitude + waves.latitude, where: isInside),
            places.longitude.replacing(with: places.longitude + waves.longitude, where: isInside)
        )
    }

    @inline(__always)
    private func shiftedBack(_ places: Places) -> Places {
        var origin: Places = GCJ02Formula.unshifted(
            latitude: places.latitude,
            longitude: places.longitude,
            precision
        )
        let isNear = region.mayContainNeighbours(of: places)
        if precision == .exact { mend(&origin, of: places, where: isNear) }
        let isShifted = isNear .& (region.containsNearly(origin) .| region.contains(places))
        return (
            places.latitude.replacing(with: origin.latitude, where: isShifted),
            places.longitude.replacing(with: origin.longitude, where: isShifted)
        )
    }

    /// Finds the origins in the steep band one by one.
    private func mend(_ origin: inout Places, of places: Places, where isNear: SIMDMask<Eight.MaskStorage>) {
        let isSteep = isNear .& ((places.longitude - 105).magnitude .< GCJ02Formula.steepBand)
        guard any(isSteep) else { return }
        for lane in 0..<8 where isSteep[lane] {
            let place = Degrees(places.latitude[lane], places.longitude[lane])
            let exact = GCJ02Formula.unshifted(place, .exact)
            origin.latitude[lane] = exact.latitude
            origin.longitude[lane] = exact.longitude
        }
    }

    @inline(__always)
    private func baiduShifted(_ places: Places) -> Places {
        let shift = BD09Formula.shift(latitude: places.latitude, longitude: places.longitude)
        return (places.latitude + shift.latitude, places.longitude + shift.longitude)
    }

    @inline(__always)
    private func withoutBaiduShift(_ places: Places) -> Places {
        var numbers: Places = BD09Formula.unshifted(latitude: places.latitude, longitude: places.longitude)
        let isWrapped = (numbers.longitude .< -179.999) .| (numbers.latitude.magnitude .> 90)
        guard any(isWrapped) else { return numbers }
        for lane in 0..<8 where isWrapped[lane] {
            let exact = DatumConversion.withoutBaiduShift(Degrees(places.latitude[lane], places.longitude[lane]))
            numbers.latitude[lane] = exact.latitude
            numbers.longitude[lane] = exact.longitude
        }
        return numbers
    }
}
