// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// One location, with what its level tells of the address; texts that the level lacks, or that failed, are nil.
open class TencentLBSLocation: NSObject, NSSecureCoding, NSCopying {
    /// The place, time and motion; nothing in it tells the datum.
    public let location: CLLocation
    /// 0 on the mainland, in Hong Kong and in Macau, 1 elsewhere.
    public let areaStat: Int
    /// What looks faked; nothing unless `enableAntiMockLocation` is set.
    public let fakeCode: TencentLBSLocationFake
    /// Where the location comes from.
    public let locationProvider: TencentLBSLocationProvider
    /// What dead reckoning is based on; an error where the engine does not run.
    public let drProvider: TencentLBSDRProvider
    /// What looks faked, in versions up to 4.0; nothing in later ones.
    public let fakeType: TencentLBSLocationFake
    let texts: LocationTexts?

    init(
        location: CLLocation,
        isInChina: Bool,
        fakes: TencentLBSLocationFake = .OK,
        hasFakeType: Bool = false,
        drProvider: TencentLBSDRProvider = .unkown,
        texts: LocationTexts? = nil
    ) {
        self.location = location
        areaStat = isInChina ? 0 : 1
        fakeCode = fakes
        fakeType = hasFakeType ? fakes : .OK
        let source = location.sourceInformation
        let isExact = location.horizontalAccuracy <= Self.worstReceiver
        if source?.isSimulatedBySoftware == true {
            locationProvider = .simulated
        } else if source?.isProducedByAccessory == true {
            locationProvider = isExact ? .accessoryGPS : .accessoryNetwork
        } else {
            locationProvider = isExact ? .GPS : .netWork
        }
        self.drProvider = drProvider
        self.texts = texts
    }

    /// Reads a location from an archive, without its texts but for name and address.
    public required init?(coder: NSCoder) {
        guard let location = coder.decodeObject(of: CLLocation.self, forKey: "location") else { return nil }
        self.location = location
        areaStat = coder.decodeInteger(forKey: "areaStat")
        fakeCode = TencentLBSLocationFake(rawValue: UInt(clamping: coder.decodeInteger(forKey: "fakeCode")))
        fakeType = TencentLBSLocationFake(rawValue: UInt(clamping: coder.decodeInteger(forKey: "fakeType")))
        drProvider = TencentLBSDRProvider(rawValue: coder.decodeInteger(forKey: "drProvider")) ?? .unkown
        locationProvider =
            TencentLBSLocationProvider(rawValue: coder.decodeInteger(forKey: "locationProvider")) ?? .unkown
        texts = LocationTexts(coder: coder)
    }

    /// The coarsest accuracy, in metres, that counts as a satellite receiver's.
    private static let worstReceiver = 65.0

    /// Where the location comes from, in the words of versions up to 4.0.
    open var fusionProvider: TencentLBSFusionProvider { location.horizontalAccuracy < 100 ? .GPS : .LOW_CONF }

    /// The metres to another location along the ground.
    open func distance(from location: TencentLBSLocation) -> Double {
        self.location.distance(from: location.location)
    }

    /// Writes the location to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(location, forKey: "location")
        coder.encode(areaStat, forKey: "areaStat")
        coder.encode(Int(fakeCode.rawValue), forKey: "fakeCode")
        coder.encode(Int(fakeType.rawValue), forKey: "fakeType")
        coder.encode(drProvider.rawValue, forKey: "drProvider")
        coder.encode(locationProvider.rawValue, forKey: "locationProvider")
        texts?.encode(with: coder)
    }

    /// The location itself, which never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }
}
