// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// Delivery in the background, indicator and arrow.
    static let delivery: [Entry] = [
        row(
            .deliveryNeedsPermission,
            "delivery",
            "Nothing is delivered without permission or to a suspended app.",
            .documented,
            "CLLocationManager.h (12.1 SDK)"
        ),
        row(
            .deliveryInUse,
            "delivery",
            "Locations are delivered on screen and through the grace period.",
            .documented,
            "WWDC19 705",
            .graceSeconds
        ),
        row(
            .deliveryInBackground,
            "delivery",
            "In the background updates go on if begun in the foreground with the flag and the mode.",
            .documented,
            "article on location updates in the background"
        ),
        row(
            .deliveryQueued,
            "delivery",
            "A location that came due while the app was suspended is delivered with the next, oldest first.",
            .documented,
            "CLLocationManager.h (12.1 SDK)"
        ),
        row(
            .backgroundModeMissing,
            "delivery",
            "Setting the background flag without the mode ends the app.",
            .documented,
            "reference page of allowsBackgroundLocationUpdates"
        ),
        row(
            .indicatorWhenInUse,
            "status bar",
            "A While-Using app that updates in the background is shown.",
            .documented,
            "WWDC14 706; WWDC17 713"
        ),
        row(
            .indicatorAlwaysOptIn,
            "status bar",
            "An app with Always is shown if it asks to be.",
            rules: .ios11On,
            .documented,
            "reference page of showsBackgroundLocationIndicator"
        ),
        row(
            .indicatorShape,
            "status bar",
            "The indicator is a bar, from iOS 13 a pill around the time.",
            .documented,
            "WWDC14 706; WWDC17 713; the pill is that of phones with a notch"
        ),
        row(
            .arrowSolidWhileUpdating,
            "status bar",
            "The arrow is solid while updates run, hollow for regions.",
            rules: .ios8To10,
            .documented,
            "WWDC14 706"
        ),
        row(
            .arrowSolidAfterDelivery,
            "status bar",
            "The arrow is solid for seconds after a delivery, hollow while locations are only wanted.",
            rules: .ios11On,
            .documented,
            "WWDC17 713"
        ),
        row(
            .arrowInSettings,
            "status bar",
            "Settings marks an app: purple for recent use, grey for use within 24 h, hollow for a geofence.",
            .documented,
            "WWDC14 706; the five minutes of recent use are assumed"
        ),
    ]
}
