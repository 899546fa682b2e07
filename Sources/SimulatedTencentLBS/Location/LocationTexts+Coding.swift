// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

extension LocationTexts {
    /// The texts by the keys of an archive.
    private static var keys: [(String, WritableKeyPath<LocationTexts, String?>)] {
        [
            ("name", \.name), ("address", \.address), ("code", \.code), ("nation", \.nation), ("province", \.province),
            ("cityPhoneCode", \.cityPhoneCode), ("city", \.city),
        ]
    }

    /// Reads texts from an archive; nil if it has none.
    init?(coder: NSCoder) {
        guard coder.decodeBool(forKey: "hasTexts") else { return nil }
        self.init()
        nationCode = coder.decodeInteger(forKey: "nationCode")
        for (key, path) in Self.keys {
            self[keyPath: path] = coder.decodeObject(of: NSString.self, forKey: key) as String?
        }
        let parts = Self.placeKeys.compactMap { coder.decodeObject(of: NSString.self, forKey: $0) as String? }
        if parts.count == 3 { place = (parts[0], parts[1], parts[2]) }
    }

    private static let placeKeys = ["placeUid", "placeName", "placeAddress"]

    func encode(with coder: NSCoder) {
        coder.encode(true, forKey: "hasTexts")
        coder.encode(nationCode, forKey: "nationCode")
        for (key, path) in Self.keys { coder.encode(self[keyPath: path] as NSString?, forKey: key) }
        guard let place else { return }
        for (key, text) in zip(Self.placeKeys, [place.uid, place.name, place.address]) {
            coder.encode(text as NSString, forKey: key)
        }
    }
}
