// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapClient {
    /// Looks the address of a location up, for a one-shot or a run of updates.
    func lookUp(_ fix: CLLocation, for number: Int) {
        let numbers = fix.coordinate
        guard let place = try? Coordinate<WGS84>(latitude: numbers.latitude, longitude: numbers.longitude) else {
            return addressEnded(number, .failure(.reGeocodeFailed, nil, .addressFailed))
        }
        note(.call, "looks up the address for \(number)", .address)
        let lookUp = AMapAddressLookUp(place, for: number, of: self)
        lookUps[number] = lookUp
        lookUp.start(timeout: settings.reGeocodeTimeout)
    }

    /// The network has ended a look-up.
    func lookUpEnded(_ number: Int, _ outcome: DeviceNetworkOutcome) {
        guard let lookUp = lookUps[number] else { return }
        addressEnded(number, answer(to: lookUp.place, outcome))
    }

    /// A look-up has had its time.
    func lookUpTimedOut(_ number: Int) {
        guard lookUps[number] != nil else { return }
        addressEnded(number, .failure(.timeOut, nil, .addressTimeout))
    }

    /// How a look-up ends.
    enum Answer {
        case address(AMapLocationReGeocode)
        case failure(AMapLocationErrorCode, String?, SimulatedAMap.Habit)
    }

    /// Forgets a look-up that is under way.
    func dropLookUp(_ number: Int) { lookUps.removeValue(forKey: number)?.end() }

    private func addressEnded(_ number: Int, _ answer: Answer) {
        let place = lookUps[number]?.place
        dropLookUp(number)
        if updates.isOn, updates.number == number { return updatesLookedUp(place, answer) }
        guard let index = index(of: number), case .addressing(let fix) = requests[index].phase else { return }
        switch answer {
        case .address(let address): finish(number, fix, address, nil, .datum)
        case .failure(let code, let words, let habit): finish(number, fix, nil, code.error(words), habit)
        }
    }

    private func answer(to place: Coordinate<WGS84>, _ outcome: DeviceNetworkOutcome) -> Answer {
        switch outcome {
        case .notConnected: return .failure(.notConnectedToInternet, nil, .addressFailed)
        case .cannotFindHost: return .failure(.cannotFindHost, nil, .addressFailed)
        case .cannotConnect: return .failure(.cannotConnectToHost, nil, .addressFailed)
        case .badURL: return .failure(.badURL, nil, .addressFailed)
        case .unreadable: return .failure(.unknown, nil, .addressUnreadable)
        case .answered: break
        }
        if let objection = ground.keyObjection { return .failure(.reGeocodeFailed, objection, .refusedKey) }
        let isAtHome = AMapDatum.region.contains(place)
        guard isAtHome || AMapServices.shared(on: device).isOverseas else {
            return .failure(.reGeocodeFailed, "INSUFFICIENT_ABROAD_PRIVILEGES", .addressAbroad)
        }
        guard let address = sdk.address(of: place) else { return .failure(.reGeocodeFailed, nil, .addressFailed) }
        return .address(AMapLocationReGeocode(address, inChinese: speaksChinese(isAtHome: isAtHome)))
    }

    private func speaksChinese(isAtHome: Bool) -> Bool {
        if setup.sdkVersion.hasReGeocodeLanguage, settings.reGeocodeLanguage != .default {
            return settings.reGeocodeLanguage == .chinse
        }
        let services = AMapServices.shared(on: device)
        guard services.hasLanguage else { return isAtHome }
        return services.regionLanguageType == .zhHans || services.regionLanguageType == .zhHantHk
    }
}
