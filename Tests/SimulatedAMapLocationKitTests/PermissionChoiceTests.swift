// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedDevice
import Testing

@Suite("What AMap does about permission, by usage texts and version")
struct PermissionChoiceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let keys: Set<UsageKey>
        let old: AMapPermissionChoice
        let new: AMapPermissionChoice
        var testDescription: String { keys.sorted().map(\.rawValue).joined(separator: "+") }

        init(_ keys: Set<UsageKey>, _ old: AMapPermissionChoice, _ new: AMapPermissionChoice) {
            self.keys = keys
            self.old = old
            self.new = new
        }
    }

    static let cases = [
        Case([], .nothing, .nothing), Case([.whenInUse], .whenInUse, .whenInUse),
        Case([.always], .always, .callback), Case([.alwaysAndWhenInUse], .nothing, .callback),
        Case([.whenInUse, .always], .always, .callback),
        Case([.whenInUse, .alwaysAndWhenInUse], .whenInUse, .callback),
        Case([.always, .alwaysAndWhenInUse], .always, .callback),
        Case([.whenInUse, .always, .alwaysAndWhenInUse], .always, .callback),
    ]

    @Test("Before 2.6.2 it asks by itself, since then the delegate where an Always text exists", arguments: cases)
    func chooses(_ expected: Case) throws {
        for version in SimulatedAMap.Version.all {
            let choice = AMapPermissionChoice(usageKeys: expected.keys, sdkVersion: version)
            #expect(choice == (version.name == "2.6.0" ? expected.old : expected.new), "\(version)")
        }
    }

    @Test("Every set of texts is listed once")
    func isComplete() { #expect(Set(Self.cases.map(\.keys)).count == 8) }
}
