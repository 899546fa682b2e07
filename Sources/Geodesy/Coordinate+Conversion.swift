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
    ///   - precision: How closely the inverse of GCJ-02 is met.
    @inlinable
    public func converted<Other: Datum>(
        to other: Other.Type = Other.self,
        in region: ChinaRegion = .customaryBox,
        precision: ConversionPrecision = .exact
    ) -> Coordinate<Other> {
        let converted = DatumConversion.convert(
            degrees,
            from: D.identifier,
            to: Other.identifier,
            in: region,
            precision
        )
        return Coordinate<Other>(normalizing: converted)
    }
}
