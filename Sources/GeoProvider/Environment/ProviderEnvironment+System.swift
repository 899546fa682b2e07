// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(UIKit)
    import UIKit
#endif

extension ProviderEnvironment {
    /// The world of a real app: its bundle, the run loop of the calling thread, the application, Settings.
    ///
    /// Make it on the isolation where the provider is used, which in an app is the main actor. Without UIKit the
    /// application always counts as active and Settings do not open.
    ///
    /// - Returns: A new environment.
    public static func system() -> ProviderEnvironment {
        ProviderEnvironment(SystemBackend())
    }
}

/// The real world, without UIKit where there is none.
private final class SystemBackend: ProviderEnvironmentBackend {
    let infoDictionary = InfoDictionary(bundle: .main)

    let systemVersion: SystemVersion = {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return SystemVersion(version.majorVersion, version.minorVersion, version.patchVersion)
    }()

    private let thread = Thread.current

    func checkIsolation() {
        precondition(
            Thread.current === thread,
            "A provider is used on the thread it was made on, in an app the main one: call it from the main actor, for "
                + "example by building the target with main-actor default isolation."
        )
    }

    var now: Double { Date().timeIntervalSince1970 }

    func schedule(after seconds: Double, label: String, _ action: @escaping () -> Void) -> ScheduledAction {
        ThreadTimers.current.schedule(after: seconds, action)
    }

    func askElsewhere(_ question: @escaping @Sendable () -> Bool, _ answer: @escaping (Bool) -> Void) {
        ThreadAnswers.ask(question, answer)
    }

    #if canImport(UIKit)
        private lazy var application = ApplicationObserver()

        var applicationState: ApplicationState {
            MainActor.assumeIsolated { ApplicationState(UIApplication.shared.applicationState) }
        }

        func openSettings() {
            MainActor.assumeIsolated {
                guard let page = URL(string: UIApplication.openSettingsURLString) else { return }
                UIApplication.shared.open(page)
            }
        }

        func observeApplicationState(_ handler: @escaping (ApplicationState) -> Void) -> ObservationToken {
            application.observers.add(handler)
        }
    #else
        var applicationState: ApplicationState { .active }

        func openSettings() {}

        func observeApplicationState(_ handler: @escaping (ApplicationState) -> Void) -> ObservationToken {
            ObservationToken {}
        }
    #endif
}

extension InfoDictionary {
    /// Reads a bundle's Info.plist; a value of another type than the system reads counts as missing.
    fileprivate init(bundle: Bundle) {
        let values = bundle.infoDictionary ?? [:]
        self.init(
            usageDescriptions: values.compactMapValues { $0 as? String }.filter {
                $0.key.hasSuffix("UsageDescription")
            },
            backgroundModes: values["UIBackgroundModes"] as? [String] ?? [],
            temporaryUsageDescriptions: values[InfoDictionary.temporaryDictionaryKey] as? [String: String] ?? [:]
        )
    }
}

#if canImport(UIKit)
    extension ApplicationState {
        fileprivate init(_ state: UIApplication.State) {
            switch state {
            case .active: self = .active
            case .inactive: self = .inactive
            case .background: self = .background
            @unknown default: self = .inactive
            }
        }
    }

    /// Hears the application's notifications on the main thread.
    private final class ApplicationObserver: NSObject {
        let observers = ObserverList<ApplicationState>()

        override init() {
            super.init()
            let center = NotificationCenter.default
            let names: [(NSNotification.Name, Selector)] = [
                (UIApplication.didBecomeActiveNotification, #selector(becameActive)),
                (UIApplication.willResignActiveNotification, #selector(becameInactive)),
                (UIApplication.didEnterBackgroundNotification, #selector(enteredBackground)),
            ]
            for (name, selector) in names {
                center.addObserver(self, selector: selector, name: name, object: nil)
            }
        }

        @objc private func becameActive() { observers.send(.active) }
        @objc private func becameInactive() { observers.send(.inactive) }
        @objc private func enteredBackground() { observers.send(.background) }
    }
#endif
