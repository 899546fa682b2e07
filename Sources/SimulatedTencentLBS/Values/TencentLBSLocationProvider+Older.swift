// SPDX-License-Identifier: Apache-2.0

extension TencentLBSLocationProvider {
    /// The system's, as versions up to 4.0 call what is now GPS.
    public static var local: Self { .GPS }
    /// The server's, as versions up to 4.0 spell it.
    public static var network: Self { .netWork }
    /// A faked one, as versions up to 4.0 call what is now simulated.
    public static var fake: Self { .simulated }
}
