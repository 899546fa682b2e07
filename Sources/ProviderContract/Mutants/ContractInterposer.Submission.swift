// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

extension ContractInterposer {
    /// A request on its way to the provider behind.
    public struct Submission {
        /// What is wanted.
        public let request: LocationRequest
        /// The status when it was asked for.
        public let status: AuthorizationStatus
        /// Who it passes.
        public let interposer: ContractInterposer
        /// Answers the app.
        public let answer: (Result<Location, LocationError>) -> Void

        /// Passes it on, and the answer back.
        ///
        /// - Returns: The hold on it.
        public func pass() -> LocationRequestToken { pass(request, answer) }

        /// Passes a request on.
        ///
        /// - Parameters:
        ///   - request: What is really asked for.
        ///   - completion: Gets the answer of the provider behind.
        /// - Returns: The hold on it.
        public func pass(
            _ request: LocationRequest,
            _ completion: @escaping (Result<Location, LocationError>) -> Void
        ) -> LocationRequestToken {
            let interposer = interposer
            return interposer.inner.requestLocation(request) { result in
                interposer.pendingRequests -= 1
                completion(result)
            }
        }
    }
}
