// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapClient {
    /// The error of a one-shot that the user refuses at the prompt.
    var refusalCode: NSError {
        (Int(setup[.amapRefusalCode]).flatMap(AMapLocationErrorCode.init) ?? .locateFailed).error()
    }

    /// The user has refused: a one-shot fails, at once or after a while.
    func refuse(_ number: Int) {
        let delay = setup.number(.amapRefusalDelay)
        guard delay > 0 else { return finish(number, refusalCode, .oneShotRefusal) }
        setPhase(number, .refused)
        device.schedule(.refusal, payload: number, after: .seconds(delay), to: slot)
    }

    /// Nobody has taken a one-shot's question for permission.
    func missDelegate(_ number: Int) {
        switch setup[.amapMissingDelegate] {
        case "cancel": finish(number, AMapLocationErrorCode.canceled.error(), .missingDelegate)
        case "timeout": locate(number)
        default: break
        }
    }

    /// Ends a one-shot with an error alone.
    func finish(_ number: Int, _ error: NSError, _ habit: SimulatedAMap.Habit) {
        finish(number, nil, nil, error, habit)
    }

    /// Ends a one-shot; its block is called on a later turn.
    func finish(
        _ number: Int,
        _ fix: CLLocation?,
        _ address: AMapLocationReGeocode?,
        _ error: NSError?,
        _ habit: SimulatedAMap.Habit
    ) {
        guard let index = index(of: number) else { return }
        let request = requests.remove(at: index)
        if let timer = request.timer { device.cancel(timer) }
        dropLookUp(number)
        let (location, datumHabit) = fix.map(restated) ?? (nil, nil)
        let outcome = AMapOutcome(
            location: location,
            address: address,
            error: error,
            rule: (error == nil ? datumHabit ?? habit : habit).rawValue
        )
        AMapOutbox.of(device).send(outcome, for: slot, number)
        restCore()
    }

    /// A location as the app gets it, and the habit behind its numbers.
    func restated(_ fix: CLLocation) -> (CLLocation, SimulatedAMap.Habit) { ground.restated(fix) }
}
