// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension DeviceEvent.Kind {
    /// A one-shot or a run of updates begins; the payload is its number.
    static let begin = DeviceEvent.Kind(rawValue: 1)
    /// A one-shot's location has had its time; the payload is its number.
    static let locationTimeout = DeviceEvent.Kind(rawValue: 2)
    /// An address has had its time, on its look-up; the payload is the number of the one-shot or run.
    static let addressTimeout = DeviceEvent.Kind(rawValue: 3)
    /// The error of a one-shot that the user refused is due; the payload is its number.
    static let refusal = DeviceEvent.Kind(rawValue: 4)
    /// The app has answered the question for full accuracy; the payload is the question's number.
    static let fullAccuracyAnswer = DeviceEvent.Kind(rawValue: 5)
    /// A location after updates were stopped; the payload is the run's number.
    static let lateFix = DeviceEvent.Kind(rawValue: 6)
    /// A region begins; the payload is its number.
    static let beginRegion = DeviceEvent.Kind(rawValue: 7)
    /// The oldest question for a region's state is to be answered.
    static let tellState = DeviceEvent.Kind(rawValue: 8)
}

extension AMapClient: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        let manager: AMapLocationManager = manager
        withExtendedLifetime(manager) {
            switch event.kind {
            case .begin: begin(event.payload)
            case .locationTimeout: locationTimedOut(event.payload)
            case .refusal: finish(event.payload, refusalCode, .oneShotRefusalDelay)
            case .fullAccuracyAnswer: fullAccuracyAnswered(event.payload)
            case .lateFix: deliverLate(event.payload)
            case .beginRegion: beginRegion(event.payload)
            case .tellState: tellState()
            default: break
            }
        }
    }

    func label(of event: DeviceEvent) -> String {
        let name =
            switch event.kind {
            case .begin: "begin"
            case .locationTimeout: "location time-out"
            case .refusal: "refusal"
            case .fullAccuracyAnswer: "full accuracy"
            case .lateFix: "late fix"
            case .beginRegion: "region"
            case .tellState: "region state"
            default: "event \(event.kind.rawValue)"
            }
        return "\(sdk.name) \(name)"
    }

    private func begin(_ number: Int) {
        if updates.phase == .begun, updates.number == number { return beginUpdates() }
        beginOneShot(number)
    }
}
