// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// The bundled places from which reverse geocoding answers.
///
/// They are the mainland's 337 prefecture-level divisions (municipalities, cities, prefectures, leagues), Hong Kong,
/// Macau, cities on Taiwan, and 50 places abroad. Counties that are directly below a province are left out.
///
/// Rule: the nearest place answers, on whichever side of a border, if it is within 150 km; beyond that there is no
/// address. All devices share the places, which are read when the first address is wanted.
public enum DeviceGazetteer {
    /// Metres beyond which a place does not answer.
    public static let reach = 150_000.0

    /// All places: the mainland's by their administrative codes, then the others.
    public static var addresses: [(coordinate: Coordinate<WGS84>, address: DeviceAddress)] {
        places.map { ($0.coordinate, $0.address) }
    }

    /// The nearest place's address; nil if none is within reach.
    ///
    /// - Complexity: O(n) in the number of places; a distance is worked out only for those at about the same latitude.
    public static func nearest(to coordinate: Coordinate<WGS84>) -> DeviceAddress? {
        var nearest: (address: DeviceAddress, distance: Double)?
        for place in places where abs(place.coordinate.latitude - coordinate.latitude) <= reachInDegrees {
            let distance = place.coordinate.distance(to: coordinate)
            if distance <= nearest?.distance ?? reach { nearest = (place.address, distance) }
        }
        return nearest?.address
    }

    /// The places whose city a text names, in English or Chinese, in the gazetteer's order.
    ///
    /// An English name counts as whole words; a Chinese one may lack the word for city, unless another division's word
    /// follows (朝阳区 is no 朝阳市).
    public static func places(named text: String) -> [(coordinate: Coordinate<WGS84>, address: DeviceAddress)] {
        places.filter { names($0.address, in: text) }.map { ($0.coordinate, $0.address) }
    }

    /// More degrees of latitude than the reach can span.
    private static let reachInDegrees = 1.37

    /// Words that make a Chinese name before them that of something else than a city.
    private static let otherDivisions: Set<Character> = ["省", "区", "县", "乡", "镇", "村", "街", "路", "道", "州"]

    private static func names(_ address: DeviceAddress, in text: String) -> Bool {
        let chinese = address.cityChinese
        if contains(text, address.city, unlessFollowedBy: \.isLetter) || text.contains(chinese) { return true }
        guard chinese.hasSuffix("市") else { return false }
        return contains(text, String(chinese.dropLast())) { otherDivisions.contains($0) }
    }

    /// Whether a text contains a word with nothing forbidden behind it, and no Latin letter before it.
    private static func contains(
        _ text: String,
        _ word: String,
        unlessFollowedBy isForbidden: (Character) -> Bool
    ) -> Bool {
        text.ranges(of: word).contains { range in
            let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
            let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
            return !isForbidden(after) && !(before.isASCII && before.isLetter)
        }
    }

    struct Place: Sendable {
        let coordinate: Coordinate<WGS84>
        let address: DeviceAddress
    }
}
