// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// The bundled places from which reverse geocoding answers.
///
/// Rule: the nearest place, if it is within 150 km; beyond that there is no address.
public enum DeviceGazetteer {
    /// Metres beyond which a place does not answer.
    public static let reach = 150_000.0

    /// The nearest place's address; nil if none is within reach.
    public static func nearest(to coordinate: Coordinate<WGS84>) -> DeviceAddress? {
        places.map { ($0.address, $0.coordinate.distance(to: coordinate)) }
            .filter { $0.1 <= reach }
            .min { $0.1 < $1.1 }?.0
    }

    /// The places whose city a text names, in English or Chinese, in the gazetteer's order.
    public static func places(named text: String) -> [(coordinate: Coordinate<WGS84>, address: DeviceAddress)] {
        places.filter { names($0.address).contains { text.contains($0) } }.map { ($0.coordinate, $0.address) }
    }

    /// The city's names, the Chinese one also without the word for city.
    private static func names(_ address: DeviceAddress) -> [String] {
        let chinese = address.cityChinese
        return [address.city, chinese.hasSuffix("市") ? String(chinese.dropLast()) : chinese]
    }

    struct Place: Sendable {
        let coordinate: Coordinate<WGS84>
        let address: DeviceAddress
    }
}
