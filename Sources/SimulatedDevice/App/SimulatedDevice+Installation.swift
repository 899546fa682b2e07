// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

extension SimulatedDevice {
    /// The user installs a new version of the app, which declares something else.
    ///
    /// The app's process ends. What the new texts no longer allow is taken back; a refusal stays.
    public func updateApp(_ declaration: AppDeclaration) {
        appPart.terminate(reason: "updated")
        configuration.declaration = declaration
        note(.user, .settings, "the app is updated")
        permissionPart.replace(.update)
    }

    /// The user deletes the app and installs it again: it has never asked, and nothing is watched for it any more.
    public func reinstallApp() {
        appPart.terminate(reason: "deleted and installed again")
        storage.endInstallation()
        locationPart.endInstallation()
        note(.user, .settings, "the app is installed again")
        permissionPart.replace(.reinstall)
    }

    /// The user installs a newer iOS; the app's process ends, and its decisions are kept.
    ///
    /// - Throws: `DeviceActionError` for a version that is not newer.
    public func upgrade(to os: IOSVersion) throws(DeviceActionError) {
        guard os.isUpgrade(of: self.os) else {
            throw DeviceActionError("iOS \(self.os) cannot be upgraded to iOS \(os): only a newer version can")
        }
        appPart.terminate(reason: "iOS is upgraded")
        note(.user, .settings, "iOS \(self.os) → \(os)")
        permissionPart.replace(.systemUpgrade)
        configuration.os = os
        machine = configuration.makeMachine()
        locationPart.refresh()
    }
}
