// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// What permission means for location services, worked out once per change.
struct PermissionView {
    /// Whether a manager may locate.
    enum Access {
        case undetermined, allowed, refused
    }

    private(set) var access = Access.undetermined
    /// Whether every location must be an approximate one.
    private(set) var isReduced = false
    /// The permission's stamp when it was looked at.
    private(set) var stamp = -1

    /// Looks again.
    mutating func refresh(_ permission: PermissionPart) {
        stamp = permission.stamp.pointee
        let status = permission.status
        access = status.isAuthorized ? .allowed : status == .notDetermined ? .undetermined : .refused
        // Where services off leave the status as it was, starting fails nevertheless.
        if !permission.servicesEnabled { access = .refused }
        isReduced = permission.accuracy == .reduced
    }
}

extension LocationClient {
    /// Looks at the permission again if something changed.
    @inline(__always)
    private func look() {
        if permissionStamp.pointee != permission.stamp { permission.refresh(device.permissionPart) }
    }

    /// Whether the manager may locate now.
    var access: PermissionView.Access {
        look()
        return permission.access
    }

    /// Whether the user grants approximate locations only.
    var grantsReducedOnly: Bool {
        look()
        return permission.isReduced
    }

    /// Whether locations must be approximate ones: by permission, or because no better ones are wanted.
    var isReduced: Bool {
        look()
        return isReducedAsKnown
    }

    /// The same by what is known of the permission, which was just looked at.
    var isReducedAsKnown: Bool {
        permission.isReduced || settings.wantsReduced && device.traits.hasAccuracyAuthorization
    }

    /// Whether a location may reach the app now, and the rule that says so.
    var mayDeliver: (allowed: Bool, rule: BehaviourRule) {
        guard access == .allowed || !device.keeps(.deliveryNeedsPermission) else {
            return (false, .deliveryNeedsPermission)
        }
        return device.appPart.isOnScreen
            ? (device.keeps(.deliveryInUse), .deliveryInUse) : device.locationPart.mayDeliver(to: openSession())
    }
}
