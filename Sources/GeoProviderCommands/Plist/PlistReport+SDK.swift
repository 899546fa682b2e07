// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedDevice

extension PlistReport {
    /// What AMap's SDK would ask for, by version, oldest first; nothing for a file that cannot be read.
    private var amapChoices: [(version: SimulatedAMap.Version, choice: AMapPermissionChoice)] {
        guard let plist else { return [] }
        return SimulatedAMap.Version.all.map { version in
            (version, AMapPermissionChoice(usageKeys: plist.usageKeys(), sdkVersion: version))
        }
    }

    /// The choices as rows of the document, for each version of iOS that was asked for.
    var sdkRows: [DeviceJSON] {
        outlooks.flatMap { outlook in
            amapChoices.map { version, choice in
                [
                    "os": .string(outlook.os.description),
                    "sdk": "amap",
                    "version": .string(version.name),
                    "chooses": .string(choice.rawValue),
                ]
            }
        }
    }

    /// Adds what AMap's SDK asks for; versions that ask alike share a line.
    func addSDKChoices(to page: inout Page) {
        guard plist != nil else { return }
        page.addGap()
        page.add("What AMap’s SDK does when it needs permission", indent: 0, style: .bold)
        var rest = amapChoices[...]
        var rows: [[String]] = []
        while let first = rest.first {
            let alike = rest.prefix { $0.choice == first.choice }
            rest = rest.dropFirst(alike.count)
            let last = rest.isEmpty ? " and later" : alike.count > 1 ? " to \(alike.last?.version.name ?? "")" : ""
            rows.append([first.version.name + last, Self.words(for: first.choice)])
        }
        page.addTable(rows, indent: 2)
    }

    private static func words(for choice: AMapPermissionChoice) -> String {
        switch choice {
        case .whenInUse: "requests When In Use"
        case .always: "requests Always"
        case .callback: "calls doRequireLocationAuth; without that method nobody asks"
        case .nothing: "asks for nothing"
        }
    }
}
