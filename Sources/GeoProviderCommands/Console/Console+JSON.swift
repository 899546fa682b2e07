// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension Console {
    /// Writes a document and a line break to standard output.
    func print(_ document: DeviceJSON) {
        print(document.serialized())
    }
}
