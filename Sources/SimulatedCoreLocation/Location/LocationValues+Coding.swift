// SPDX-License-Identifier: Apache-2.0

extension LocationValues {
    /// The numbers of an archive, by key.
    private static let numbers: KeyValuePairs<String, any WritableKeyPath<LocationValues, Double> & Sendable> = [
        "latitude": \.latitude, "longitude": \.longitude, "altitude": \.altitude,
        "horizontalAccuracy": \.horizontalAccuracy, "verticalAccuracy": \.verticalAccuracy,
        "course": \.course, "courseAccuracy": \.courseAccuracy,
        "speed": \.speed, "speedAccuracy": \.speedAccuracy, "timestamp": \.timestamp,
    ]

    init(coder: NSCoder) {
        self.init(latitude: 0, longitude: 0, timestamp: 0)
        for (key, path) in Self.numbers {
            self[keyPath: path] = coder.decodeDouble(forKey: key)
        }
        if coder.containsValue(forKey: "floor") {
            floor = coder.decodeInteger(forKey: "floor")
        }
        if coder.containsValue(forKey: "isSimulatedBySoftware") {
            source = Source(
                isSimulatedBySoftware: coder.decodeBool(forKey: "isSimulatedBySoftware"),
                isProducedByAccessory: coder.decodeBool(forKey: "isProducedByAccessory")
            )
        }
    }

    func encode(with coder: NSCoder) {
        for (key, path) in Self.numbers {
            coder.encode(self[keyPath: path], forKey: key)
        }
        if let floor {
            coder.encode(floor, forKey: "floor")
        }
        if let source {
            coder.encode(source.isSimulatedBySoftware, forKey: "isSimulatedBySoftware")
            coder.encode(source.isProducedByAccessory, forKey: "isProducedByAccessory")
        }
    }
}
