// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

/// A provider in front of another, which lets everything pass until its hooks say otherwise.
public final class ContractInterposer {
    /// What is done to what passes.
    public var hooks = Hooks()
    /// The provider behind.
    public let inner: any LocationProvider
    /// Clock and timers of the world.
    public let environment: ProviderEnvironment
    /// The app's delegate, kept weakly.
    public weak var delegate: (any LocationProviderDelegate)? {
        didSet { hooks.delegate?(delegate) }
    }

    /// How many one-shots are not answered yet.
    var pendingRequests = 0
    /// Whether the app wants updates.
    private(set) var isUpdating = false
    /// Whether the app wanted updates before the start or stop that runs.
    private(set) var wasUpdating = false
    /// The interposers of the same kind in this world, this one included, oldest first.
    let siblings: Siblings

    private var wanted: ProviderConfiguration
    private var hookedAuthority: (any LocationAuthority)?

    init(_ inner: any LocationProvider, environment: ProviderEnvironment, siblings: Siblings) {
        self.inner = inner
        self.environment = environment
        self.siblings = siblings
        wanted = inner.configuration
        inner.delegate = self
        siblings.all.append(Weak(interposer: self))
    }

    /// Has an action run later.
    ///
    /// - Parameters:
    ///   - seconds: How much later.
    ///   - action: The action.
    public func later(_ seconds: Double, _ action: @escaping () -> Void) {
        environment.schedule(after: seconds, label: "mutation", action)
    }

    /// Tells the app's delegate something.
    ///
    /// - Parameter message: Gets the delegate and the provider that speaks.
    public func tell(_ message: (any LocationProviderDelegate, any LocationProvider) -> Void) {
        if let delegate { message(delegate, self) }
    }

    /// Everything of one mutation in one world.
    final class Siblings {
        var all: [Weak] = []
        /// The holds on their requests.
        var tokens: [LocationRequestToken] = []
        var live: [ContractInterposer] { all.compactMap(\.interposer) }
    }

    /// A place in the list of siblings that keeps nobody alive.
    struct Weak {
        weak var interposer: ContractInterposer?
    }
}

extension ContractInterposer: LocationProvider {
    /// The descriptor of the provider behind, unless a hook says otherwise.
    public var descriptor: ProviderDescriptor { hooks.descriptor?(inner.descriptor) ?? inner.descriptor }

    /// The authority of the provider behind, unless a hook puts another one before it.
    public var authority: any LocationAuthority {
        guard let hook = hooks.authority else { return inner.authority }
        if let hookedAuthority { return hookedAuthority }
        let made = hook(inner.authority)
        hookedAuthority = made
        return made
    }

    /// What the app has set; what the provider behind gets of it is for the hooks to say.
    public var configuration: ProviderConfiguration {
        get { wanted }
        set {
            wanted = newValue
            guard let hook = hooks.configuration else { return inner.configuration = newValue }
            if let passed = hook(newValue) { inner.configuration = passed }
        }
    }

    /// What the provider behind finds, unless a hook says otherwise.
    ///
    /// - Parameter configuration: The configuration one means to set.
    /// - Returns: The problems.
    public func problems(with configuration: ProviderConfiguration) -> [LocationError] {
        let found = inner.problems(with: configuration)
        hooks.problemsAsked?(configuration)
        return hooks.problems?(found) ?? found
    }

    /// Passes a request on, through the hooks.
    ///
    /// - Parameters:
    ///   - request: What is wanted.
    ///   - completion: Called as the hooks will have it.
    /// - Returns: The hold on the request.
    @discardableResult
    public func requestLocation(
        _ request: LocationRequest,
        completion: @escaping (Result<Location, LocationError>) -> Void
    ) -> LocationRequestToken {
        pendingRequests += 1
        let submission = Submission(
            request: request,
            status: inner.authority.authorizationStatus,
            interposer: self,
            answer: completion
        )
        guard let hook = hooks.request else { return submission.pass() }
        return hook(submission)
    }

    /// Starts the updates behind, through the hooks.
    public func startUpdatingLocation() {
        (wasUpdating, isUpdating) = (isUpdating, true)
        guard let hook = hooks.start else { return inner.startUpdatingLocation() }
        hook { [inner] in inner.startUpdatingLocation() }
    }

    /// Stops the updates behind, through the hooks.
    public func stopUpdatingLocation() {
        (wasUpdating, isUpdating) = (isUpdating, false)
        guard let hook = hooks.stop else { return inner.stopUpdatingLocation() }
        hook { [inner] in inner.stopUpdatingLocation() }
    }

    /// Starts the headings behind, through the hooks.
    ///
    /// - Throws: What the provider behind or the hook throws.
    public func startUpdatingHeading() throws(LocationError) {
        if let error = hooks.headingError { throw error }
        if !hooks.ignoresHeading { try inner.startUpdatingHeading() }
        hooks.headingStarted?()
    }

    /// Stops the headings behind, through the hooks.
    public func stopUpdatingHeading() {
        if hooks.keepsHeading { return }
        guard let hook = hooks.stopHeading else { return inner.stopUpdatingHeading() }
        hook { [inner] in inner.stopUpdatingHeading() }
    }

    /// Starts watching a region behind, through the hooks.
    ///
    /// - Parameter region: The region.
    /// - Throws: What the provider behind or the hook throws.
    public func startMonitoring(for region: Region) throws(LocationError) {
        if let error = hooks.regionError { throw error }
        if hooks.ignoresRegions { return }
        var passed = region
        if let hook = hooks.startRegion {
            guard let changed = hook(region) else { return }
            passed = changed
        }
        do throws(LocationError) {
            try inner.startMonitoring(for: passed)
        } catch {
            if !hooks.swallowsRegionErrors { throw error }
        }
    }

    /// Stops watching a region behind, through the hooks.
    ///
    /// - Parameter region: The region.
    public func stopMonitoring(for region: Region) {
        if let hook = hooks.endRegion {
            hook(region) { [inner] in inner.stopMonitoring(for: $0) }
        } else {
            inner.stopMonitoring(for: region)
        }
        hooks.stopRegion?(region)
    }
}
