// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS

/// A launched phone with Tencent's SDK on it, whose user has agreed to it unless told otherwise.
func phone(
    _ os: String = "17.4",
    _ grant: AccessGrant = .whenInUse,
    precise: Bool = true,
    sdk version: String? = nil,
    switches: [String: String] = [:],
    keys: Set<UsageKey> = [.whenInUse, .alwaysAndWhenInUse],
    backgroundModes: Set<String> = [],
    agreed: Bool = true
) throws -> SimulatedDevice {
    let declaration = AppDeclaration(
        usageTexts: Dictionary(uniqueKeysWithValues: keys.map { ($0, "because") }),
        temporaryUsageTexts: ["navigation": "to find the door"],
        backgroundModes: backgroundModes
    )
    let device = SimulatedDevice(
        DeviceConfiguration(
            os: try IOSVersion(parsing: os),
            declaration: declaration,
            permission: PermissionState(grant: grant, precise: precise)
        )
    )
    let configuration = try SimulatedTencent.Configuration(sdkVersion: version, switches: switches)
    SimulatedTencent.configure(configuration, on: device)
    device.app.launch()
    if agreed { device.asCurrent { TencentLBSLocationManager.setUserAgreePrivacy(true) } }
    return device
}

extension SimulatedDevice {
    /// A manager of the app with a key.
    func manager(key: String = "KEY-OF-THIS-APP") -> TencentLBSLocationManager {
        asCurrent {
            let manager = TencentLBSLocationManager()
            manager.apiKey = key
            return manager
        }
    }

    /// The journal's lines of the SDK's lane.
    var sdkLines: [String] { journal.entries.filter { $0.lane == .sdk }.map(\.description) }

    /// The ledger ids that the SDK's lane cites, each once, in order.
    var cited: [String] {
        var ids: [String] = []
        for entry in journal.entries where entry.lane == .sdk {
            if let rule = entry.rule, !ids.contains(rule) { ids.append(rule) }
        }
        return ids
    }

    func seconds(_ count: Double) { advance(by: .milliseconds(Int(count * 1000))) }
}

/// The answers of one-shots, with the device's time.
final class Answers {
    private let device: SimulatedDevice
    /// "time word" of every answer; the word is `ok`, an error's number, or both.
    private(set) var words: [String] = []
    private(set) var locations: [TencentLBSLocation] = []
    private(set) var errors: [NSError] = []

    init(_ device: SimulatedDevice) { self.device = device }

    func take(_ location: TencentLBSLocation?, _ error: (any Error)?) {
        if let location { locations.append(location) }
        if let error { errors.append(error as NSError) }
        let code = error.map { " \(($0 as NSError).code)" } ?? ""
        words.append("\(DeviceTimeText.seconds(device.now))\(location == nil ? "" : " ok")\(code)")
    }
}

extension TencentLBSLocationManager {
    /// Asks for one location at a level.
    @discardableResult
    func ask(_ answers: Answers, _ level: TencentLBSRequestLevel = .geo, timeout: Double = 10) -> Bool {
        requestLocation(with: level, locationTimeout: timeout, completionBlock: answers.take)
    }
}

extension Coordinate where D == WGS84 {
    static var tokyo: Self { try! Self(latitude: 35.6762, longitude: 139.6503) }
    static var hongKong: Self { try! Self(latitude: 22.3193, longitude: 114.1694) }
    static var taipei: Self { try! Self(latitude: 25.0330, longitude: 121.5654) }
    static var beijing: Self { try! Self(latitude: 39.9042, longitude: 116.4074) }
}
