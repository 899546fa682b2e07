// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// The app of a check: a provider's delegate that writes down what it hears and when.
final class Listener: LocationProviderDelegate {
    /// Something that was heard, and when: seconds since the check began.
    struct Heard<Value> {
        let time: Double
        let value: Value
    }

    /// What the app does when the provider asks it for something.
    enum Answer {
        /// It asks the authority, and hands the system's error on.
        case asks
        /// It does nothing, and tells that it is done.
        case declines
        /// It does nothing at all, and keeps what it was handed.
        case ignores
    }

    private(set) var updates: [Heard<Location>] = []
    private(set) var errors: [Heard<LocationError>] = []
    private(set) var authorizations: [Heard<AuthorizationState>] = []
    private(set) var headings: [Heard<Heading>] = []
    private(set) var regions: [Heard<String>] = []
    /// The regions whose border was crossed, as they were told.
    private(set) var crossed: [Region] = []
    /// How often the provider asked the app for permission.
    private(set) var permissionCalls = 0
    /// How often the provider asked the app for full accuracy.
    private(set) var accuracyCalls = 0
    /// Callbacks that came inside a call of the app.
    private(set) var inside: [String] = []

    var permissionAnswer = Answer.declines
    var accuracyAnswer = Answer.asks
    /// Who spoke: once for each fix and each change of the authorization.
    private(set) var senders: [ObjectIdentifier] = []
    /// Called with each fix, inside the delivery.
    var onUpdate: ((Location) -> Void)?
    /// Called with each error of the updates, inside the delivery.
    var onError: ((LocationError) -> Void)?

    /// Completions that the app keeps and never calls.
    private var unanswered: [(LocationError?) -> Void] = []
    private unowned let scene: Scene

    init(_ scene: Scene) { self.scene = scene }

    private func hear<Value>(_ what: String, _ value: Value, _ words: @autoclosure () -> String? = nil) -> Heard<Value>
    {
        if scene.isCalling { inside.append(what) }
        scene.record("\(what) \(words() ?? "\(value)")")
        return Heard(time: scene.now, value: value)
    }

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        _ = hear("doRequireLocationAuth", permissionCalls)
        permissionCalls += 1
        if permissionAnswer == .asks { authority.requestWhenInUseAuthorization() }
    }

    func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        _ = hear("doRequireTemporaryFullAccuracyAuth", accuracyCalls)
        accuracyCalls += 1
        switch accuracyAnswer {
        case .ignores: unanswered.append(completion)
        case .declines: completion(nil)
        case .asks:
            authority.requestTemporaryFullAccuracyAuthorization(
                withPurposeKey: ContractSetUp.purposeKey,
                completion: completion
            )
        }
    }

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        senders.append(ObjectIdentifier(provider))
        authorizations.append(hear("didChangeAuthorization", state))
    }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        senders.append(ObjectIdentifier(provider))
        updates.append(hear("didUpdate", location, Scene.details(of: location)))
        onUpdate?(location)
    }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        errors.append(hear("didFailWith", error))
        onError?(error)
    }

    func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {
        headings.append(hear("didUpdateHeading", heading))
    }

    func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {
        crossed.append(region)
        regions.append(hear("didEnterRegion", "enter \(region.identifier)"))
    }

    func provider(_ provider: any LocationProvider, didExitRegion region: Region) {
        crossed.append(region)
        regions.append(hear("didExitRegion", "exit \(region.identifier)"))
    }

    func provider(
        _ provider: any LocationProvider,
        monitoringDidFailFor region: Region?,
        with error: LocationError
    ) {
        regions.append(hear("monitoringDidFail", "fail \(region?.identifier ?? "unknown")"))
    }
}
