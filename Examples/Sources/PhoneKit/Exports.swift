// SPDX-License-Identifier: Apache-2.0

// The module that an app's `import CoreLocation` means here: CoreLocation and Foundation, and what Foundation lacks on Linux.
@_exported public import SimulatedCoreLocation
