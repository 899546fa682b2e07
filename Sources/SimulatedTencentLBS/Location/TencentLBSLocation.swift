// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// One location, with what its level tells of the address; texts that the level lacks, or that failed, are nil.
open class TencentLBSLocation: NSObject, NSSecureCoding, NSCopying {
    /// The place, time and motion; nothing in it tells the datum.
    public let location: CLLocation
    /// 0 on the mainland, in Hong Kong and in Macau, 1 elsewhere.
    public let areaStat: Int
    /// What looks faked, as a sum of bits: 0 nothing, 128 simulated by software; only with `enableAntiMockLocation`.
    public let fakeCode: Int
    /// Where the location comes from.
    public let locationProvider: TencentLBSLocationProvider
    let texts: LocationTexts?

    init(location: CLLocation, isInChina: Bool, checksForFakes: Bool, texts: LocationTexts?) {
        self.location = location
        areaStat = isInChina ? 0 : 1
        let isSimulated = location.sourceInformation?.isSimulatedBySoftware == true
        fakeCode = checksForFakes && isSimulated ? Self.simulation : 0
        if isSimulated {
            locationProvider = .simulated
        } else {
            locationProvider = location.horizontalAccuracy <= Self.worstReceiver ? .GPS : .netWork
        }
        self.texts = texts
    }

    /// Reads a location from an archive, without its texts but for name and address.
    public required init?(coder: NSCoder) {
        guard let location = coder.decodeObject(of: CLLocation.self, forKey: "location") else { return nil }
        self.location = location
        areaStat = coder.decodeInteger(forKey: "areaStat")
        fakeCode = coder.decodeInteger(forKey: "fakeCode")
        locationProvider =
            TencentLBSLocationProvider(rawValue: coder.decodeInteger(forKey: "locationProvider")) ?? .unkown
        texts = LocationTexts(coder: coder)
    }

    /// The bit of `fakeCode` for a location that software made up.
    private static let simulation = 128
    /// The coarsest accuracy, in metres, that counts as a satellite receiver's.
    private static let worstReceiver = 65.0

    /// The metres to another location along the ground.
    open func distance(from location: TencentLBSLocation) -> Double {
        self.location.distance(from: location.location)
    }

    /// Writes the location to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(location, forKey: "location")
        coder.encode(areaStat, forKey: "areaStat")
        coder.encode(fakeCode, forKey: "fakeCode")
        coder.encode(locationProvider.rawValue, forKey: "locationProvider")
        texts?.encode(with: coder)
    }

    /// The location itself, which never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    /// Whether archives of the class can be read safely, which they can.
    open class var supportsSecureCoding: Bool { true }
}
