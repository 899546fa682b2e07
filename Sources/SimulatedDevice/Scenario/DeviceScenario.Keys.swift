// SPDX-License-Identifier: Apache-2.0

extension DeviceScenario {
    /// The keys of the scenario file, object by object; the published schema lists the same.
    enum Keys {
        enum Root: String, CaseIterable {
            case schema = "$schema"
            case name, device, user, app, switches, steps, until, expect
        }

        enum Device: String, CaseIterable {
            case os, infoPlist, locationServices, restricted, grant, alwaysAsked, precise, network, wirelessData
            case place, track, speed, repeatTrack, signal, lastKnown, noise, bestAccuracy, timeToFirstFix, compass
            case bluetooth, seed, language
            case linkedSDK, appClip, widgets, strings
        }

        enum Compass: String, CaseIterable {
            case heading, declination, accuracy, available
        }

        enum Place: String, CaseIterable {
            case latitude, longitude
        }

        enum LastKnown: String, CaseIterable {
            case latitude, longitude, age
        }

        enum User: String, CaseIterable {
            case answers, otherwise
        }

        enum Answer: String, CaseIterable {
            case prompt, choose, precise, after
        }

        enum App: String, CaseIterable {
            case provider, sdkVersions, sdk, flow, permission, want, reGeocode, accuracyMode, purposeKey, timeout
            case privacy, desiredAccuracy, distanceFilter, allowsBackgroundLocationUpdates
            case showsBackgroundLocationIndicator, pausesLocationUpdatesAutomatically, repeatWhenFull
            case answersVendorCallbacks
        }

        /// All keys a step may have; ``Verb/arguments`` says which belong to which verb.
        enum Step: String, CaseIterable {
            case at
            case verb = "do"
            case purposeKey, name = "as", manager, maxAge, desiredAccuracy, of, choose, precise, access
            case locationServices, restricted, shown, contains, agreed, online, available, to, latitude, longitude
            case horizontalAccuracy, altitude, verticalAccuracy, course, courseAccuracy, speed, speedAccuracy, age
            case simulated, failure
            case identifier, radius, notifyOnEntry, notifyOnExit, days
            case uuid, major, minor, proximity, heading, declination, accuracy
            case widgets, infoPlist, os
        }

        /// The keys of an expectation about a number or a length.
        enum Bounds: String, CaseIterable {
            case equals, atLeast, atMost
        }
    }
}
