// SPDX-License-Identifier: Apache-2.0

// The module that an app's `import AMapFoundationKit` means here; each aliased name needs a module of its own.
@_exported public import SimulatedAMapFoundationKit
