// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// Scenario texts that several suites read.
enum ScenarioSamples {
    /// The example of the format's description.
    static let documented = #"""
        {
          "name": "First launch, approximate location only",
          "device": {
            "os": "17.4", "infoPlist": "Info.plist",
            "locationServices": true, "restricted": false,
            "grant": "unasked", "alwaysAsked": false, "precise": true,
            "network": "online", "wirelessData": "allowed",
            "place": {"latitude": 30.2460, "longitude": 120.1551}, "speed": 5, "seed": 7, "language": "en"
          },
          "user": {
            "answers": [
              {"prompt": "first13", "choose": "allowWhileUsing", "precise": false, "after": 2},
              {"prompt": "tempFull14", "choose": "dontAllow", "after": 1}
            ],
            "otherwise": "wait"
          },
          "app": {
            "provider": "amap", "sdkVersions": {"amap": "2.10.0"}, "flow": "native-first", "permission": "whenInUse",
            "want": "oneShot", "reGeocode": true, "accuracyMode": "fullAndReduce", "purposeKey": "navigation",
            "timeout": 10, "privacy": "agreedBefore",
            "desiredAccuracy": "hundredMeters", "distanceFilter": null,
            "allowsBackgroundLocationUpdates": false, "showsBackgroundLocationIndicator": false,
            "pausesLocationUpdatesAutomatically": null
          },
          "steps": [
            {"at": 0, "do": "launch"},
            {"at": 20, "do": "settings", "precise": true}
          ],
          "until": 60,
          "expect": {
            "authorization": "authorizedWhenInUse", "accuracy": "full",
            "prompts": ["first13", "tempFull14"], "locations": {"atLeast": 1}
          }
        }
        """#

    /// Reads a scenario that lies in a folder.
    static func read(_ text: String) throws(DeviceInputError) -> DeviceScenario {
        try DeviceScenario(json: Array(text.utf8), file: "folder/a.json")
    }

    /// Reads the phone of a scenario with these further keys.
    static func device(_ keys: String) throws(DeviceInputError) -> DeviceScenario.Device {
        try read(#"{"name": "x", "device": {"os": "14", \#(keys)}}"#).device
    }

    /// Reads the steps of a scenario; each is written without its braces and without a time, and they follow one
    /// another by a second.
    static func steps(_ steps: [String], app: String = "{}") throws(DeviceInputError) -> [DeviceScenario.Step] {
        let list = steps.enumerated().map { #"{"at": \#($0.offset), \#($0.element)}"# }.joined(separator: ", ")
        return try read(#"{"name": "x", "device": {"os": "14"}, "app": \#(app), "steps": [\#(list)]}"#).steps
    }

    /// The message of the error that reading a scenario ends in; empty when it reads.
    static func fault(_ text: String) -> String {
        do throws(DeviceInputError) {
            _ = try read(text)
            return ""
        } catch {
            return error.description
        }
    }
}
