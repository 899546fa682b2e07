// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Observation

/// What the map follows, with the interfaces of iOS 17 and 18.
@Observable
final class LocationFeed {
    static let shared = LocationFeed()

    private(set) var latest: CLLocation?
    private(set) var isStationary = false
    private(set) var problem: String?

    @ObservationIgnored private var session: CLServiceSession?
    @ObservationIgnored private var loop: Task<Void, Never>?

    func start() {
        guard loop == nil else { return }
        session = CLServiceSession(authorization: .whenInUse)
        loop = Task {
            do {
                for try await update in CLLocationUpdate.liveUpdates(.default) {
                    show(update)
                }
            } catch {
                problem = error.localizedDescription
                print("the feed broke: \(error)")
            }
        }
    }

    func stop() {
        loop?.cancel()
        loop = nil
        session?.invalidate()
        session = nil
    }

    private func show(_ update: CLLocationUpdate) {
        isStationary = update.stationary
        if let location = update.location {
            latest = location
            problem = nil
            print(String(format: "at %.4f, %.4f", location.coordinate.latitude, location.coordinate.longitude))
        } else if update.authorizationRequestInProgress {
            print("the user is being asked")
        } else if update.authorizationDenied || update.authorizationDeniedGlobally || update.authorizationRestricted {
            problem = "Location is not allowed."
            print("not allowed")
            stop()
        } else if update.insufficientlyInUse {
            print("not in use")
        } else if update.locationUnavailable {
            print("no location now")
        }
    }
}
