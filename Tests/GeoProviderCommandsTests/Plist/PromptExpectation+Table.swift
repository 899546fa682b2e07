// SPDX-License-Identifier: Apache-2.0

import Testing

/// What a real app's Info.plist leads to: the case bank's rows, by file.
struct PromptExpectation: Sendable, CustomTestStringConvertible {
    let file: String
    /// The prompts of a When-In-Use request on iOS 10, 12, 13, 14 and 18.
    let whenInUse: [String]
    /// The prompts of an Always request on the same versions.
    let always: [String]
    let code: Int32

    var testDescription: String { file }

    static let versions = ["10.0", "12.0", "13.0", "14.0", "18.0"]

    /// The files; a prompt is written as id, text (W When In Use, A Always, B both) and Precise switch (+ on, ~ off).
    static let table: [PromptExpectation] = [
        .init(file: "P01", whenInUse: none, always: ["always8:A"] + none.dropFirst(), code: 1),
        .init(file: "P03", whenInUse: all, always: ["always8:A"] + none.dropFirst(), code: 1),
        .init(file: "P05", whenInUse: none, always: ["always8:A"] + none.dropFirst(), code: 1),
        .init(file: "P07", whenInUse: none, always: none, code: 1),
        .init(file: "P09", whenInUse: all, always: ["always8:A"] + both, code: 0),
        .init(file: "P11", whenInUse: all, always: ["always8:A"] + both, code: 0),
        .init(file: "P13", whenInUse: all, always: none, code: 1),
        .init(file: "P17", whenInUse: all, always: [""] + both, code: 0),
        .init(file: "P19", whenInUse: all, always: none, code: 0),
        .init(file: "P21", whenInUse: all, always: ["always8:A"] + both, code: 0),
        .init(file: "P23", whenInUse: all, always: none, code: 0),
        .init(
            file: "P25",
            whenInUse: ["wiu8:W", "wiu8:W", "first13:W", "first13:W~", "first13:W~"],
            always: none,
            code: 0
        ),
        .init(file: "P29", whenInUse: all, always: none, code: 1),
    ]

    private static let none = ["", "", "", "", ""]
    private static let all = ["wiu8:W", "wiu8:W", "first13:W", "first13:W+", "first13:W+"]
    private static let both = [
        "always11:B", "first13:W, later upgrade13:B", "first13:W+, later upgrade13:B", "first13:W+, later upgrade13:B",
    ]
}
