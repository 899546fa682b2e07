// SPDX-License-Identifier: Apache-2.0

import SimulatedTencentLBS

/// Where Tencent's adapter deviates from the contract with older versions of the SDK.
enum TencentDeviations {
    /// The reasons by the ids of checks, for a version; nil is the newest.
    @Sendable
    static func reasons(sdkVersion: String?) -> [String: String] {
        guard let sdkVersion, let version = try? SimulatedTencent.Version(sdkVersion), version.asksAtInit else {
            return [:]
        }
        let reason = "Tencent's SDK before 4.0.3 asks for permission by itself, when a manager of it is made."
        return ["AUTH-01/when-locating": reason, "AUTH-01/when-updating": reason]
    }
}
