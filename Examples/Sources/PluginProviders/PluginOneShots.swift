// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
import GeoProvider
import PluginStyles

/// The part of the provider that calls a plug-in.
final class PluginOneShots: OneShotSource {
    private let environment: ProviderEnvironment
    private let authority: any LocationAuthority
    private let relay: DelegateRelay
    private let make: () -> any LocationPlugin
    private var plugin: (any LocationPlugin)?
    private var report: ((OneShotReport) -> Void)?

    init(
        environment: ProviderEnvironment,
        authority: any LocationAuthority,
        relay: DelegateRelay,
        make: @escaping () -> any LocationPlugin
    ) {
        self.environment = environment
        self.authority = authority
        self.relay = relay
        self.make = make
    }

    func start(_ leg: OneShotLeg, report: @escaping (OneShotReport) -> Void) {
        let plugin = self.plugin ?? environment.within(make)
        self.plugin = plugin
        let authority = authority
        plugin.authorizer = self
        self.report = report
        plugin.locate(
            options(leg),
            onLocation: { event in
                guard var location = Location(event: event, accuracy: authority.accuracyAuthorization) else {
                    return report(.finished(.failure(LocationError(.locationUnknown))))
                }
                if leg.wantsAddress, location.address == nil {
                    location.addressError = LocationError(.addressFailed)
                }
                report(.finished(.success(location)))
            },
            onError: { domain, code, words in
                report(.finished(.failure(LocationError(domain: domain, number: code, words: words))))
            }
        )
    }

    func cancel(_ leg: OneShotLeg) {
        report = nil
        plugin?.giveUp()
        plugin = nil
    }

    private func options(_ leg: OneShotLeg) -> [String: Any] {
        let modes: [AccuracyMode] = [.fullAndReduce, .full, .reduce]
        return [
            "desiredAccuracy": desiredAccuracy(leg),
            "locationTimeout": Int(min(leg.timeout.rounded(.up), 86_400)),
            "reGeocodeTimeout": Int(min(leg.addressTimeout.rounded(.up), 86_400)),
            "locationAccuracyMode": modes.firstIndex(of: leg.accuracyMode) ?? 0,
            "needAddress": leg.wantsAddress, "reGeocode": leg.wantsAddress, "withReGeocode": leg.wantsAddress,
        ]
    }

    /// Under reduced accuracy that nobody asks to raise, no exactness is worth waiting for: it cannot come.
    private func desiredAccuracy(_ leg: OneShotLeg) -> Double {
        let isReduced = authority.authorizationState.accuracy == .reducedAccuracy
        let accuracy = isReduced && leg.accuracyMode == .reduce ? .reduced : leg.desiredAccuracy ?? .best
        return accuracy.coreLocation
    }
}

extension PluginOneShots: LocationPluginAuthorizer {
    func requestAuthorization(on manager: CLLocationManager) {
        relay.requireAuthorization(of: HandedAuthority(manager, own: authority, environment: environment))
    }

    func requestFullAccuracy(on manager: CLLocationManager, completion: @escaping ((any Error)?) -> Void) {
        let asked = HandedAuthority(manager, own: authority, environment: environment)
        report?(.asksFullAccuracy)
        relay.requireFullAccuracy(of: asked) { [report] error in
            completion(error?.vendorError ?? error)
            report?(.fullAccuracyAnswered)
        }
    }
}
