// SPDX-License-Identifier: Apache-2.0

/// Something whose state an explorer can compare: the device, a simulated SDK, an adapter.
public protocol StateDigesting {
    /// Adds everything that future behaviour depends on; times are relative to now.
    func digest(into digest: inout StateDigest)
}
