// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// One result: the location, its address, and where it comes from.
public final class BMKLocation: NSObject {
    /// Where a result comes from.
    public enum Provider: Int, Sendable {
        /// From the system.
        case iOS = 0
        /// From elsewhere.
        case other = 1
    }

    /// The place, time and motion; nothing in it tells the datum.
    public let location: CLLocation?
    /// The address, if it was wanted and came.
    public let rgcData: BMKLocationReGeocode?
    /// Where the result comes from.
    public let provider = Provider.iOS
    /// Baidu's number of the result.
    public let locationID: String?
    /// The storey.
    public let floorString: String?
    /// The building.
    public let buildingID: String?
    /// The building's name.
    public let buildingName: String?
    /// What else Baidu tells.
    public let extraInfo: [String: String]?
    /// How likely the location is faked; it is delivered all the same.
    public let mockProbability: BMKMockLocationProbability

    init(_ location: CLLocation, _ rgcData: BMKLocationReGeocode?, isSimulated: Bool) {
        self.location = location
        self.rgcData = rgcData
        mockProbability = isSimulated ? .high : .none
        (locationID, floorString, buildingID, buildingName) = (nil, nil, nil, nil)
        extraInfo = nil
    }
}
