// SPDX-License-Identifier: Apache-2.0

extension KnownDifference {
    /// The rows, in the order of the table.
    static let all: [KnownDifference] = [
        .init(
            row: "who asks for permission",
            showing: [
                .differs("who-asks", between: ["native", "amap"], kind: "prompts", because: "AMAP-AUTH-SELF"),
                .differs("who-asks", between: ["amap", "tencent"], kind: "prompts.id", because: "AMAP-AUTH-SELF"),
                .differs(
                    "asked-by-init",
                    between: ["native", "tencent"],
                    kind: "prompts",
                    because: "TENCENT-AUTH-INIT"
                ),
            ]
        ),
        .init(
            row: "delegate for asking",
            showing: [
                .differs(
                    "asked-to-ask",
                    between: ["native", "amap"],
                    kind: "vendorAuthCallbacks",
                    because: "AMAP-AUTH-CALLBACK"
                )
            ]
        ),
        .init(
            row: "temporary accuracy",
            showing: [
                .differs(
                    "temporary-accuracy",
                    between: ["amap", "tencent"],
                    kind: "prompts.id",
                    because: "AMAP-TEMP-CALLBACK"
                )
            ]
        ),
        .init(
            row: "accuracy mode",
            showing: [
                .differs(
                    "accuracy-mode",
                    between: ["native", "amap"],
                    kind: "completions.vendorCode",
                    because: "AMAP-TEMP-REQUIRED"
                )
            ]
        ),
        .init(
            row: "permission callback from iOS 14",
            showing: [.interface("what is handed over differs; the provider's callback is one")]
        ),
        .init(row: "permission status accessor", showing: [.interface("the provider's authority reads the system's")]),
        .init(row: "one-shot call", showing: [.interface("block, block with Bool, delegate: one completion here")]),
        .init(
            row: "time-outs",
            showing: [
                .evenedOut("no-signal", kind: "completions.t"),
                .differs(
                    "no-signal",
                    between: ["native", "amap"],
                    kind: "completions.vendorCode",
                    because: "AMAP-ONE-EMPTY"
                ),
            ]
        ),
        .init(
            row: "waits for the accuracy, then takes the best",
            showing: [
                .differs(
                    "best-accuracy",
                    between: ["native", "amap"],
                    kind: "completions.t",
                    because: "AMAP-ONE-TIMEOUT"
                ),
                .differs(
                    "best-accuracy",
                    between: ["amap", "tencent"],
                    kind: "completions.t",
                    because: "AMAP-ONE-TIMEOUT"
                ),
            ]
        ),
        .init(row: "one-shot during updates", showing: [.evenedOut("one-shot-during-updates", kind: "locations")]),
        .init(row: "several one-shots at once", showing: [.evenedOut("two-one-shots", kind: "completions")]),
        .init(row: "cancelling, and its code", showing: [.evenedOut("cancelled", kind: "completions")]),
        .init(
            row: "denied",
            showing: [
                .differs(
                    "denied",
                    between: ["native", "amap"],
                    kind: "completions.vendorCode",
                    because: "AMAP-ONE-DENIED"
                ),
                .differs(
                    "denied",
                    between: ["native", "tencent"],
                    kind: "completions.vendorDomain",
                    because: "TENCENT-ERROR-DOMAIN"
                ),
                .differs(
                    "refused-at-the-prompt",
                    between: ["native", "amap"],
                    kind: "completions.vendorCode",
                    because: "AMAP-ONE-REFUSAL"
                ),
            ]
        ),
        .init(
            row: "position unknown, still trying",
            showing: [
                .evenedOut("signal-lost", kind: "errors.code"),
                .differs(
                    "signal-lost",
                    between: ["native", "tencent"],
                    kind: "errors.vendorDomain",
                    because: "TENCENT-ERROR-CODES"
                ),
            ]
        ),
        .init(
            row: "address that fails",
            showing: [
                .differs(
                    "address-offline",
                    between: ["native", "amap"],
                    kind: "completions.vendorCode",
                    because: "AMAP-ADDRESS-FAILED"
                ),
                .differs(
                    "address-offline",
                    between: ["amap", "tencent"],
                    kind: "completions.vendorCode",
                    because: "TENCENT-ADDRESS-FAILED"
                ),
            ]
        ),
        .init(
            row: "datum in China and abroad",
            showing: [
                .differs(
                    "datum-mainland",
                    between: ["native", "amap"],
                    kind: "lastLocation.datum",
                    because: "AMAP-DATUM"
                ),
                .differs(
                    "datum-mainland",
                    between: ["native", "tencent"],
                    kind: "lastLocation.datum",
                    because: "TENCENT-DATUM"
                ),
                .evenedOut("datum-abroad", kind: "lastLocation"),
            ]
        ),
        .init(
            row: "privacy gate",
            showing: [
                .differs(
                    "no-consent",
                    between: ["native", "amap"],
                    kind: "completions.code",
                    because: "AMAP-PRIVACY-NIL"
                ),
                .differs(
                    "no-consent",
                    between: ["native", "tencent"],
                    kind: "completions.code",
                    because: "TENCENT-PRIVACY-NIL"
                ),
            ]
        ),
        .init(
            row: "consent, and permission, that come late",
            showing: [
                .differs(
                    "consent-late",
                    between: ["native", "amap"],
                    kind: "completions.code",
                    because: "AMAP-PRIVACY-NIL"
                ),
                .differs(
                    "consent-late",
                    between: ["native", "tencent"],
                    kind: "completions.code",
                    because: "TENCENT-PRIVACY-NIL"
                ),
                .differs(
                    "permission-late",
                    between: ["native", "amap"],
                    kind: "vendorAuthCallbacks",
                    because: "AMAP-AUTH-CALLBACK"
                ),
            ]
        ),
        .init(
            row: "key of another app",
            showing: [
                .differs(
                    "key-of-another-bundle",
                    between: ["native", "amap"],
                    kind: "completions.code",
                    because: "AMAP-KEY-REFUSED"
                ),
                .differs(
                    "key-of-another-bundle",
                    between: ["amap", "tencent"],
                    kind: "completions.code",
                    because: "AMAP-KEY-REFUSED"
                ),
            ]
        ),
        .init(
            row: "fake location",
            showing: [
                .differs(
                    "faked-place",
                    between: ["native", "amap"],
                    kind: "completions.code",
                    because: "AMAP-FAKE-RISK"
                ),
                .differs(
                    "faked-place",
                    between: ["amap", "tencent"],
                    kind: "completions.code",
                    because: "AMAP-FAKE-RISK"
                ),
            ]
        ),
        .init(
            row: "pausing by default",
            showing: [
                .differs(
                    "automatic-pause",
                    between: ["native", "amap"],
                    kind: "applicationState",
                    because: "AMAP-UPD-PAUSE"
                ),
                .differs(
                    "automatic-pause",
                    between: ["amap", "tencent"],
                    kind: "applicationState",
                    because: "AMAP-UPD-PAUSE"
                ),
                .evenedOut("automatic-pause", kind: "errors"),
            ]
        ),
        .init(
            row: "address abroad",
            showing: [
                .evenedOut("abroad-overseas-right", kind: "completions"),
                .differs(
                    "abroad-without-overseas-right",
                    between: ["amap", "tencent"],
                    kind: "completions.code",
                    because: "AMAP-ADDRESS-ABROAD"
                ),
                .differs(
                    "place-taipei",
                    between: ["amap", "tencent"],
                    kind: "completions.code",
                    because: "AMAP-ADDRESS-ABROAD"
                ),
                .differs(
                    "place-blagoveshchensk",
                    between: ["amap", "tencent"],
                    kind: "completions.code",
                    because: "AMAP-ADDRESS-ABROAD"
                ),
                .differs(
                    "place-sinuiju",
                    between: ["amap", "tencent"],
                    kind: "completions.code",
                    because: "AMAP-ADDRESS-ABROAD"
                ),
            ]
        ),
        .init(
            row: "datum at the border, in Hong Kong and in Macau",
            showing: [
                .differs(
                    "place-hong-kong",
                    between: ["native", "amap"],
                    kind: "lastLocation.datum",
                    because: "AMAP-DATUM"
                ),
                .differs(
                    "place-macau",
                    between: ["native", "amap"],
                    kind: "lastLocation.datum",
                    because: "AMAP-DATUM"
                ),
                .differs(
                    "place-heihe",
                    between: ["native", "amap"],
                    kind: "lastLocation.datum",
                    because: "AMAP-DATUM"
                ),
                .differs(
                    "place-dandong",
                    between: ["native", "amap"],
                    kind: "lastLocation.datum",
                    because: "AMAP-DATUM"
                ),
                .differs(
                    "place-shenzhen-border",
                    between: ["native", "amap"],
                    kind: "lastLocation.datum",
                    because: "AMAP-DATUM"
                ),
                .differs(
                    "place-zhuhai-border",
                    between: ["native", "amap"],
                    kind: "lastLocation.datum",
                    because: "AMAP-DATUM"
                ),
            ]
        ),
        .init(
            row: "address in continuous updates",
            showing: [.interface("off unless asked for here, whatever the SDK does")]
        ),
        .init(row: "states of a fence", showing: [.interface("fences of the SDKs are no part of the protocol")]),
        .init(
            row: "activity type",
            showing: [.interface("a default that steers pausing, whose value nobody publishes")]
        ),
        .init(row: "object that carries the address", showing: [.interface("one Address value here")]),
        .init(row: "nullability in Swift", showing: [.interface("nothing is implicitly unwrapped here")]),
    ]
}
