// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What a look-up brings, cut down to what a level tells.
struct LocationTexts {
    var name: String?
    var address: String?
    var nationCode = 0
    var code: String?
    var nation: String?
    var province: String?
    var cityPhoneCode: String?
    var city: String?
    /// Name and address of the place nearby, where the level has places.
    var place: (uid: String, name: String, address: String)?

    /// No texts.
    init() {}

    /// What a level tells of an address.
    ///
    /// - Parameters:
    ///   - answer: What the map service answered.
    ///   - level: The level.
    ///   - hasNationCode: Whether the app has set the key for the nation's code.
    ///   - poiHasName: Whether the level Poi tells a name.
    init(_ answer: DeviceAddress, level: TencentLBSRequestLevel, hasNationCode: Bool, poiHasName: Bool) {
        let full = answer.countryChinese + answer.provinceChinese + answer.cityChinese
        if level != .poi || poiHasName { name = answer.cityChinese }
        if level != .poi { address = full }
        guard level == .adminName || level == .poi else { return }
        nation = answer.countryChinese
        province = answer.provinceChinese
        city = answer.cityChinese
        code = answer.adcode.isEmpty ? nil : answer.adcode
        cityPhoneCode = answer.citycode.isEmpty ? nil : answer.citycode
        if hasNationCode, answer.countryChinese == "中国" { nationCode = 156 }
        if level == .poi {
            let uid = answer.adcode.isEmpty ? answer.city : answer.adcode
            place = (uid, answer.cityChinese, full)
        }
    }
}
