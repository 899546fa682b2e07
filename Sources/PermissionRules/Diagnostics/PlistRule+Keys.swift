// SPDX-License-Identifier: Apache-2.0

extension PlistRule {
    /// None of the three usage texts.
    @Sendable
    static func noKeys(in subject: PlistSubject) -> [PlistFinding] {
        subject.keys.isEmpty ? [PlistFinding(.noKeys, key: UsageKey.whenInUse.rawValue)] : []
    }

    /// An Always text without the When-In-Use text.
    @Sendable
    static func whenInUseMissing(in subject: PlistSubject) -> [PlistFinding] {
        guard let present = subject.keys.min(), !subject.has(.whenInUse) else { return [] }
        let arguments = ["present": subject.keys.sorted().map(\.rawValue).joined(separator: ", ")]
        return [
            PlistFinding(.whenInUseMissing, key: UsageKey.whenInUse.rawValue, line: subject.line(present), arguments)
        ]
    }

    /// The Always text of iOS 8 to 10 without the one of iOS 11 and later.
    @Sendable
    static func alwaysAndWhenInUseMissing(in subject: PlistSubject) -> [PlistFinding] {
        guard subject.has(.always), !subject.has(.alwaysAndWhenInUse) else { return [] }
        let key = UsageKey.alwaysAndWhenInUse.rawValue
        return [PlistFinding(.alwaysAndWhenInUseMissing, key: key, line: subject.line(.always))]
    }

    /// The Always text of iOS 11 and later without the one of iOS 8 to 10.
    @Sendable
    static func alwaysMissingOld(in subject: PlistSubject) -> [PlistFinding] {
        guard subject.has(.alwaysAndWhenInUse), !subject.has(.always) else { return [] }
        let key = UsageKey.always.rawValue
        return [PlistFinding(.alwaysMissingOld, key: key, line: subject.line(.alwaysAndWhenInUse))]
    }

    /// The Always text of iOS 8 to 10, told as a fact.
    @Sendable
    static func legacyAlways(in subject: PlistSubject) -> [PlistFinding] {
        guard subject.has(.always), !subject.has(.alwaysAndWhenInUse) else { return [] }
        return [PlistFinding(.legacyAlways, key: UsageKey.always.rawValue, line: subject.line(.always))]
    }

    /// The key of macOS; an error where it is all there is.
    @Sendable
    static func legacyUsage(in subject: PlistSubject) -> [PlistFinding] {
        guard subject.value(.legacyUsage) != nil else { return [] }
        let (key, line) = (InfoPlistKey.legacyUsage.rawValue, subject.line(.legacyUsage))
        return subject.keys.isEmpty
            ? [PlistFinding(.legacyUsageAlone, severity: .error, key: key, line: line)]
            : [PlistFinding(.legacyUsage, key: key, line: line)]
    }
}
