// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice
import Testing

/// The recommendation, as numbers: every usage text, every answer, every kind of iOS, each provider.
@Suite("Native-first against SDK-driven")
struct NativeFirstProofTests {
    private static let versions = ["10.3", "12.4", "13.1", "13.4", "14.0", "17.4", "18.0", "26.0"]
    private static let providers = ["native", "amap", "tencent"]

    /// The fewest prompts that can bring what the app wants, as the reference says.
    private func fewestPrompts(_ run: FlowRun) -> Int {
        let number = run.os.split(separator: ".").compactMap { Int($0) }
        let major = number[0]
        guard run.permission == "always" else { return run.texts.contains(.whenInUse) ? 1 : 0 }
        if major <= 10 { return run.texts.contains(.always) ? 1 : 0 }
        guard run.texts.isSuperset(of: [.whenInUse, .alwaysAndWhenInUse]) else { return 0 }
        let isGranted = run.path == .grants || run.path == .keepsWhileUsing
        // "Allow Once" came with iOS 13: before it that user just allows.
        let isAllowed = isGranted || (run.path == .allowsOnce && major < 13)
        let isDeferred = major == 13 && number[1] < 4
        return isAllowed && !isDeferred ? 2 : 1
    }

    @Test(
        "Asking natively never needs the vendor's callback, and raises the fewest prompts possible.",
        arguments: versions,
        providers
    )
    func nativeFirst(os: String, provider: String) throws {
        for run in FlowRun.all(on: os) {
            let summary = try run.summary(provider: provider, flow: .nativeFirst)
            #expect(summary.vendorAuthCallbacks == 0, "\(run)")
            #expect(summary.prompts.count == fewestPrompts(run), "\(run) \(summary)")
            #expect(summary.codes.count == 1, "\(run) \(summary)")
            #expect(!summary.codes.contains("notAsked"), "\(run) \(summary)")
        }
    }

    @Test(
        "Driven by the SDK, AMap calls the app if there is an Always text and anything can prompt.",
        arguments: versions
    )
    func sdkDrivenAMap(os: String) throws {
        let isBefore11 = try IOSVersion(parsing: os) < IOSVersion(parsing: "11")
        for run in FlowRun.all(on: os) where run.path == .grants {
            let summary = try run.summary(provider: "amap", flow: .sdkDriven)
            let hasAlways = !run.texts.isDisjoint(with: [.always, .alwaysAndWhenInUse])
            let canPrompt = run.texts.contains(.whenInUse) || (isBefore11 && run.texts.contains(.always))
            #expect(summary.vendorAuthCallbacks == (hasAlways && canPrompt ? 1 : 0), "\(run) \(summary)")
        }
    }

    @Test(
        "Driven by the SDK, native and Tencent make a request before any decision, and lose it.",
        arguments: versions,
        ["native", "tencent"]
    )
    func sdkDrivenSilence(os: String, provider: String) throws {
        for run in FlowRun.all(on: os) where run.path == .grants {
            let summary = try run.summary(provider: provider, flow: .sdkDriven)
            #expect(summary.prompts.isEmpty && summary.vendorAuthCallbacks == 0, "\(run) \(summary)")
            let lost = summary.codes == ["notAsked"] || summary.codes == ["missingUsageDescription"]
            #expect(lost, "\(run) \(summary)")
        }
    }
}
