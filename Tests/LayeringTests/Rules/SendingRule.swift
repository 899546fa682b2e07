// SPDX-License-Identifier: Apache-2.0

extension PatternRule {
    /// Nothing is ever sent anywhere: no code reaches a network, another process or a pasteboard.
    static let sending = PatternRule(
        forbidden: [
            (
                #"\bimport\s+(?:FoundationNetworking|Network|CFNetwork|NetworkExtension|NIO\w*|AsyncHTTPClient|WebKit)\b"#,
                "nothing is sent anywhere; the simulated network is the device's"
            ),
            (
                #"\b(?:URLSession\w*|URLRequest|URLConnection|NSURLConnection|NWConnection|NWListener|CFStreamCreate\w*|CFSocket\w*)\b"#,
                "nothing is sent anywhere"
            ),
            (
                #"\b(?:Stream\s*\.\s*getStreamsToHost|getaddrinfo|gethostbyname|sendto|sendmsg)\b"#,
                "nothing is sent anywhere"
            ),
            (#"(?<![\w.])(?:socket|connect|bind|listen)\s*\(\s*(?:AF_|PF_|fd|sock)"#, "nothing is sent anywhere"),
            (
                #"(?<![\w.])(?:Process\s*\(\s*\)|(?:posix_spawn|popen|execv\w*|system)\s*\(\s*[&"])"#,
                "nothing is handed to a program"
            ),
            (#"\b(?:UIPasteboard|NSPasteboard|NSUbiquitous\w+|CKContainer)\b"#, "nothing leaves the process"),
        ],
        allowances: [:]
    )
}
