// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation

/// What a one-shot tells: the location, its address, and an error; any of them may be nil.
///
/// An error beside a location concerns the address. Cancelled or without permission, there is no location.
public typealias AMapLocatingCompletionBlock = (CLLocation?, AMapLocationReGeocode?, (any Error)?) -> Void
