// SPDX-License-Identifier: Apache-2.0

// The module that an app's `import AMapLocationKit` means here.
@_exported public import SimulatedAMapLocationKit
