// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import SimulatedDevice

/// Something a phone or the emulation did, in words in which the two can be compared.
struct RecordedFact: Equatable {
    /// The words, without times, places and numbers of managers.
    let words: String
    /// Whether it belongs to a running request for locations, and comes when it comes.
    let isDelivery: Bool

    /// What an entry tells; nil for one that tells nothing to compare.
    init?(_ lane: DeviceLane, _ event: DeviceJournalEvent, _ detail: String) {
        switch (lane, event) {
        case (.system, .prompt):
            let words = detail.split(separator: " ", maxSplits: 2).map(String.init)
            let isGone = words.count > 1 && words[1].hasPrefix("vanished")
            self.init("the dialog \(words.first ?? "")" + (isGone ? " vanishes" : ""))
        case (.coreLocation, .callback): self.init(callback: detail)
        default: return nil
        }
    }

    private init(_ words: String, isDelivery: Bool = false) {
        self.words = words
        self.isDelivery = isDelivery
    }

    private init?(callback text: String) {
        let name = text.split(separator: " to ", maxSplits: 1).first.map(String.init) ?? text
        let rest = text.range(of: #"manager \d+: "#, options: .regularExpression).map { String(text[$0.upperBound...]) }
        switch name {
        case "locationManagerDidChangeAuthorization(_:)", "locationManager(_:didChangeAuthorization:)":
            self.init("authorization \(rest ?? "")")
        case "completion of temporary full accuracy": self.init("completion, \(rest ?? "")")
        case "locationManager(_:didUpdateLocations:)": self.init("locations", isDelivery: true)
        case "locationManager(_:didFailWithError:)": self.init("error \(rest ?? "")", isDelivery: true)
        default: self.init(name, isDelivery: true)
        }
    }
}
