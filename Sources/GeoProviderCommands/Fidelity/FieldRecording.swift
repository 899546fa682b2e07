// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// A recording of what a real phone did, read from a file.
struct FieldRecording {
    /// What was tried.
    let title: String
    /// Apple's name for the phone's model.
    let model: String
    /// The phone as a scenario describes it: iOS version, language, Info.plist, and what held at second 0.
    let phone: DeviceScenario.Device
    /// What happened, in order.
    let timeline: [Entry]
    /// The file, as the caller named it.
    let file: String?

    /// One thing that happened, with its place in the file.
    struct Entry {
        let time: Duration
        let lane: DeviceLane
        let event: DeviceJournalEvent
        let detail: String
        /// The details as they stand in the file.
        let place: DeviceJSONValue
    }

    /// The keys of the file, object by object.
    enum Keys {
        enum Root: String, CaseIterable {
            case formatVersion, recording, phone, app, start, redacted, timeline
        }

        enum Phone: String, CaseIterable {
            case model, os, language
        }

        enum App: String, CaseIterable {
            case name, bundleIdentifier, infoPlist
        }

        enum Start: String, CaseIterable {
            case grant, alwaysAsked, precise, locationServices
        }

        enum Entry: String, CaseIterable {
            case t, lane, event, detail, rule
        }
    }
}
