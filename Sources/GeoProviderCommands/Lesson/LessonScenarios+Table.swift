// SPDX-License-Identifier: Apache-2.0

/// The scenarios of the lessons, word for word as `Examples/Scenarios/lessons` has them; a test compares.
enum LessonScenarios {
    /// The text of each file, by its name without extension.
    static let texts = [
        "first-launch-broken": #"""
        {
          "name": "First launch with the Always text alone",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationAlwaysUsageDescription": "Records your route on older phones."
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "after": 2}
          ]},
          "app": {"flow": "native-first", "want": "oneShot", "desiredAccuracy": "hundredMeters"},
          "until": 20,
          "expect": {
            "prompts": ["first13"],
            "completions": [{"ok": true}]
          }
        }
        """#,
        "first-launch-fixed": #"""
        {
          "name": "First launch with the texts that iOS 11 and later read",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationAlwaysAndWhenInUseUsageDescription": "Records your route while the app is closed.",
              "NSLocationAlwaysUsageDescription": "Records your route on older phones."
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "after": 2}
          ]},
          "app": {"flow": "native-first", "want": "oneShot", "desiredAccuracy": "hundredMeters"},
          "until": 20,
          "expect": {
            "prompts": ["first13"],
            "completions": [{"ok": true}]
          }
        }
        """#,
        "delegate-broken": #"""
        {
          "name": "The app takes the delegate of the SDK's manager",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationAlwaysAndWhenInUseUsageDescription": "Records your route while the app is closed.",
              "NSLocationAlwaysUsageDescription": "Records your route on older phones."
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "after": 2}
          ]},
          "app": {"provider": "amap", "flow": "sdk-driven", "want": "none", "desiredAccuracy": "hundredMeters"},
          "steps": [
            {"at": 0, "do": "launch"},
            {"at": 0, "do": "hijackDelegate"},
            {"at": 0, "do": "requestLocation"}
          ],
          "until": 60,
          "expect": {
            "prompts": ["first13"],
            "completions": [{"ok": true}]
          }
        }
        """#,
        "delegate-fixed": #"""
        {
          "name": "The app asks on the SDK's manager and leaves its delegate alone",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationAlwaysAndWhenInUseUsageDescription": "Records your route while the app is closed.",
              "NSLocationAlwaysUsageDescription": "Records your route on older phones."
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "after": 2}
          ]},
          "app": {"provider": "amap", "flow": "sdk-driven", "want": "none", "desiredAccuracy": "hundredMeters"},
          "steps": [
            {"at": 0, "do": "launch"},
            {"at": 0, "do": "requestLocation"}
          ],
          "until": 60,
          "expect": {
            "prompts": ["first13"],
            "completions": [{"ok": true}]
          }
        }
        """#,
        "two-requests-broken": #"""
        {
          "name": "While Using and Always are asked for in one go",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationAlwaysAndWhenInUseUsageDescription": "Records your route while the app is closed."
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "after": 2},
            {"prompt": "upgrade13", "choose": "changeToAlwaysAllow", "after": 2}
          ]},
          "app": {"flow": "manual", "want": "none"},
          "steps": [
            {"at": 0, "do": "requestWhenInUse"},
            {"at": 0, "do": "requestAlways"}
          ],
          "until": 30,
          "expect": {
            "prompts": ["first13", "upgrade13"],
            "authorization": "authorizedAlways"
          }
        }
        """#,
        "two-requests-fixed": #"""
        {
          "name": "Always is asked for once While Using is granted",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationAlwaysAndWhenInUseUsageDescription": "Records your route while the app is closed."
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "after": 2},
            {"prompt": "upgrade13", "choose": "changeToAlwaysAllow", "after": 2}
          ]},
          "app": {"flow": "manual", "want": "none"},
          "steps": [
            {"at": 0, "do": "requestWhenInUse"},
            {"at": 4, "do": "requestAlways"}
          ],
          "until": 30,
          "expect": {
            "prompts": ["first13", "upgrade13"],
            "authorization": "authorizedAlways"
          }
        }
        """#,
        "approximate-broken": #"""
        {
          "name": "Directions begin with an approximate location",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationTemporaryUsageDescriptionDictionary": {"navigation": "Turn-by-turn directions need your exact place."}
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "precise": false, "after": 2},
            {"prompt": "tempFull14", "choose": "allowOnce", "after": 2}
          ]},
          "app": {"flow": "native-first", "want": "none"},
          "steps": [
            {"at": 5, "do": "requestLocation", "desiredAccuracy": "hundredMeters"}
          ],
          "until": 40,
          "expect": {
            "accuracy": "full",
            "lastLocation": {"horizontalAccuracy": {"atMost": 100}}
          }
        }
        """#,
        "approximate-fixed": #"""
        {
          "name": "Directions ask for an exact location first",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationTemporaryUsageDescriptionDictionary": {"navigation": "Turn-by-turn directions need your exact place."}
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "precise": false, "after": 2},
            {"prompt": "tempFull14", "choose": "allowOnce", "after": 2}
          ]},
          "app": {"flow": "native-first", "want": "none"},
          "steps": [
            {"at": 5, "do": "requestTemporaryFullAccuracy", "purposeKey": "navigation"},
            {"at": 8, "do": "requestLocation", "desiredAccuracy": "hundredMeters"}
          ],
          "until": 40,
          "expect": {
            "accuracy": "full",
            "lastLocation": {"horizontalAccuracy": {"atMost": 100}}
          }
        }
        """#,
        "allow-once-broken": #"""
        {
          "name": "The app remembers that it was allowed",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map."
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowOnce", "after": 2},
            {"prompt": "first13", "choose": "allowOnce", "after": 2}
          ]},
          "app": {"flow": "native-first", "want": "none"},
          "steps": [
            {"at": 10, "do": "background"},
            {"at": 60, "do": "foreground"},
            {"at": 61, "do": "requestLocation", "desiredAccuracy": "hundredMeters"}
          ],
          "until": 100,
          "expect": {
            "prompts": ["first13", "first13"],
            "completions": [{"ok": true}]
          }
        }
        """#,
        "allow-once-fixed": #"""
        {
          "name": "The app asks again when it is back and undetermined",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map."
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowOnce", "after": 2},
            {"prompt": "first13", "choose": "allowOnce", "after": 2}
          ]},
          "app": {"flow": "native-first", "want": "none"},
          "steps": [
            {"at": 10, "do": "background"},
            {"at": 60, "do": "foreground"},
            {"at": 61, "do": "requestWhenInUse"},
            {"at": 61, "do": "requestLocation", "desiredAccuracy": "hundredMeters"}
          ],
          "until": 100,
          "expect": {
            "prompts": ["first13", "first13"],
            "completions": [{"ok": true}]
          }
        }
        """#,
        "provisional-always-broken": #"""
        {
          "name": "Always is the first thing the app asks for",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationAlwaysAndWhenInUseUsageDescription": "Records your route while the app is closed.",
              "UIBackgroundModes": ["location"]
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "after": 2},
            {"prompt": "upgrade13", "choose": "keepOnlyWhileUsing", "after": 2}
          ]},
          "app": {"flow": "manual", "want": "none"},
          "steps": [
            {"at": 0, "do": "requestAlways"},
            {"at": 20, "do": "background"},
            {"at": 40, "do": "deliverAlwaysEvent"},
            {"at": 60, "do": "foreground"}
          ],
          "until": 90,
          "expect": {
            "authorization": "authorizedAlways",
            "settings": {"access": "always"}
          }
        }
        """#,
        "provisional-always-fixed": #"""
        {
          "name": "While Using first, Always where the user sees why",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationAlwaysAndWhenInUseUsageDescription": "Records your route while the app is closed.",
              "UIBackgroundModes": ["location"]
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "after": 2},
            {"prompt": "upgrade13", "choose": "changeToAlwaysAllow", "after": 2}
          ]},
          "app": {"flow": "manual", "want": "none"},
          "steps": [
            {"at": 0, "do": "requestWhenInUse"},
            {"at": 10, "do": "requestAlways"},
            {"at": 20, "do": "background"},
            {"at": 40, "do": "deliverAlwaysEvent"},
            {"at": 60, "do": "foreground"}
          ],
          "until": 90,
          "expect": {
            "authorization": "authorizedAlways",
            "settings": {"access": "always"}
          }
        }
        """#,
        "settings-changed-broken": #"""
        {
          "name": "The app looked once, at launch",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map."
            }, "grant": "denied"},
          "app": {"flow": "native-first", "want": "none"},
          "steps": [
            {"at": 5, "do": "background"},
            {"at": 10, "do": "settings", "access": "whileUsing"},
            {"at": 15, "do": "foreground"}
          ],
          "until": 60,
          "expect": {
            "prompts": [],
            "locations": 1
          }
        }
        """#,
        "settings-changed-fixed": #"""
        {
          "name": "The app looks again whenever it is back",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map."
            }, "grant": "denied"},
          "app": {"flow": "native-first", "want": "none"},
          "steps": [
            {"at": 5, "do": "background"},
            {"at": 10, "do": "settings", "access": "whileUsing"},
            {"at": 15, "do": "foreground"},
            {"at": 15, "do": "requestLocation", "desiredAccuracy": "hundredMeters"}
          ],
          "until": 60,
          "expect": {
            "prompts": [],
            "locations": 1
          }
        }
        """#,
        "five-hundred-metres-broken": #"""
        {
          "name": "A point off the map is taken for the satellites’ own, and shifted again",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map."
            }, "grant": "whenInUse", "place": {"latitude": 39.9101035, "longitude": 116.4037441}},
          "app": {"provider": "amap", "flow": "native-first", "want": "oneShot", "desiredAccuracy": "hundredMeters"},
          "until": 40,
          "expect": {
            "lastLocation": {"latitude": {"atLeast": 39.9101, "atMost": 39.9102}, "longitude": {"atLeast": 116.4037, "atMost": 116.4038}, "datum": "GCJ02"}
          }
        }
        """#,
        "five-hundred-metres-fixed": #"""
        {
          "name": "The phone is where the satellites say, and the point is shifted once",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map."
            }, "grant": "whenInUse", "place": {"latitude": 39.9087, "longitude": 116.3975}},
          "app": {"provider": "amap", "flow": "native-first", "want": "oneShot", "desiredAccuracy": "hundredMeters"},
          "until": 40,
          "expect": {
            "lastLocation": {"latitude": {"atLeast": 39.9101, "atMost": 39.9102}, "longitude": {"atLeast": 116.4037, "atMost": 116.4038}, "datum": "GCJ02"}
          }
        }
        """#,
        "never-returns-broken": #"""
        {
          "name": "The app never answers the SDK's wish for full accuracy",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationTemporaryUsageDescriptionDictionary": {"navigation": "Turn-by-turn directions need your exact place."}
            }, "grant": "whenInUse", "precise": false},
          "user": {"answers": [
            {"prompt": "tempFull14", "choose": "allowOnce", "after": 2}
          ]},
          "app": {"provider": "amap", "flow": "sdk-driven", "want": "oneShot", "desiredAccuracy": "hundredMeters", "purposeKey": "navigation", "answersVendorCallbacks": false},
          "until": 60,
          "expect": {
            "prompts": ["tempFull14"],
            "completions": [{"ok": true}]
          }
        }
        """#,
        "never-returns-fixed": #"""
        {
          "name": "The app asks, and hands the system's answer on",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationTemporaryUsageDescriptionDictionary": {"navigation": "Turn-by-turn directions need your exact place."}
            }, "grant": "whenInUse", "precise": false},
          "user": {"answers": [
            {"prompt": "tempFull14", "choose": "allowOnce", "after": 2}
          ]},
          "app": {"provider": "amap", "flow": "sdk-driven", "want": "oneShot", "desiredAccuracy": "hundredMeters", "purposeKey": "navigation", "answersVendorCallbacks": true},
          "until": 60,
          "expect": {
            "prompts": ["tempFull14"],
            "completions": [{"ok": true}]
          }
        }
        """#,
        "privacy-gate-broken": #"""
        {
          "name": "The SDK is used before the user has agreed to its terms",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map."
            }, "grant": "whenInUse"},
          "app": {"provider": "amap", "flow": "native-first", "want": "oneShot", "desiredAccuracy": "hundredMeters", "privacy": "never"},
          "until": 40,
          "expect": {
            "locations": 1,
            "completions": [{"ok": true}]
          }
        }
        """#,
        "privacy-gate-fixed": #"""
        {
          "name": "The SDK is used once the user has agreed to its terms",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map."
            }, "grant": "whenInUse"},
          "app": {"provider": "amap", "flow": "native-first", "want": "oneShot", "desiredAccuracy": "hundredMeters", "privacy": "agreedBefore"},
          "until": 40,
          "expect": {
            "locations": 1,
            "completions": [{"ok": true}]
          }
        }
        """#,
        "background-bar-broken": #"""
        {
          "name": "The app leaves the screen with updates running, and has not said that it wants the background",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "UIBackgroundModes": ["location"]
            }, "grant": "whenInUse"},
          "app": {"flow": "native-first", "want": "continuous"},
          "steps": [
            {"at": 10, "do": "background"}
          ],
          "until": 60,
          "expect": {
            "locations": {"atLeast": 55},
            "applicationState": "background"
          }
        }
        """#,
        "background-bar-fixed": #"""
        {
          "name": "The app says that it wants the background: updates go on, and the user sees it",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "UIBackgroundModes": ["location"]
            }, "grant": "whenInUse"},
          "app": {"flow": "native-first", "want": "continuous", "allowsBackgroundLocationUpdates": true},
          "steps": [
            {"at": 10, "do": "background"}
          ],
          "until": 60,
          "expect": {
            "locations": {"atLeast": 55},
            "applicationState": "background"
          }
        }
        """#,
        "one-line-switch-broken": #"""
        {
          "name": "The SDK is left to ask: the app moves from AMap to Tencent",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationAlwaysAndWhenInUseUsageDescription": "Records your route while the app is closed.",
              "NSLocationAlwaysUsageDescription": "Records your route on older phones."
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "after": 2}
          ]},
          "app": {"provider": "tencent", "flow": "sdk-driven", "want": "oneShot", "desiredAccuracy": "hundredMeters"},
          "until": 60,
          "expect": {
            "prompts": ["first13"],
            "completions": [{"ok": true}]
          }
        }
        """#,
        "one-line-switch-fixed": #"""
        {
          "name": "The app asks natively: the app moves from AMap to Tencent",
          "device": {"os": "17.4", "infoPlist": {
              "NSLocationWhenInUseUsageDescription": "Shows where you are on the map.",
              "NSLocationAlwaysAndWhenInUseUsageDescription": "Records your route while the app is closed.",
              "NSLocationAlwaysUsageDescription": "Records your route on older phones."
            }},
          "user": {"answers": [
            {"prompt": "first13", "choose": "allowWhileUsing", "after": 2}
          ]},
          "app": {"provider": "tencent", "flow": "native-first", "want": "oneShot", "desiredAccuracy": "hundredMeters"},
          "until": 60,
          "expect": {
            "prompts": ["first13"],
            "completions": [{"ok": true}]
          }
        }
        """#,
    ]
}
