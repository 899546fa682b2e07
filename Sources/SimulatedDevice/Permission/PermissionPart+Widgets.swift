// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension PermissionPart {
    /// The user lets the app's widgets have locations, or no longer: the choice While Using the App or Widgets.
    ///
    /// Another choice in Settings, and a reset, end it.
    ///
    /// - Throws: `DeviceActionError` before iOS 14, and while the app has no When-In-Use grant.
    public func setWidgets(_ isAllowed: Bool) throws(DeviceActionError) { try change(.widgets(isAllowed)) }

    /// Whether the app's widgets get locations: with Always they do, and with When In Use if the user said so.
    public var authorizesWidgets: Bool {
        guard !SystemInterface.widgetUpdates.isMissing(in: device.os) else { return false }
        return device.machine.mayUpdateWidgets(in: state).allowed
    }

    /// Settings offers widgets only beside While Using the App.
    func checkWidgets(_ edit: SettingsEdit) throws(DeviceActionError) {
        guard case .widgets = edit else { return }
        guard !SystemInterface.widgetUpdates.isMissing(in: device.os) else {
            throw DeviceActionError("iOS \(device.os) has no location widgets: iOS 14 brought them")
        }
        guard state.grant == .whenInUse else {
            throw DeviceActionError("Settings offers widgets only beside While Using the App: grant that first")
        }
    }
}
