// SPDX-License-Identifier: Apache-2.0

extension StatusRule {
    /// What an app reads; the first row that matches decides.
    static let table: [StatusRule] = [
        row(
            "VIS-RESTRICTED",
            "Restricted is read whatever else holds.",
            .inferred,
            "CLAuthorizationStatus",
            restricted: true,
            flag: FlagPosition(name: .restrictedWins, isOn: true),
            .restricted
        ),
        row(
            "VIS-SERVICES-OFF",
            "With Location Services off every app reads denied.",
            .documented,
            "reference page of CLAuthorizationStatus.denied",
            servicesOn: false,
            flag: FlagPosition(name: .servicesOffKeepsStatus, isOn: false),
            .denied
        ),
        row(
            "VIS-RESTRICTED-LAST",
            "Restricted is read.",
            .documented,
            "CLAuthorizationStatus",
            restricted: true,
            .restricted
        ),
        row(
            "VIS-UNASKED",
            "An undecided app reads notDetermined.",
            .documented,
            "CLAuthorizationStatus",
            grants: [.unasked],
            .notDetermined
        ),
        row(
            "VIS-DENIED",
            "A refused app reads denied.",
            .documented,
            "CLAuthorizationStatus",
            grants: [.denied],
            .denied
        ),
        row(
            "VIS-WIU",
            "A While-Using grant and Allow Once both read authorizedWhenInUse.",
            .documented,
            "WWDC19 705",
            grants: [.whenInUse, .once],
            .authorizedWhenInUse
        ),
        row(
            "VIS-ALWAYS",
            "Provisional and permanent Always both read authorizedAlways.",
            .documented,
            "WWDC19 705",
            grants: [.provisionalAlways, .always],
            .authorizedAlways
        ),
    ]

    private static func row(
        _ id: String,
        _ statement: String,
        _ confidence: RuleConfidence,
        _ source: String,
        grants: Set<AccessGrant>? = nil,
        restricted: Bool? = nil,
        servicesOn: Bool? = nil,
        flag: FlagPosition? = nil,
        _ status: VisibleStatus
    ) -> StatusRule {
        StatusRule(
            ledger: LedgerRow(
                id,
                area: "status",
                statement,
                confidence,
                source: source,
                switchName: flag?.name
            ),
            grants: grants,
            restricted: restricted,
            servicesOn: servicesOn,
            flag: flag,
            status: status
        )
    }
}
