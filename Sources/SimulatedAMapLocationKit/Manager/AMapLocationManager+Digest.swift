// SPDX-License-Identifier: Apache-2.0

public import Geodesy

extension AMapLocationManager: StateDigesting {
    /// Adds what the manager's future depends on: its requests, its updates, and what it waits for.
    public func digest(into digest: inout StateDigest) {
        digest.combine(client != nil)
        client?.digest(into: &digest)
    }
}
