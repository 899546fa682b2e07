// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapClient {
    /// Starts the SDK's own manager, with the settings as they are now.
    func startCore() {
        sdk.calling {
            applySettings()
            if core.allowsBackgroundLocationUpdates != settings.allowsBackground {
                core.allowsBackgroundLocationUpdates = settings.allowsBackground
            }
            if !isLocating { core.startUpdatingLocation() }
            isLocating = true
        }
    }

    /// Stops the SDK's own manager if nobody needs it.
    func restCore() {
        guard isLocating, updates.phase != .running, !watchesRegions else { return }
        let isNeeded = requests.contains { if case .locating = $0.phase { true } else { false } }
        guard !isNeeded else { return }
        isLocating = false
        sdk.calling { core.stopUpdatingLocation() }
    }

    /// Changes a setting; what runs follows it.
    func change(_ body: (inout AMapSettings) -> Void) {
        body(&settings)
        if isLocating { sdk.calling { applySettings() } }
    }

    /// The app wants updates in the background, or no longer.
    func setAllowsBackground(_ isOn: Bool) {
        settings.allowsBackground = isOn
        if isOn, !isInert { ground.refuseBackground() }
    }

    /// The app chooses a language that later versions of the SDK no longer have.
    func setReGeocodeLanguage(_ language: AMapLocationReGeocodeLanguage) {
        settings.reGeocodeLanguage = language
        guard !setup.sdkVersion.hasReGeocodeLanguage else { return }
        note(.call, "reGeocodeLanguage has no effect in \(setup.sdkVersion)", .addressLanguage)
    }

    /// The app chooses an accuracy mode, which earlier versions of the SDK do not have.
    func setAccuracyMode(_ mode: AMapLocationAccuracyMode) {
        guard setup.sdkVersion.hasAccuracyModes else {
            return note(.call, "locationAccuracyMode is not in \(setup.sdkVersion)", .newerInterface)
        }
        settings.accuracyMode = mode
    }

    /// Hands the settings on that differ.
    private func applySettings() {
        if core.desiredAccuracy != settings.desiredAccuracy { core.desiredAccuracy = settings.desiredAccuracy }
        let filter = updates.isOn && !watchesRegions ? settings.distanceFilter : kCLDistanceFilterNone
        if core.distanceFilter != filter { core.distanceFilter = filter }
        if core.pausesLocationUpdatesAutomatically != settings.pausesAutomatically {
            core.pausesLocationUpdatesAutomatically = settings.pausesAutomatically
        }
    }
}
