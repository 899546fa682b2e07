// SPDX-License-Identifier: Apache-2.0

/// Thrown by the builder to end the pass at the first fault.
struct XMLStop: Error {
    let fault: XMLFault

    init(_ fault: XMLFault) {
        self.fault = fault
    }

    init(_ code: PropertyListError.Code, line: Int, column: Int? = nil, _ arguments: [String: String] = [:]) {
        self.init(XMLFault(code: code, line: line, column: column, arguments: arguments))
    }
}
