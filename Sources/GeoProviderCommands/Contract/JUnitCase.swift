// SPDX-License-Identifier: Apache-2.0

import ProviderContract

/// A test case of a JUnit report.
struct JUnitCase {
    /// What viewers group it by.
    let group: String
    let name: String
    let outcome: ContractOutcome
    /// Why, where it did not pass.
    let message: String

    /// The lines of XML.
    var lines: [String] {
        let text = JUnitSuite.escaped(message)
        let summary = JUnitSuite.escaped(String(message.prefix { $0 != "\n" }))
        let head =
            "    <testcase classname=\"\(JUnitSuite.escaped(group))\" name=\"\(JUnitSuite.escaped(name))\" time=\"0\""
        switch outcome {
        case .passed:
            return [head + "/>"]
        case .failed, .suiteError:
            let tag = outcome == .failed ? "failure" : "error"
            return [
                head + ">", #"      <\#(tag) message="\#(summary)" type="\#(outcome.rawValue)">\#(text)</\#(tag)>"#,
                "    </testcase>",
            ]
        case .skipped, .notApplicable, .disabled:
            return [
                head + ">", #"      <skipped message="\#(outcome.rawValue): \#(summary)"/>"#, "    </testcase>",
            ]
        case .advised:
            return [head + ">", "      <system-out>advised: \(text)</system-out>", "    </testcase>"]
        }
    }
}
