// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Nothing is sent anywhere")
struct SendingTests {
    @Test("No source reaches a network, another program or a pasteboard.")
    func staysHere() {
        #expect(PatternRule.sending.violations(in: SourceTree.files) == [])
        #expect(PatternRule.sending.staleAllowances(in: SourceTree.files) == [])
    }

    @Test(
        "Finds a planted sender.",
        arguments: [
            "import FoundationNetworking", "internal import Network", "URLSession.shared.dataTask(with: url)",
            "let a = URLRequest(url: url)", "NWConnection(host: a, port: b, using: .tcp)", "getaddrinfo(a, b, c, &d)",
            "let s = socket(AF_INET, SOCK_STREAM, 0)", "let p = Process()", "popen(\"curl\", \"w\")",
            "UIPasteboard.general.string = text",
        ]
    )
    func finds(_ text: String) {
        #expect(!PatternRule.sending.violations(in: SourceFile("Sources/SimulatedDevice/A.swift", text)).isEmpty)
    }

    @Test(
        "Leaves the simulated network alone.",
        arguments: [
            "device.network.request(host, from: slot)", "import NetworkPart", "// URLSession",
            "let name = \"Process()\"",
            "func connect(to device: SimulatedDevice) {}",
        ]
    )
    func leavesOthersAlone(_ text: String) {
        #expect(PatternRule.sending.violations(in: SourceFile("Sources/SimulatedDevice/A.swift", text)) == [])
    }
}
