// SPDX-License-Identifier: Apache-2.0

/// What the SDK does, rule by rule; the raw value is the id that journals cite.
public enum BaiduHabit: String, Sendable, CaseIterable {
    /// Without consent a manager is nil.
    case privacyGate = "BAIDU-PRIVACY-NIL"
    /// The key is checked on the network.
    case key = "BAIDU-KEY"
    /// The SDK asks for permission, or has the app ask.
    case asks = "BAIDU-AUTH-ASKS"
    /// Authorization callbacks are passed on.
    case forwardsAuthorization = "BAIDU-AUTH-FORWARD"
    /// A one-shot while updates run.
    case refusedWhileUpdating = "BAIDU-ONE-REFUSED"
    /// When a one-shot has enough.
    case enough = "BAIDU-ONE-ENOUGH"
    /// A one-shot's clock.
    case timeout = "BAIDU-ONE-TIMEOUT"
    /// A one-shot while the position is not known.
    case unknown = "BAIDU-ONE-UNKNOWN"
    /// A one-shot without permission.
    case denied = "BAIDU-ONE-DENIED"
    /// A one-shot that fails and is not told so.
    case silent = "BAIDU-ONE-SILENT"
    /// A one-shot that is cancelled.
    case cancelled = "BAIDU-ONE-CANCELLED"
    /// The address is looked up after the location.
    case address = "BAIDU-ADDRESS"
    /// What updates deliver.
    case updates = "BAIDU-UPD"
    /// Updates do not pause.
    case pause = "BAIDU-UPD-PAUSE"
    /// The datum in China and abroad.
    case datum = "BAIDU-DATUM"
    /// The likelihood of a fake.
    case mock = "BAIDU-MOCK"
    /// How fences are watched.
    case fences = "BAIDU-FENCE"

    /// What holds, in one sentence.
    public var statement: String { row.statement }
    /// How sure it is.
    public var confidence: String { row.confidence }
    /// Where it comes from.
    public var source: String { row.source }
    /// The switch that changes it, if there is one.
    public var point: BaiduSwitch? { row.point }
}
