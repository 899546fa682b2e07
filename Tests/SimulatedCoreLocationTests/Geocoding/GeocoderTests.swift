// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("The geocoder")
struct GeocoderTests {
    private static let hangzhou = CLLocation(latitude: 30.246, longitude: 120.1551)

    /// Asks on a device, and gives what the completion said, with the time.
    private func ask(
        _ device: SimulatedDevice,
        _ work: (CLGeocoder, @escaping CLGeocodeCompletionHandler) -> Void
    ) -> [String] {
        let geocoder = device.asCurrent { CLGeocoder() }
        var said: [String] = []
        work(geocoder) { placemarks, error in
            let word = placemarks.map { $0.map(\.description).joined(separator: "; ") }
            let code = (error as? CLError)?.code.rawValue
            said.append("\(DeviceTimeText.seconds(device.now)) \(word ?? "error \(code ?? -1)")")
        }
        #expect(said.isEmpty)
        device.advance(by: .seconds(10))
        return said
    }

    @Test("A place has an address, which takes the network's time.")
    func reverse() throws {
        let said = ask(try phone()) { $0.reverseGeocodeLocation(Self.hangzhou, completionHandler: $1) }
        #expect(said == ["0.2 Hangzhou, Zhejiang, China"])
    }

    @Test("A locale chooses the language.")
    func locale() throws {
        let said = ask(try phone()) {
            $0.reverseGeocodeLocation(
                Self.hangzhou,
                preferredLocale: Locale(identifier: "zh_CN"),
                completionHandler: $1
            )
        }
        #expect(said == ["0.2 杭州市, 浙江省, 中国"])
    }

    @Test("An address has its places.", arguments: ["West Lake, Hangzhou", "杭州西湖"])
    func forward(_ address: String) throws {
        let said = ask(try phone()) { $0.geocodeAddressString(address, completionHandler: $1) }
        #expect(said == ["0.2 Hangzhou, Zhejiang, China"])
    }

    @Test("Where nothing is near, and what nobody knows, has no result.")
    func nothing() throws {
        let ocean = CLLocation(latitude: 0, longitude: -30)
        let device = try phone()
        #expect(ask(device) { $0.reverseGeocodeLocation(ocean, completionHandler: $1) } == ["0.2 error 8"])
        #expect(ask(device) { $0.geocodeAddressString("Atlantis", completionHandler: $1) } == ["10.2 error 8"])
    }

    @Test("Without a network it fails, on a later turn.")
    func offline() throws {
        let device = try phone()
        device.network.isOnline = false
        #expect(ask(device) { $0.reverseGeocodeLocation(Self.hangzhou, completionHandler: $1) } == ["0 error 2"])
    }

    @Test("A cancelled request ends once, and the next one works.")
    func cancelled() throws {
        let said = ask(try phone()) { geocoder, completion in
            geocoder.reverseGeocodeLocation(Self.hangzhou, completionHandler: completion)
            #expect(geocoder.isGeocoding)
            geocoder.cancelGeocode()
            #expect(!geocoder.isGeocoding)
            geocoder.reverseGeocodeLocation(Self.hangzhou, completionHandler: completion)
        }
        #expect(said == ["0 error 10", "0.2 Hangzhou, Zhejiang, China"])
    }

    @Test("A request may be made from within the completion of another.")
    func chained() throws {
        let said = ask(try phone()) { geocoder, completion in
            geocoder.reverseGeocodeLocation(Self.hangzhou) { placemarks, error in
                completion(placemarks, error)
                geocoder.geocodeAddressString("Paris", completionHandler: completion)
            }
        }
        #expect(said == ["0.2 Hangzhou, Zhejiang, China", "0.4 Paris, Île-de-France, France"])
    }

    @Test("A second request meanwhile is cancelled.")
    func second() throws {
        let said = ask(try phone()) { geocoder, completion in
            for _ in 1...2 { geocoder.reverseGeocodeLocation(Self.hangzhou, completionHandler: completion) }
        }
        #expect(said == ["0 error 10", "0.2 Hangzhou, Zhejiang, China"])
    }

    @Test("More than fifty requests a minute meet the limit.")
    func limit() throws {
        let device = try phone()
        let geocoders = (1...52).map { _ in device.asCurrent { CLGeocoder() } }
        var failures = 0
        for geocoder in geocoders {
            geocoder.reverseGeocodeLocation(Self.hangzhou) { _, error in
                if (error as? CLError)?.code == .network { failures += 1 }
            }
        }
        device.advance(by: .seconds(60))
        #expect(failures == 2)
        geocoders[0].reverseGeocodeLocation(Self.hangzhou) { placemarks, _ in failures -= placemarks?.count ?? 0 }
        device.advance(by: .seconds(1))
        #expect(failures == 1)
    }

    @Test("The completion comes although the geocoder is gone.")
    func released() throws {
        let device = try phone()
        var count = 0
        do {
            let geocoder = device.asCurrent { CLGeocoder() }
            geocoder.reverseGeocodeLocation(Self.hangzhou) { placemarks, _ in count = placemarks?.count ?? 0 }
        }
        device.advance(by: .seconds(1))
        #expect(count == 1)
    }

    @Test("The asynchronous form waits for the answer, and throws.")
    func asynchronous() throws {
        let device = try phone()
        let placemarks = try device.run { try await CLGeocoder().reverseGeocodeLocation(Self.hangzhou) }
        #expect(placemarks.map(\.isoCountryCode) == ["CN"])
        #expect(throws: CLError(.geocodeFoundNoResult)) {
            try device.run { try await CLGeocoder().geocodeAddressString("Atlantis") }
        }
    }

    @Test("A placemark keeps its values in a secure archive, and its copies.")
    func archive() throws {
        let device = try phone()
        let found = try device.run { try await CLGeocoder().reverseGeocodeLocation(Self.hangzhou) }
        let placemark = CLPlacemark(placemark: try #require(found.first))
        let data = try NSKeyedArchiver.archivedData(withRootObject: placemark, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLPlacemark.self, from: data))
        #expect(read.description == "Hangzhou, Zhejiang, China")
        #expect([read.name, read.isoCountryCode, read.postalCode] == ["Hangzhou", "CN", nil])
        #expect(read.location?.coordinate.latitude == 30.246)
    }
}
