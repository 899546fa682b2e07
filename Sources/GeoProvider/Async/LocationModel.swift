// SPDX-License-Identifier: Apache-2.0

public import Observation

/// What a screen shows of the location, and the two things it can ask for.
///
/// A view keeps one as `@State`, reads its properties, and calls ``request(_:)`` from a `Task` or ``follow()`` from
/// `.task`. The model asks for permission natively first, so that no vendor's SDK finds an undetermined status, and
/// works with every provider in the same way.
///
/// It belongs to no actor: its methods run where they are called from, on the main actor in an app and on the device in
/// a test. Make it, use it and drop it on the isolation that its provider is used on. Several requests may run at once.
/// It leaves the provider's delegate to the app.
@available(macOS 14, iOS 17, *)
@Observable
public final class LocationModel {
    /// Status and accuracy as of now.
    public private(set) var authorization: AuthorizationState

    /// The last fix, or nil before the first.
    ///
    /// It stays where a later request fails, or the permission is taken away; its timestamp says how old it is.
    public private(set) var location: Location?

    /// Why the last request brought no fix, or nil if it brought one.
    ///
    /// A task that was cancelled leaves it as it was.
    public private(set) var error: LocationError?

    /// Whether a request or ``follow()`` is running.
    public var isLocating: Bool { running > 0 }

    private var running = 0
    @ObservationIgnored private let provider: any LocationProvider
    @ObservationIgnored private let gate: NativeFirstGate
    @ObservationIgnored private let permission: LocationPermission
    @ObservationIgnored private var observation: ObservationToken?

    /// Makes a model; nothing is asked and nothing started.
    ///
    /// - Parameters:
    ///   - provider: Where locations come from.
    ///   - environment: Where usage texts and the application's state are read.
    ///   - permission: What the app asks the user for.
    public init(
        provider: any LocationProvider,
        environment: ProviderEnvironment,
        permission: LocationPermission = .whenInUse
    ) {
        self.provider = provider
        self.permission = permission
        gate = NativeFirstGate(authority: provider.authority, environment: environment)
        authorization = provider.authority.authorizationState
        observation = provider.authority.observeAuthorization { [weak self] state in self?.authorization = state }
    }

    deinit { observation?.cancel() }

    /// How exact locations are, or nil while the app may not locate.
    public var accuracy: AccuracyAuthorization? { authorization.accuracy }

    /// Asks for permission where that is still possible, and for one fix.
    ///
    /// It ends in ``location`` or in ``error``.
    ///
    /// - Parameter request: What is wanted and how long it may take.
    public func request(_ request: LocationRequest = LocationRequest()) async {
        await locate { model throws(LocationError) in
            model.location = try await model.provider.requestLocation(request)
        }
    }

    /// Asks for permission where that is still possible, and keeps ``location`` up to date until its task is cancelled.
    ///
    /// An error that is not transient ends it, and stands in ``error``.
    @available(macOS 15, iOS 18, *)
    public func follow() async {
        await locate { model throws(LocationError) in
            for try await location in model.provider.locationUpdates() {
                model.location = location
                model.error = nil
            }
        }
    }

    /// Passes the gate and does some work; what either fails with becomes ``error``.
    private func locate(_ work: (LocationModel) async throws(LocationError) -> Void) async {
        running += 1
        defer { running -= 1 }
        do throws(LocationError) {
            let outcome = try await gate.requestAuthorization(for: permission)
            if let refusal = outcome.error { throw refusal }
            try await work(self)
            error = nil
        } catch {
            if error.code != .cancelled { self.error = error }
        }
    }
}
