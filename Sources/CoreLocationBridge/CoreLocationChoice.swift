// SPDX-License-Identifier: Apache-2.0

// The one place that chooses between the simulated CoreLocation and Apple's. Whoever imports this module has the chosen
// one, so no adapter needs a condition for it.

#if SimulatedSDKs
    @_exported public import SimulatedCoreLocation
#elseif canImport(CoreLocation)
    @_exported public import CoreLocation
#else
    #error("There is no CoreLocation here: switch the package trait SimulatedSDKs on, or build for an Apple platform.")
#endif
