// SPDX-License-Identifier: Apache-2.0

// What a provider without a capability need not write.
extension LocationProvider {
    /// Finds nothing: a provider that reads no Info.plist knows of no lack.
    ///
    /// - Parameter configuration: The configuration one means to set.
    /// - Returns: Nothing.
    public func problems(with configuration: ProviderConfiguration) -> [LocationError] { [] }

    /// Refuses: this provider has no headings.
    ///
    /// - Throws: `unsupported`.
    public func startUpdatingHeading() throws(LocationError) {
        throw LocationError(.unsupported)
    }

    /// Does nothing: this provider has no headings.
    public func stopUpdatingHeading() {}

    /// Refuses: this provider watches no regions.
    ///
    /// - Parameter region: The region.
    /// - Throws: `unsupported`.
    public func startMonitoring(for region: Region) throws(LocationError) {
        throw LocationError(.unsupported)
    }

    /// Does nothing: this provider watches no regions.
    ///
    /// - Parameter region: The region.
    public func stopMonitoring(for region: Region) {}
}
