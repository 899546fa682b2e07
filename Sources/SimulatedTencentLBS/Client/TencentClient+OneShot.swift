// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension TencentClient {
    /// What the methods that request one location do; whether the request was taken.
    func requestOnce(
        _ words: String,
        _ level: TencentLBSRequestLevel,
        timeout: Double,
        _ completion: @escaping (TencentLBSLocation?, (any Error)?) -> Void,
        _ habit: SimulatedTencent.Habit
    ) -> Bool {
        guard !hangs else {
            // The call never returns; in one thread it cannot stand still, so it returns, and is forgotten.
            note(.call, words, .hangsAtInit)
            return true
        }
        guard !isOver, oneShot == nil else {
            note(.call, "\(words) is refused", isOver ? nil : .oneShotSingle)
            return false
        }
        let habit: SimulatedTencent.Habit =
            !isDecided ? .silentWhileUndetermined : updates != nil ? .oneShotWhileUpdating : habit
        note(.call, words, habit)
        lastSession += 1
        fakes.begin()
        oneShot = OneShot(
            number: lastSession,
            level: level,
            timeout: timeout,
            coordinateType: updates?.coordinateType ?? settings.coordinateType,
            completion: completion
        )
        sdk.calling { system.requestLocation() }
        if isDecided || configuration[.tencentClockWhileUndetermined] == "runs" { startClock(.timeoutOfRequest) }
        return true
    }

    /// Starts the clock of a one-shot whose time-out covers its location.
    func startClock(_ habit: SimulatedTencent.Habit) {
        guard coversRequest, oneShot != nil, oneShot?.timer == nil else { return }
        setTimer(habit)
    }

    /// CoreLocation's answer: it is passed on, or its address is looked up.
    func answer(with location: CLLocation) {
        guard let request = oneShot else { return }
        guard acceptsKey || configuration[.tencentRefusedKeyFails] == "address" else {
            return endOneShot(nil, .other, .refusedKey)
        }
        guard request.level != .geo else {
            let seen = make(location, request.coordinateType, texts: nil)
            return endOneShot(seen, nil, habit(of: seen))
        }
        oneShot?.location = location
        oneShot?.lookup = lookUp(location, at: request.level, .address) { $0.lookedUp($1) }
        if !coversRequest { setTimer(.timeoutOfAddress) }
    }

    /// The one-shot's time is up: what has come is delivered.
    func oneShotTimedOut(_ number: Int) {
        guard let request = oneShot, request.number == number else { return }
        if let location = request.location {
            endWithoutAddress(location, coversRequest ? .timeoutOfRequest : .timeoutOfAddress)
        } else {
            if updates == nil { sdk.calling { system.stopUpdatingLocation() } }
            endOneShot(nil, codeOfEmptyTimeout, .timeoutEmpty)
        }
    }

    /// What `cancelRequestLocation()` does.
    func cancelOnce() {
        note(.call, "cancelRequestLocation()", oneShot == nil ? nil : .oneShotCancelled)
        guard let request = oneShot else { return }
        if updates == nil, request.location == nil { sdk.calling { system.stopUpdatingLocation() } }
        clearTimer()
        oneShot = nil
        guard configuration.isOn(.tencentCancelCallsBlock) else { return }
        cancelled[request.number] = request.completion
        device.schedule(.oneShotCancelled, payload: request.number, to: slot)
    }

    /// Calls the block of a cancelled one-shot.
    func tellCancellation(_ number: Int) {
        guard let completion = cancelled.removeValue(forKey: number) else { return }
        call(completion, nil, .other, .oneShotCancelled)
    }

    /// Ends the one-shot, and calls its block.
    func endOneShot(
        _ location: TencentLBSLocation?,
        _ code: TencentLBSLocationError?,
        _ habit: SimulatedTencent.Habit
    ) {
        guard let request = oneShot else { return }
        clearTimer()
        oneShot = nil
        call(request.completion, location, code, habit)
    }

    private func call(
        _ completion: (TencentLBSLocation?, (any Error)?) -> Void,
        _ location: TencentLBSLocation?,
        _ code: TencentLBSLocationError?,
        _ habit: SimulatedTencent.Habit
    ) {
        let parts = [location?.brief ?? "no location"] + (code.map { ["error \($0.rawValue)"] } ?? [])
        note(.callback, "completionBlock: \(parts.joined(separator: ", "))", habit)
        let error = code.map(error)
        sdk.callingApp { completion(location, error) }
    }

    /// The map service has answered, or has not.
    private func lookedUp(_ answer: DeviceAddress?) {
        guard let request = oneShot, let location = request.location else { return }
        guard let texts = texts(answer, at: request.level) else { return endWithoutAddress(location, .addressFailed) }
        let seen = make(location, request.coordinateType, texts: texts)
        endOneShot(seen, nil, habit(of: seen))
    }

    private func endWithoutAddress(_ location: CLLocation, _ habit: SimulatedTencent.Habit) {
        guard let request = oneShot else { return }
        let code: TencentLBSLocationError? = configuration.isOn(.tencentAddressFailureIsError) ? .network : nil
        endOneShot(make(location, request.coordinateType, texts: nil), code, habit)
    }

    /// What a one-shot says whose time passes without any location.
    private var codeOfEmptyTimeout: TencentLBSLocationError {
        switch configuration[.tencentTimeoutCode] {
        case "network": .network
        case "other": .other
        default: .unknown
        }
    }

    /// Whether the time-out of a one-shot covers its location, too.
    private var coversRequest: Bool {
        switch configuration[.tencentTimeoutCovers] {
        case "request": true
        case "address": false
        default: configuration.sdkVersion.timeoutCoversRequest
        }
    }

    private func setTimer(_ habit: SimulatedTencent.Habit) {
        guard let request = oneShot else { return }
        let delay = Duration.seconds(request.timeout > 0 ? min(request.timeout, 1e6) : 0)
        note(.call, "timer of \(DeviceTimeText.seconds(delay)) s", habit)
        oneShot?.timer = device.schedule(.oneShotTimeout, payload: request.number, after: delay, to: slot)
    }

    private func clearTimer() {
        if let timer = oneShot?.timer { device.cancel(timer) }
        oneShot?.timer = nil
    }
}
