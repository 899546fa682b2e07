// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

extension TencentClient {
    /// CoreLocation has a location: it answers the one-shot that waits, and the updates.
    func hear(_ location: CLLocation) {
        if oneShot?.location == nil { answer(with: location) }
        if updates != nil { update(with: location) }
    }

    /// CoreLocation has none, which while updates run is no end of anything, unless there is more to it.
    func hear(_ error: any Error) {
        let code = TencentLBSLocationError(coreLocation: error)
        guard code != .headingFailure else { return tellFailure(code) }
        let isOver = code != .unknown || updates == nil
        if oneShot != nil, oneShot?.location == nil, isOver { endOneShot(nil, code, habit(of: code)) }
        if updates != nil { tellFailure(code) }
    }

    private func habit(of code: TencentLBSLocationError) -> SimulatedTencent.Habit {
        switch code {
        case .denied: .denied
        case .headingFailure: .heading
        default: .errorCodes
        }
    }

    /// Tells the updates' delegate of an error.
    private func tellFailure(_ code: TencentLBSLocationError) {
        let error = error(code)
        tell(.didFail, "\(code.rawValue)", habit(of: code)) {
            $0.tencentLBSLocationManager($1, didFailWithError: error)
        }
    }

    /// The error that the app gets.
    func error(_ code: TencentLBSLocationError) -> any Error {
        let domain = configuration[.tencentErrorDomain]
        note(.call, "NSError(domain: “\(domain)”, code: \(code.rawValue))", .errorDomain)
        if domain == kCLErrorDomain, let system = CLError.Code(rawValue: Int(code.rawValue)) { return CLError(system) }
        return NSError(domain: domain, code: Int(code.rawValue))
    }

    /// What the app sees of a location: in the datum that it wants where Tencent shifts, with texts if there are any.
    func make(
        _ location: CLLocation,
        _ type: TencentLBSLocationCoordinateType,
        texts: LocationTexts?
    ) -> TencentLBSLocation {
        let (seen, isInChina) = location.seen(as: type)
        return TencentLBSLocation(
            location: seen,
            isInChina: isInChina,
            fakes: settings.checksForFakes ? fakes.signs(of: location, on: device) : .OK,
            hasFakeType: configuration.sdkVersion.hasFakeType,
            texts: texts
        )
    }

    /// The rule behind a location's datum, or behind what is more remarkable of it.
    func habit(of location: TencentLBSLocation) -> SimulatedTencent.Habit {
        if location.fakeCode != .OK { return location.fakeCode == .simulation ? .antiMock : .antiMockSigns }
        return location.areaStat == 0 ? .datum : .datumAbroad
    }
}

extension TencentLBSLocationError {
    /// The SDK's number for an error of CoreLocation.
    init(coreLocation error: any Error) {
        let code = (error as? CLError)?.code.rawValue ?? -1
        self = UInt(exactly: code).flatMap(TencentLBSLocationError.init) ?? .other
    }
}
