// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension GeofenceClient {
    /// Adds a fence, or tells why not; nil is one whose values were not valid.
    func add(_ region: TencentLBSGeofenceRegion?) {
        note("adds the fence “\(region?.identifier ?? "–")”", .geofence)
        guard let region else { return fail(.invalidParameter) }
        if !enter(region) { fail(.duplicate, region) }
    }

    /// Takes a fence up and tells of it, unless there is one of its name.
    private func enter(_ region: TencentLBSGeofenceRegion?) -> Bool {
        guard let region, !regions.contains(where: { $0.identifier == region.identifier }) else { return false }
        regions.append(region)
        let circle = (region as? TencentLBSGeofenceCircleRegion).map {
            CLCircularRegion(center: $0.center, radius: $0.radius, identifier: $0.identifier)
        }
        tell("didAdd: \(region.identifier)", .geofence) {
            $0.tencentLBSGeofenceManager($1, didAdd: region, withCLRegion: circle)
        }
        change(region, to: watch == .running ? .active : watch == .paused ? .paused : .pending)
        return true
    }

    /// Removes the fences that a condition holds for.
    func remove(where condition: (TencentLBSGeofenceRegion) -> Bool) {
        for region in regions.filter(condition) {
            note("removeGeofence(withIdentifier: “\(region.identifier)”)", .geofence)
            regions.removeAll { $0 === region }
            stays[region.identifier] = nil
            change(region, to: .invalid)
        }
    }

    /// Looks for districts, and adds a fence for each.
    func addDistrict(_ keyword: String, _ identifier: String, _ userInfo: [String: any NSSecureCoding]?) {
        note("addDistrictGeofence(withKeyword: “\(keyword)”)", .district)
        guard !keyword.isEmpty, !identifier.isEmpty else { return tell(keyword, nil, .invalidParameter) }
        let number = nextNumber()
        searches[number] = DistrictSearch(keyword, sdk) { [unowned self] result in
            searches[number] = nil
            switch result {
            case .failure(let code): tell(keyword, nil, code)
            case .success(let districts):
                for (index, district) in districts.enumerated() {
                    let name = districts.count == 1 ? identifier : "\(identifier)_\(index)"
                    let region = district.region(named: name)
                    region?.userInfo = userInfo
                    if enter(region) { tell(keyword, region, nil) } else { tell(keyword, nil, .duplicate) }
                }
            }
        }
    }

    /// The status of a fence changes, and the app is told.
    func change(_ region: TencentLBSGeofenceRegion, to status: TencentLBSGeofenceRegionStatus) {
        region.status = status
        tell("didChangeStatusFor: \(region.identifier), \(status)", .geofence) {
            $0.tencentLBSGeofenceManager($1, didChangeStatusFor: region, status: status)
        }
    }

    private func tell(
        _ keyword: String,
        _ region: TencentLBSGeofenceDistrictRegion?,
        _ code: TencentLBSGeofenceError?
    ) {
        let words = region?.identifier ?? code.map { "error \($0.rawValue)" } ?? ""
        tell("didCreate: \(words), forKeyword: “\(keyword)”", code == nil ? .district : .geofenceErrors) {
            $0.tencentLBSGeofenceManager($1, didCreate: region, forKeyword: keyword, error: code?.error)
        }
    }
}
