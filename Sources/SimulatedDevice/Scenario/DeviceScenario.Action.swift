// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

extension DeviceScenario {
    /// What a step does.
    public enum Action: Sendable, Equatable {
        /// The app's process starts, in the foreground.
        case launch
        /// The app becomes active.
        case active
        /// The app becomes inactive.
        case inactive
        /// The app goes to the background.
        case background
        /// The app comes back to the foreground.
        case foreground
        /// The app's process ends.
        case terminate
        /// The user quits the app.
        case forceQuit
        /// The phone is switched off and on, and is locked then.
        case restart
        /// The phone is unlocked for the first time since it was switched on.
        case unlock
        /// The app asks natively for When In Use.
        case requestWhenInUse
        /// The app asks natively for Always.
        case requestAlways
        /// The app asks natively for full accuracy, for the purpose that this key of its Info.plist explains.
        case requestTemporaryFullAccuracy(purposeKey: String)
        /// The app asks the provider for one location.
        case requestLocation(LocationCall)
        /// The app starts continuous updates.
        case startUpdating
        /// The app stops continuous updates.
        case stopUpdating
        /// The app cancels the one-shot of this name; nil: the newest that is open.
        case cancel(of: String?)
        /// The user answers the prompt on screen; a nil switch stays as it is.
        case answer(PromptOption, precise: Bool?)
        /// The user, or the device's management, changes a setting.
        case settings(SettingsEdit)
        /// The app opens its page in Settings.
        case openSettings
        /// The user agrees, or does not, to the vendor's privacy terms.
        case agreePrivacy(PrivacyAgreement)
        /// The network comes or goes, or every host on it begins to fail, or no longer does.
        case network(online: Bool, failure: NetworkFailure?)
        /// Positioning becomes possible or impossible.
        case signal(available: Bool)
        /// The app swaps its provider for the one with this id.
        case swap(to: String)
        /// From the next vendor callback on, the app makes itself the delegate of the manager it is handed.
        case hijackDelegate
        /// The phone is carried to a place, or software makes it up.
        case place(Place, bySoftware: Bool)
        /// A fix is put in as it stands.
        case inject(RawFix)
        /// The compass points elsewhere, or is disturbed, or no longer.
        case compass(Compass)
        /// A Bluetooth beacon comes into reach, is at another distance, or is gone.
        case beacon(Beacon)
        /// The app starts monitoring a region.
        case monitorRegion(Region)
        /// The app stops monitoring the region of this name.
        case stopMonitoringRegion(identifier: String)
        /// The app starts heading updates.
        case startHeading
        /// The app stops heading updates.
        case stopHeading
        /// A region or significant-change event is due while the app is not in use.
        case deliverAlwaysEvent
        /// The user installs a new version of the app, with this Info.plist.
        case updateApp(InfoPlistSource)
        /// The user deletes the app and installs it again.
        case reinstall
        /// The user installs a newer iOS.
        case upgradeOS(IOSVersion)
        /// This many days pass.
        case advanceDays(Int)

        /// Whether the step takes the app from one state of its life to another.
        var isLifeCycle: Bool {
            switch self {
            case .launch, .active, .inactive, .background, .foreground, .terminate, .forceQuit, .restart: true
            default: false
            }
        }
    }
}
