// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// What is told what happens to the app; every method is optional.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app was launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app is in front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Something is about to be in front of the app, or it is about to leave the screen.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app is off the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app is about to come back on screen.
    func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Nothing.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
}

extension UIApplicationDelegate where Self: UIResponder {
    /// Runs the app for the life of the process.
    public static func main() {
        let application = UIApplication.shared
        application.delegate = Self()
        application.finishLaunching()
        dispatchMain()
    }
}
