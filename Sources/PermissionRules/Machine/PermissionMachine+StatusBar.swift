// SPDX-License-Identifier: Apache-2.0

extension PermissionMachine {
    /// How the location indicator looks, and the rule that says so; nil while none is shown.
    ///
    /// `sessionActive` is true while updates that may run in the background were started in the foreground and go on;
    /// `asksForIndicator` is the app's `showsBackgroundLocationIndicator`.
    public func indicator(
        isOffScreen: Bool,
        sessionActive: Bool,
        asksForIndicator: Bool,
        in state: PermissionState
    ) -> (style: RuleTraits.IndicatorStyle, rule: BehaviourRule)? {
        guard isOffScreen, sessionActive else { return nil }
        return switch status(in: state).value {
        case .authorizedWhenInUse where switches.keeps(.indicatorWhenInUse):
            (traits.indicatorStyle, .indicatorWhenInUse)
        case .authorizedAlways where traits.alwaysMayShowIndicator && asksForIndicator:
            (traits.indicatorStyle, .indicatorAlwaysOptIn)
        default: nil
        }
    }

    /// Which arrow the status bar shows, and the rule that says so.
    ///
    /// `updatesWanted`: standard updates run, significant changes are followed or beacons ranged; `monitors`: regions or
    /// visits are monitored; `deliveredRecently`: a location reached an app within the last seconds.
    public func arrow(
        updatesWanted: Bool,
        monitors: Bool,
        deliveredRecently: Bool
    ) -> (arrow: StatusBarArrow, rule: BehaviourRule) {
        if traits.solidArrowMeansDelivered {
            let wanted = updatesWanted || monitors
            return (deliveredRecently ? .solid : wanted ? .hollow : .none, .arrowSolidAfterDelivery)
        }
        return (updatesWanted ? .solid : monitors ? .hollow : .none, .arrowSolidWhileUpdating)
    }

    /// How the list in Settings marks the app, and the rule that says so.
    ///
    /// `sinceDelivery`: the time since a location last reached the app, nil if none has; `monitorsRegions`: the system
    /// watches regions for it.
    public func settingsArrow(
        sinceDelivery: Duration?,
        monitorsRegions: Bool
    ) -> (arrow: SettingsArrow, rule: BehaviourRule) {
        let arrow: SettingsArrow =
            switch sinceDelivery {
            case let time? where time <= Self.recentUse: .solidPurple
            case _ where monitorsRegions: .hollowPurple
            case let time? where time <= .seconds(86_400): .solidGray
            default: .none
            }
        return (switches.keeps(.arrowInSettings) ? arrow : .none, .arrowInSettings)
    }

    /// How long a use counts as recent in Settings.
    private static let recentUse = Duration.seconds(300)

    /// Whether standard updates reach an app now, and the rule that says so.
    ///
    /// `backgroundSession`: the updates were started in the foreground, the background flag is set and the background
    /// mode declared.
    public func mayDeliver(
        presence: AppPresence,
        isSuspended: Bool,
        backgroundSession: Bool,
        in state: PermissionState
    ) -> (allowed: Bool, rule: BehaviourRule) {
        guard status(in: state).value.isAuthorized, !isSuspended else { return (false, .deliveryNeedsPermission) }
        return switch presence {
        case .foreground, .grace: (switches.keeps(.deliveryInUse), .deliveryInUse)
        case .indicator, .background:
            (backgroundSession && switches.keeps(.deliveryInBackground), .deliveryInBackground)
        }
    }
}
