// SPDX-License-Identifier: Apache-2.0

extension PlistRule {
    private static let modes = InfoPlistKey.backgroundModes.rawValue

    /// The background mode on versions where no request can show a prompt.
    @Sendable
    static func backgroundWithoutAuthorization(in subject: PlistSubject) -> [PlistFinding] {
        guard subject.hasBackgroundMode else { return [] }
        let silent = subject.targets.filter { target in
            let machine = PermissionMachine(RuleSet(binding: target))
            return AuthorizationRequest.allCases.allSatisfy {
                !machine.missingTexts(for: $0, among: subject.keys).isEmpty
            }
        }
        guard !silent.isEmpty else { return [] }
        let arguments = ["versions": silent.map(\.description).joined(separator: ", ")]
        let line = modeLine(in: subject)
        return [PlistFinding(.backgroundWithoutAuthorization, key: modes, line: line, os: silent, arguments)]
    }

    /// The background mode with the When-In-Use text alone.
    @Sendable
    static func backgroundWhenInUseOnly(in subject: PlistSubject) -> [PlistFinding] {
        guard subject.hasBackgroundMode, subject.keys == [.whenInUse] else { return [] }
        return [PlistFinding(.backgroundWhenInUseOnly, key: modes, line: modeLine(in: subject))]
    }

    /// A text for Always without the background mode.
    @Sendable
    static func noBackgroundMode(in subject: PlistSubject) -> [PlistFinding] {
        guard !subject.hasBackgroundMode, !subject.keys.isDisjoint(with: [.always, .alwaysAndWhenInUse]) else {
            return []
        }
        let isFact = !subject.has(.whenInUse) || subject.isPartial
        let line = subject.line(.backgroundModes) ?? subject.line(.alwaysAndWhenInUse) ?? subject.line(.always)
        return [PlistFinding(.noBackgroundMode, severity: isFact ? .info : nil, key: modes, line: line)]
    }

    /// A list of background modes that is empty.
    @Sendable
    static func backgroundModesEmpty(in subject: PlistSubject) -> [PlistFinding] {
        guard subject.value(.backgroundModes)?.array?.isEmpty == true else { return [] }
        return [PlistFinding(.backgroundModesEmpty, key: modes, line: subject.line(.backgroundModes))]
    }

    private static func modeLine(in subject: PlistSubject) -> Int? {
        subject.value(.backgroundModes)?.array?.first { $0.string == "location" }?.line
    }
}
