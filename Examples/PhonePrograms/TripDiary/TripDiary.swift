// SPDX-License-Identifier: Apache-2.0

import CoreLocation

@main
struct TripDiary {
    static func main() async {
        let service = LocationService()
        let status = await service.requestPermission()
        guard status == .authorizedWhenInUse || status == .authorizedAlways else {
            print("no diary without location")
            return
        }
        await writeHeading(service)
        let walk = Task { await follow(service) }
        let metres = await walk.value
        DispatchQueue.main.async {
            print("walked \(metres) m")
            exit(0)
        }
        // Like a real app, it does not end when there is nothing to do.
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    private static func writeHeading(_ service: LocationService) async {
        do {
            let start = try await service.currentLocation()
            let placemark = try await CLGeocoder().reverseGeocodeLocation(start).first
            print("in \(placemark?.locality ?? "an unknown place")")
        } catch let error as CLError {
            print("no start: CLError \(error.code.rawValue)")
        } catch {
            print("no start: \(error)")
        }
    }

    private static func follow(_ service: LocationService) async -> Int {
        var previous: CLLocation?
        var metres = 0.0
        var count = 0
        for await location in service.liveLocations() {
            if let previous { metres += location.distance(from: previous) }
            previous = location
            count += 1
            print("entry \(count)")
            if count == 3 { break }
        }
        return Int(metres.rounded())
    }
}
