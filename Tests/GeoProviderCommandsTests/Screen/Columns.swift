// SPDX-License-Identifier: Apache-2.0

/// How wide texts are on a terminal, counted without the code under test.
enum Columns {
    /// The number of columns of a text: two for each Chinese character and full-width mark, one for any other.
    static func count(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar.value {
            case 0x2E80...0x9FFF, 0xFF01...0xFF60, 0x3000...0x303F: sum + 2
            default: sum + 1
            }
        }
    }
}
