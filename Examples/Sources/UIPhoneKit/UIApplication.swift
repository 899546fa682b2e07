// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The app as the system sees it; the simulated phone drives its state.
@MainActor
open class UIApplication: UIResponder {
    /// The app of this process.
    public static let shared = UIApplication()

    /// Where the app is in its life cycle.
    public enum State: Int, Sendable {
        /// On screen and in front.
        case active
        /// On screen, with something in front of it.
        case inactive
        /// Off screen.
        case background
    }

    /// Where the app is in its life cycle.
    open private(set) var applicationState = State.inactive
    /// The object that is told what happens to the app.
    open var delegate: (any UIApplicationDelegate)?
    /// The address that opens the app's page in Settings.
    public static let openSettingsURLString = "app-settings:"

    private let watch: LifeCycleWatch

    /// Makes the app of the current phone; `shared` does it, once for a process.
    public required init() {
        watch = LifeCycleWatch(on: SimulatedDevice.current)
        super.init()
        watch.application = self
    }

    /// Whether something on the phone can open an address: Settings can.
    open func canOpenURL(_ url: URL) -> Bool { url.absoluteString == Self.openSettingsURLString }

    /// Opens an address; with Settings in front the app is in the background.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let opens = canOpenURL(url)
        if opens { SimulatedDevice.current.app.enterBackground() }
        guard let completion else { return }
        Task { completion(opens) }
    }

    /// Moves to a state, and tells the delegate and the notification centre of every state in between.
    func move(to new: State) {
        let old = applicationState
        guard new != old else { return }
        if old == .active {
            post(Self.willResignActiveNotification) { $0.applicationWillResignActive($1) }
        } else if old == .background {
            post(Self.willEnterForegroundNotification) { $0.applicationWillEnterForeground($1) }
        }
        applicationState = new
        if new == .background {
            post(Self.didEnterBackgroundNotification) { $0.applicationDidEnterBackground($1) }
        } else if new == .active {
            post(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
        }
    }

    /// Tells that the app was launched.
    func finishLaunching() {
        watch.start()
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        move(to: watch.state)
    }

    private func post(_ name: Notification.Name, _ tell: (any UIApplicationDelegate, UIApplication) -> Void) {
        if let delegate { tell(delegate, self) }
        NotificationCenter.default.post(name: name, object: self)
    }
}
