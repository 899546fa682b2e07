// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("AMap's headings")
struct HeadingTests {
    @Test("Headings come when the phone turns, until they are stopped")
    func turns() throws {
        let delegate = CompassDelegate()
        let phone = try AMapPhone(delegate: delegate)
        phone.device.asCurrent { #expect(AMapLocationManager.headingAvailable()) }
        phone.manager.startUpdatingHeading()
        phone.device.settle()
        phone.device.sensing.compass.heading = 90
        phone.device.settle()
        phone.manager.stopUpdatingHeading()
        phone.device.sensing.compass.heading = 180
        phone.device.settle()
        #expect(delegate.headings == [0, 90])
        #expect(phone.prompts.isEmpty)
    }

    @Test("A disturbed compass asks the delegate whether it may be calibrated", arguments: [true, false])
    func disturbed(_ answer: Bool) throws {
        let delegate = CompassDelegate()
        delegate.mayCalibrate = answer
        let phone = try AMapPhone(delegate: delegate)
        phone.manager.startUpdatingHeading()
        phone.device.sensing.compass.accuracy = -1
        phone.device.settle()
        #expect(delegate.record.failures.count == (answer ? 0 : 1))
        #expect(phone.device.journal.entries.contains { $0.detail.contains("calibration display is shown") } == answer)
        phone.manager.dismissHeadingCalibrationDisplay()
        #expect(phone.device.journal.entries.contains { $0.detail.contains("calibration display is gone") } == answer)
    }

    @Test("A delegate without the methods gets an error of CoreLocation's")
    func silent() throws {
        let phone = try AMapPhone(delegate: FullDelegate())
        phone.manager.startUpdatingHeading()
        phone.device.sensing.compass.accuracy = -1
        phone.device.settle()
        let failure = try #require(phone.delegate.record.failures.first ?? nil)
        #expect(CLError.Code(rawValue: failure.code) == .headingFailure)
    }

    @Test("Without a compass nothing comes")
    func none() throws {
        let delegate = CompassDelegate()
        let phone = try AMapPhone(delegate: delegate)
        phone.device.sensing.compass.isAvailable = false
        phone.device.asCurrent { #expect(!AMapLocationManager.headingAvailable()) }
        phone.manager.startUpdatingHeading()
        phone.device.settle()
        #expect(delegate.headings.isEmpty)
    }

    @Test("Without consent nothing comes")
    func dead() throws {
        let delegate = CompassDelegate()
        let phone = try AMapPhone(delegate: delegate, consents: false)
        phone.manager.startUpdatingHeading()
        phone.device.settle()
        #expect(delegate.headings.isEmpty)
    }
}

/// Has the methods that concern the compass.
private final class CompassDelegate: NSObject, RecordingDelegate {
    let record = Record()
    var headings: [Double] = []
    var mayCalibrate = false

    func amapLocationManager(_ manager: AMapLocationManager!, didUpdate newHeading: CLHeading!) {
        headings.append(newHeading.magneticHeading)
    }

    func amapLocationManagerShouldDisplayHeadingCalibration(_ manager: AMapLocationManager!) -> Bool { mayCalibrate }

    func amapLocationManager(_ manager: AMapLocationManager!, didFailWithError error: (any Error)!) {
        record.failures.append(error.map { $0 as NSError })
    }
}
