// SPDX-License-Identifier: Apache-2.0

extension PatternRule {
    /// The suite judges every provider alike: a vendor is named only where a clause states its source.
    static let vendorNames = PatternRule(
        forbidden: [
            (
                #"(?i)amap|gaode|autonavi|tencent|qqmap|baidu|bmkloc|高德|腾讯|百度"#,
                "the suite knows no vendor; only a clause's source may name one"
            )
        ],
        view: .withoutSources,
        binds: { $0.path.hasPrefix("Sources/ProviderContract/") }
    )
}
