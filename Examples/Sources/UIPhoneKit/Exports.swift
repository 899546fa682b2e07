// SPDX-License-Identifier: Apache-2.0

// The module that an app's `import UIKit` means here: the life cycle of an app, as the simulated phone has it.
@_exported public import Foundation
