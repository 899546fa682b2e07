// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedDevice

/// One request of a geocoder, until its completion was called; it ends with the app's process.
final class GeocodeRequest {
    enum Question {
        case place(CLLocation)
        case address(String)
    }

    private unowned let device: SimulatedDevice
    private let question: Question
    private let isChinese: Bool
    private let completion: CLGeocodeCompletionHandler
    private var slot: DeviceSlot!
    private var isCancelled = false
    /// Whether its completion has not been called.
    private(set) var isWaiting = true

    /// The requests under way, and when the app asked lately.
    private struct State {
        var waiting: [GeocodeRequest] = []
        var times: [Duration] = []
    }

    private enum Key: DeviceStorageKey {
        static var defaultValue: State { State() }
    }

    init(
        _ device: SimulatedDevice,
        _ question: Question,
        _ locale: Locale?,
        _ completion: @escaping CLGeocodeCompletionHandler
    ) {
        self.device = device
        self.question = question
        self.completion = completion
        isChinese = (locale?.identifier ?? device.configuration.language.rawValue).hasPrefix("zh")
        slot = device.register(self)
        if device.appPart.state == .terminated { slot.retire() }
    }

    deinit { slot.retire() }

    /// Asks the network, unless the app asks too often.
    func ask() {
        var state = device.storage[Key.self]
        state.times = state.times.filter { device.now - $0 < .seconds(60) } + [device.now]
        state.waiting.append(self)
        let isTooOften = state.times.count > 50
        device.storage[Key.self] = state
        if isTooOften {
            device.schedule(.networkEnded, payload: DeviceNetworkOutcome.cannotConnect.rawValue, to: slot)
        } else {
            device.networkPart.request("geocoder", from: slot)
        }
    }

    /// Ends it without the network.
    func cancel() {
        if !device.storage[Key.self].waiting.contains(where: { $0 === self }) {
            device.storage[Key.self].waiting.append(self)
        }
        isCancelled = true
        device.schedule(.geocodeCancelled, to: slot)
    }

    private func placemarks() -> [CLPlacemark] {
        switch question {
        case .place(let location):
            guard let place = location.coordinate.place, let address = DeviceGazetteer.nearest(to: place) else {
                return []
            }
            return [placemark(address, location)]
        case .address(let text):
            return DeviceGazetteer.places(named: text).map { place, address in
                placemark(address, CLLocation(latitude: place.latitude, longitude: place.longitude))
            }
        }
    }

    private func placemark(_ address: DeviceAddress, _ location: CLLocation) -> CLPlacemark {
        CLPlacemark(
            location,
            city: isChinese ? address.cityChinese : address.city,
            province: isChinese ? address.provinceChinese : address.province,
            country: isChinese ? address.countryChinese : address.country,
            code: address.countryCode
        )
    }

    private func finish(_ found: [CLPlacemark], _ code: CLError.Code?) {
        isWaiting = false
        device.storage[Key.self].waiting.removeAll { $0 === self }
        let detail = code.map(\.name) ?? found.map(\.description).joined(separator: "; ")
        device.note(.coreLocation, .callback, "geocoder's completion to \(device.caller): \(detail)")
        completion(code == nil ? found : nil, code.map { CLError($0) })
    }
}

extension DeviceEvent.Kind {
    /// A geocoder's request was cancelled.
    static let geocodeCancelled = DeviceEvent.Kind(rawValue: 1)
}

extension GeocodeRequest: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        guard device.storage[Key.self].waiting.contains(where: { $0 === self }) else { return }
        if event.kind == .geocodeCancelled { return finish([], .geocodeCanceled) }
        guard !isCancelled, event.kind == .networkEnded else { return }
        guard event.payload == DeviceNetworkOutcome.answered.rawValue else { return finish([], .network) }
        let found = placemarks()
        finish(found, found.isEmpty ? .geocodeFoundNoResult : nil)
    }

    func label(of event: DeviceEvent) -> String { isCancelled ? "geocoder cancelled" : "geocoder" }
}
