// SPDX-License-Identifier: Apache-2.0

/// What an app was built as, where iOS treats it differently.
public enum AppBuild: String, Sendable, CaseIterable {
    /// An app built with an SDK of iOS 11 or later.
    case current
    /// An app built with an SDK of iOS 8 to 10.
    case sdk8to10
    /// An app built with an SDK of iOS 7 or earlier, which cannot ask.
    case sdk7
    /// An App Clip.
    case appClip

    /// What an app is that was linked with an SDK of that major version, nil meaning a current one.
    public init(linkedSDKMajor major: Int?, isAppClip: Bool) {
        let linked = major ?? Self.newestMajor
        self = isAppClip ? .appClip : linked < 8 ? .sdk7 : linked < 11 ? .sdk8to10 : .current
    }

    /// The major version of an SDK that is written like `10.3`; nil for what is no version of iOS 4 to 27.
    public static func sdkMajor(parsing text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0] else { return nil }
        return (4...newestMajor).contains(major) ? major : nil
    }

    private static let newestMajor = 27
}
