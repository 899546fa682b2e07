// SPDX-License-Identifier: Apache-2.0

import AMapStyleAdapter
import NativeStyleAdapter
import ProviderContract
import SimulatedAMapLocationKit
import SimulatedDevice
import SimulatedEnvironment
import SimulatedTencentLBS
import TencentStyleAdapter

extension ContractSubject {
    /// The providers of this package.
    static let all = [
        ContractSubject(name: "native") { NativeStyleProvider(environment: .simulated($0)) },
        ContractSubject(name: "amap") { device in
            device.asCurrent { AMapLocationManager.consentAndKey() }
            return AMapStyleProvider(environment: .simulated(device))
        },
        ContractSubject(name: "tencent") { device in
            device.asCurrent { TencentLBSLocationManager.setUserAgreePrivacy(true) }
            return TencentStyleProvider(environment: .simulated(device), settings: .init(apiKey: "key"))
        },
    ]
}

extension Benchmarks {
    /// The whole contract on every provider and every rule set, on one core.
    mutating func measureContract() throws {
        let name = "contract suite, every provider and rule set: s"
        var failures: [String] = []
        let contest = try Contest([
            (
                name,
                {
                    var reports: [ContractReport] = []
                    let cost = Cost.of { reports = ContractSubject.all.map { ProviderContract.verify($0) } }
                    failures = reports.flatMap { $0.results.filter { $0.outcome == .failed }.map(\.id) }
                    return cost
                }
            )
        ])
        if !failures.isEmpty { notes.append("The contract failed: \(failures.joined(separator: ", ")).") }
        rows.append(Row(name: name, value: contest.seconds(name), goal: .atMost(1)))
    }
}
