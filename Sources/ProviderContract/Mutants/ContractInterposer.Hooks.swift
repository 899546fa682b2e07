// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

extension ContractInterposer {
    /// What happens to the things that pass; a hook that is nil lets them pass.
    public struct Hooks {
        /// Gets a request and gives the hold on it.
        public var request: ((Submission) -> LocationRequestToken)?
        /// Gets a fix of the updates and a way to the app.
        public var update: ((Location, @escaping (Location) -> Void) -> Void)?
        /// Gets an error of the updates and a way to the app.
        public var error: ((LocationError, @escaping (LocationError) -> Void) -> Void)?
        /// Gets a change of status or accuracy and a way to the app.
        public var authorization: ((AuthorizationState, @escaping (AuthorizationState) -> Void) -> Void)?
        /// Gets a way to start the updates behind.
        public var start: ((@escaping () -> Void) -> Void)?
        /// Gets a way to stop the updates behind.
        public var stop: ((@escaping () -> Void) -> Void)?
        /// Gets what the app sets, and gives what the provider behind gets; nil: nothing.
        public var configuration: ((ProviderConfiguration) -> ProviderConfiguration?)?
        /// Gets the problems found and gives those told.
        public var problems: (([LocationError]) -> [LocationError])?
        /// Gets the authority and gives the one the app sees.
        public var authority: ((any LocationAuthority) -> any LocationAuthority)?
        /// Gets the descriptor and gives the one the app sees.
        public var descriptor: ((ProviderDescriptor) -> ProviderDescriptor)?
        /// Gets the app's delegate whenever it is set.
        public var delegate: (((any LocationProviderDelegate)?) -> Void)?
        /// Gets the SDK's wish for permission and a way to the app.
        public var permissionCallback: ((@escaping () -> Void) -> Void)?
        /// Gets the app's answer to the SDK's wish for full accuracy and a way to the provider behind.
        public var accuracyAnswer: ((LocationError?, @escaping (LocationError?) -> Void) -> Void)?
        /// Gets a configuration that the app asks about.
        public var problemsAsked: ((ProviderConfiguration) -> Void)?
        /// What starting headings throws.
        public var headingError: LocationError?
        /// Whether starting headings does nothing.
        public var ignoresHeading = false
        /// Whether stopping headings does nothing.
        public var keepsHeading = false
        /// Called when headings were started behind.
        public var headingStarted: (() -> Void)?
        /// Gets a way to stop the headings behind.
        public var stopHeading: ((@escaping () -> Void) -> Void)?
        /// Gets a heading and a way to the app.
        public var heading: ((Heading, @escaping (Heading) -> Void) -> Void)?
        /// What starting a region throws.
        public var regionError: LocationError?
        /// Gets what is told of a region, and a way to tell it: a crossing, or a failure with its error.
        public var region: ((LocationError?, @escaping () -> Void) -> Void)?
        /// Gets a crossing (the region, and whether it was entered) and a way to tell one.
        public var crossing: ((Region, Bool, @escaping (Region, Bool) -> Void) -> Void)?
        /// Gets a region that the app starts, and gives what the provider behind starts; nil: nothing.
        public var startRegion: ((Region) -> Region?)?
        /// Gets a region that the app stops, and a way to stop one behind.
        public var endRegion: ((Region, @escaping (Region) -> Void) -> Void)?
        /// Gets a region that the app stops, after it was passed on.
        public var stopRegion: ((Region) -> Void)?
        /// Whether what the provider behind throws for a region is dropped.
        public var swallowsRegionErrors = false
        /// Whether starting a region does nothing.
        public var ignoresRegions = false

        /// Hooks that let everything pass.
        public init() {}
    }
}
