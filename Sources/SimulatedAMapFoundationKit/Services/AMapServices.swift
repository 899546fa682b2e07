// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation
package import SimulatedDevice

/// The settings that all of AMap's kits share; one object per process of the app.
open class AMapServices: NSObject {
    /// The key that AMap issued for the app; set it before any other class is used.
    open var apiKey: String!
    /// Whether requests use HTTPS.
    open var enableHTTPS = true
    /// Without effect since 1.5.7.
    open var crashReportEnabled = true
    /// The identifier of the installation.
    public let identifier: String!
    /// The language of what the services answer, where they offer it.
    open var regionLanguageType = AMapRegionLanguageType.zhHans {
        didSet { hasLanguage = true }
    }
    /// The country that the app serves.
    open var countryCode: String!
    /// Whether the app agrees to AMap's security checks.
    open var securityAgree = true
    /// Whether the app agrees to AMap's statistics.
    open var analysisAgree = true
    /// Degrees east that the app tells AMap.
    open var longitude = 0.0
    /// Degrees north that the app tells AMap.
    open var latitude = 0.0
    /// The layout from right to left: 0 by language, 1 off, 2 on.
    open var enableRTLLayout: Int32 = 0

    /// Whether the overseas services were chosen before the object was made.
    package let isOverseas: Bool
    /// Whether the app has set a language.
    package private(set) var hasLanguage = false

    private init(on device: SimulatedDevice) {
        identifier =
            "00000000-0000-4000-8000-" + String(format: "%012llX", device.configuration.seed & 0xFFFF_FFFF_FFFF)
        isOverseas = device.storage[Overseas.self]
        super.init()
    }

    /// The object of the current device's app.
    open class func shared() -> AMapServices! { shared(on: SimulatedDevice.current) }

    /// The object of a device's app.
    package static func shared(on device: SimulatedDevice) -> AMapServices {
        if let services = device.storage[Shared.self] { return services }
        let services = AMapServices(on: device)
        device.storage[Shared.self] = services
        return services
    }

    /// The code of the language, such as `zh-Hans`.
    open func getRegionLanguageCode() -> String! { Self.languageCodes[Int(regionLanguageType.rawValue)] }

    private static let languageCodes = [
        "zh-Hans", "zh-Hant-HK", "en", "es", "pt", "fr", "de", "th", "ja", "ko", "ar", "tr", "he", "it", "ru", "ms",
        "id",
        "vi", "pl", "cs", "uk", "az", "zh-Hans",
    ]

    private enum Shared: DeviceStorageKey {
        static var defaultValue: AMapServices? { nil }
    }

    fileprivate enum Overseas: DeviceStorageKey {
        static let defaultValue = false
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// Whether the app uses AMap's overseas services; set it before `AMapServices` is first used.
public var _amapLocationOverseas: Bool {
    get { SimulatedDevice.current.storage[AMapServices.Overseas.self] }
    set { SimulatedDevice.current.storage[AMapServices.Overseas.self] = newValue }
}
