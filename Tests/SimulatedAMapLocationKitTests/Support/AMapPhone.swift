// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedCoreLocation
import SimulatedDevice

/// A phone with an app that uses AMap, and what the app was told.
final class AMapPhone {
    let device: SimulatedDevice
    private(set) var manager: AMapLocationManager!
    let delegate: any RecordingDelegate
    /// "time name: location|none address error" of every block.
    private(set) var outcomes: [String] = []
    private(set) var locations: [CLLocation] = []
    private(set) var errors: [NSError] = []

    init(
        _ os: String = "17.4",
        keys: Set<UsageKey> = [.whenInUse],
        grant: AccessGrant = .unasked,
        precise: Bool = true,
        delegate: any RecordingDelegate = SilentDelegate(),
        sdk: String? = nil,
        switches: [String: String] = [:],
        consents: Bool = true,
        key: String? = "key",
        configure: (inout DeviceConfiguration) throws -> Void = { _ in }
    ) throws {
        let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "text") })
        var configuration = DeviceConfiguration(
            os: try IOSVersion(parsing: os),
            declaration: AppDeclaration(usageTexts: texts, temporaryUsageTexts: ["navigation": "text"]),
            permission: PermissionState(grant: grant, precise: precise)
        )
        try configure(&configuration)
        device = SimulatedDevice(configuration)
        self.delegate = delegate
        SimulatedAMap.configure(try SimulatedAMap.Configuration(sdkVersion: sdk, switches: switches), on: device)
        device.app.launch()
        device.asCurrent {
            if consents { Self.consent() }
            AMapServices.shared().apiKey = key
            manager = AMapLocationManager()
            manager.delegate = delegate
        }
        device.settle()
    }

    static func consent() {
        AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
        AMapLocationManager.updatePrivacyAgree(.didAgree)
    }

    var seconds: String { DeviceTimeText.seconds(device.now) }

    @discardableResult
    func request(address: Bool = false, as name: String = "a") -> Bool {
        manager.requestLocation(withReGeocode: address) { [self] location, regeocode, error in
            var words = [location == nil ? "none" : "fix"]
            if let regeocode { words.append(regeocode.formattedAddress) }
            if let error { words.append("\((error as NSError).code)") }
            outcomes.append("\(seconds) \(name): \(words.joined(separator: " "))")
            if let location { locations.append(location) }
            if let error { errors.append(error as NSError) }
        }
    }

    func release() { manager = nil }

    func answer(_ option: PromptOption, precise: Bool? = nil) throws {
        try device.permission.answer(option, precise: precise)
        device.settle()
    }

    var prompts: [PromptID] { device.permission.prompts.map(\.id) }

    /// The entries that cite a habit.
    func entries(_ habit: SimulatedAMap.Habit) -> [DeviceJournalEntry] {
        device.journal.entries.filter { $0.rule == habit.rawValue }
    }

    /// The callbacks of the SDK to a method.
    func callbacks(_ method: String) -> [DeviceJournalEntry] {
        device.journal.entries.filter { $0.lane == .sdk && $0.event == .callback && $0.detail.contains(method) }
    }
}
