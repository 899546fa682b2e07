// SPDX-License-Identifier: Apache-2.0

extension PatternRule {
    /// What an iOS version changes stands in the tables of PermissionRules; nothing else branches on one.
    ///
    /// Carrying a version or a set of rules as data, looking one up by name and asking a table are all fine.
    static let versionBranches = PatternRule(
        forbidden: [
            (#"#(?:un)?available\b"#, remedy),
            (#"\bisOperatingSystemAtLeast\b"#, remedy),
            (subject + #"\s*"# + comparison, remedy),
            (comparison + #"\s*"# + subject, remedy),
            (comparison + #"\s*(?:RuleSet|IOSVersion)?\s*\.\s*ios\d+\w*"#, remedy),
            (#"\.\s*ios\d+\w*\s*"# + comparison, remedy),
            (comparison + #"\s*(?:RuleSet|IOSVersion)\s*\("#, remedy),
            (#"\bcase\s+(?:RuleSet)?\s*\.\s*ios\d+\w*"#, remedy),
            (#"\bswitch\s[^{\n]*"# + subject + #"\s*\{"#, remedy),
            (#"\bcontains\s*\([^()\n]*"# + numbers + #"\s*\)"#, remedy),
            (#"\bios\d+\w*\s*(?:,?\s*\])?\s*\.\s*contains\b"#, remedy),
            (#"\bcontains\s*\(\s*(?:RuleSet)?\s*\.\s*ios\d+\w*\s*\)"#, remedy),
        ],
        binds: { $0.isProduct && $0.target != "PermissionRules" },
        allowances: [
            "Sources/GeoProvider/Gate/UsageTextRule.swift":
                "a real phone has no simulator: a short rule of its own, proved equal to the table"
        ]
    )

    private static let remedy = "what a version changes belongs in a table of PermissionRules; ask the table"

    /// `os`, `device.rules`, `version.major`, `systemVersion` and the like; not `sdkVersion` or `formatVersion`.
    private static let subject =
        #"(?<![\w])(?:\w+\s*\??\s*\.\s*)*(?:os|osVersion|iOSVersion|iosVersion|systemVersion|version|ruleSet|rules|ruleset)"#
        + #"(?:\s*\??\s*\.\s*(?:major|minor|name|first|description))?(?![\w.(])"#
    private static let numbers = #"\b(?:os|osVersion|iOSVersion|iosVersion|systemVersion|major|minor)(?![\w.(])"#
    private static let comparison = #"(?:==|!=|~=|<=|>=|(?<![-<>=\w])[<>](?=\s)|\.\.[.<])(?!\s*nil\b)"#
}
