// SPDX-License-Identifier: Apache-2.0

public import Geodesy

/// The door through which a simulated SDK reaches what it may have of the device besides CoreLocation.
///
/// That is: a lane of the journal, a name as caller, class-level storage, the network and address look-up. For permission
/// and position an SDK uses the simulated CoreLocation, as a real one does.
public struct DeviceSDK {
    /// The SDK's name, as journals show it.
    public let name: String
    /// The device.
    public let device: SimulatedDevice

    /// Runs code in the SDK's name, so that its calls of CoreLocation are journalled as its own.
    public func calling<Result>(_ body: () throws -> Result) rethrows -> Result {
        try device.calling(name, body)
    }

    /// Calls back to the app: runs code in the app's name.
    public func callingApp<Result>(_ body: () throws -> Result) rethrows -> Result {
        try device.calling("app", body)
    }

    /// Writes that the app called the SDK.
    public func noteCall(_ text: String) { device.note(.sdk, .call, "\(name) \(text)") }

    /// Writes that the SDK called the app back.
    public func noteCallback(_ text: String, rule: String? = nil) {
        device.note(.sdk, .callback, "\(name) \(text)", rule: rule)
    }

    /// Writes a callback that comes with a location; the text is made only if the journal wants it.
    public func noteFixCallback(_ text: () -> String) {
        device.noteFix(.sdk, .callback) { "\(name) \(text())" }
    }

    /// Writes a line the SDK logs to the console.
    public func log(_ line: String, rule: String? = nil) { device.note(.sdk, .log, "[\(name)] \(line)", rule: rule) }

    /// The nearest place of the gazetteer, as the map service of the SDK would answer.
    public func address(of coordinate: Coordinate<WGS84>) -> DeviceAddress? { DeviceGazetteer.nearest(to: coordinate) }

    /// The places of the gazetteer whose city a text names, as a search of the SDK's map service would find them.
    public func places(named text: String) -> [(coordinate: Coordinate<WGS84>, address: DeviceAddress)] {
        DeviceGazetteer.places(named: text)
    }
}

extension SimulatedDevice {
    /// The door for a simulated SDK of that name.
    public func sdk(_ name: String) -> DeviceSDK { DeviceSDK(name: name, device: self) }
}
