// SPDX-License-Identifier: Apache-2.0

extension Coordinate {
    /// The same place in another datum.
    ///
    /// Converting to the own datum returns the same numbers. The inverse directions are exact: they find the place
    /// whose forward conversion is this one to 1e-6 m everywhere, the band around 105 degrees east included, in a
    /// bounded number of steps.
    ///
    /// **Region.** The shift between WGS-84 and GCJ-02 applies to true positions inside `region`. Backwards, the formula
    /// is evaluated without a region and the region is asked once: a GCJ-02 place is shifted back if that leads into
    /// the region or if the place itself lies in it, and keeps its numbers otherwise. So every place of the region
    /// returns exactly. Two narrow strips along its edge, as wide as the shift, are special:
    /// - Just outside the east and north edge of the box a GCJ-02 place has two pre-images: itself, and a place inside
    ///   that is shifted out. The one inside is returned, because a fix labelled GCJ-02 comes from inside.
    /// - Just inside the west and south edge a GCJ-02 place has no pre-image. What is returned is where the formula
    ///   alone leads, a place up to one shift outside the region.
    ///
    /// **BD-09.** Its extra shift applies everywhere, also abroad. Where it leaves the range of degrees, near the
    /// antimeridian and the north pole, longitude is wrapped and latitude carried over the pole, so the result is a
    /// valid coordinate; the inverse undoes the wrapping. Within 0.007 degrees of a pole two GCJ-02 places share one
    /// BD-09 place and the inverse returns the one that was not carried over.
    ///
    /// **Law.** Users of other converters report that turning GCJ-02 into WGS-84 is not allowed in mainland China;
    /// surveying and mapping are regulated there. Find out what applies to you before you use the inverse on data from
    /// China. Exact means exact against the published formula: map vendors add noise that it lacks.
    ///
    /// - Parameters:
    ///   - other: The datum to convert to.
    ///   - region: Where the shift applies.
    public func converted<Other: Datum>(
        to other: Other.Type = Other.self,
        in region: ChinaRegion = .customaryBox
    ) -> Coordinate<Other> {
        guard D.identifier != Other.identifier else { return relabeled() }
        let middle = gcj02(in: region)
        switch Other.identifier {
        case .wgs84: return middle.shiftedBack(in: region).relabeled()
        case .gcj02: return middle.relabeled()
        case .bd09:
            let numbers = BD09Formula.shifted(latitude: middle.latitude, longitude: middle.longitude)
            return Coordinate<Other>(normalizingLatitude: numbers.latitude, longitude: numbers.longitude)
        }
    }

    /// This place in GCJ-02, the datum between the other two.
    private func gcj02(in region: ChinaRegion) -> Coordinate<GCJ02> {
        switch D.identifier {
        case .wgs84:
            guard region.contains(relabeled()) else { return relabeled() }
            let shift = GCJ02Formula.shift(latitude: latitude, longitude: longitude)
            return Coordinate<GCJ02>(
                normalizingLatitude: latitude + shift.latitude,
                longitude: longitude + shift.longitude
            )
        case .gcj02: return relabeled()
        case .bd09:
            var numbers = BD09Formula.unshifted(latitude: latitude, longitude: longitude)
            if numbers.longitude < -179.999 {
                let wrapped = BD09Formula.unshifted(latitude: latitude, longitude: longitude + 360)
                if wrapped.longitude <= 180 { numbers = wrapped }
            }
            return Coordinate<GCJ02>(normalizingLatitude: numbers.latitude, longitude: numbers.longitude)
        }
    }
}

extension Coordinate<GCJ02> {
    /// This place without the shift, where the shift applies.
    fileprivate func shiftedBack(in region: ChinaRegion) -> Coordinate<WGS84> {
        guard region.mayContainNeighbour(latitude: latitude, longitude: longitude) else { return relabeled() }
        let numbers = GCJ02Formula.unshifted(latitude: latitude, longitude: longitude)
        let origin = Coordinate<WGS84>(normalizingLatitude: numbers.latitude, longitude: numbers.longitude)
        return region.contains(origin) || region.contains(relabeled()) ? origin : relabeled()
    }
}
