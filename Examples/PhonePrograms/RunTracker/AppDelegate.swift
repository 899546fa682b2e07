// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let tracker = RunTracker()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        print("launched\(launchOptions?[.location] == nil ? "" : " for location")")
        tracker.prepare()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("resigns active")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("in the background")
        tracker.startInBackground()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("comes back")
        tracker.stop()
    }
}
