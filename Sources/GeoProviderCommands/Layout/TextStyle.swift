// SPDX-License-Identifier: Apache-2.0

/// How a word stands out on a terminal.
enum TextStyle: String, CaseIterable {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case magenta = "35"
    case cyan = "36"
}
