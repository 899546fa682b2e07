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
        page.add(say("What AMap’s SDK does when it needs permission", "高德 SDK 需要权限时的做法"), indent: 0, style: .bold)
        var rest = amapChoices[...]
        var rows: [[String]] = []
        while let first = rest.first {
            let alike = rest.prefix { $0.choice == first.choice }
            rest = rest.dropFirst(alike.count)
            let last =
                rest.isEmpty
                ? say(" and later", " 及以后")
                : alike.count > 1 ? say(" to ", " 至 ") + (alike.last?.version.name ?? "") : ""
            rows.append([first.version.name + last, words(for: first.choice)])
        }
        page.addTable(rows, indent: 2)
    }

    private func words(for choice: AMapPermissionChoice) -> String {
        switch choice {
        case .whenInUse: say("requests When In Use", "请求使用期间")
        case .always: say("requests Always", "请求始终")
        case .callback:
            say("calls doRequireLocationAuth; without that method nobody asks", "调用 doRequireLocationAuth；没有实现它就无人请求")
        case .nothing: say("asks for nothing", "什么也不请求")
        }
    }
}
