// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension LocationClient {
    /// The app wants another accuracy; running updates follow.
    func setDesiredAccuracy(_ accuracy: Double) {
        settings.desiredAccuracy = accuracy
        let interface: SystemInterface? = settings.wantsReduced ? .reducedAccuracy : nil
        guard call("desiredAccuracy = \(text(accuracy))", interface) else { return }
        if run.phase == .running, run.isReduced != isReduced { restartTicks() }
    }

    /// The app says what the user does, which changes nothing here.
    func activityChanged(to activity: CLActivityType) {
        switch activity {
        case .airborne: noteUse(of: .airborneActivity)
        case .maritime: noteUse(of: .maritimeActivity)
        default: break
        }
    }

    /// The app wants another distance filter.
    func setDistanceFilter(_ distance: Double) {
        settings.distanceFilter = distance
        _ = call("distanceFilter = \(text(distance))")
    }

    /// The app lets the updates pause, or no longer.
    func setPauses(_ isOn: Bool) {
        settings.pauses = isOn
        _ = call("pausesLocationUpdatesAutomatically = \(isOn)")
    }

    /// The app wants updates in the background, or no longer; without the background mode the wish ends it.
    func allowsBackgroundChanged(_ isOn: Bool) {
        guard call("allowsBackgroundLocationUpdates = \(isOn)", .allowsBackgroundLocationUpdates) else { return }
        guard !isOn || device.configuration.declaration.hasBackgroundLocation || !device.keeps(.backgroundModeMissing)
        else {
            device.appPart.terminate(
                reason: "allowsBackgroundLocationUpdates needs UIBackgroundModes with “location” in Info.plist",
                rule: .backgroundModeMissing
            )
            return
        }
        updateSession { $0.allowsBackground = isOn }
        unpark()
    }

    /// The app wants the indicator, or no longer.
    func showsIndicatorChanged(_ isOn: Bool) {
        guard call("showsBackgroundLocationIndicator = \(isOn)", .showsBackgroundLocationIndicator) else { return }
        updateSession { $0.showsIndicator = isOn }
    }

    /// A number without needless zeros.
    func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
