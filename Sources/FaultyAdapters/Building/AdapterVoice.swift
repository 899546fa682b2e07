// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// What a rebuilt adapter's parts and the adapter behind it say, told in the name of the rebuilt one.
final class AdapterVoice: LocationProviderDelegate {
    private weak var adapter: RebuiltAdapter?
    private let isOfPart: Bool

    /// Speaks for an adapter, or for a part of it alone, which leaves changes of the authorization to the adapter.
    init(_ adapter: RebuiltAdapter, isOfPart: Bool = false) {
        self.adapter = adapter
        self.isOfPart = isOfPart
    }

    private func tell(_ message: (any LocationProviderDelegate, any LocationProvider) -> Void) {
        if let adapter, let delegate = adapter.delegate { message(delegate, adapter) }
    }

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        tell { $0.provider($1, doRequireLocationAuth: authority) }
    }

    func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        guard adapter?.delegate != nil else { return completion(LocationError(.missingPurposeKey)) }
        tell { $0.provider($1, doRequireTemporaryFullAccuracyAuth: authority, completion: completion) }
    }

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        if !isOfPart { tell { $0.provider($1, didChangeAuthorization: state) } }
    }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) {
        tell { $0.provider($1, didUpdate: location) }
    }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) {
        tell { $0.provider($1, didFailWith: error) }
    }

    func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) {
        tell { $0.provider($1, didUpdateHeading: heading) }
    }

    func provider(_ provider: any LocationProvider, didEnterRegion region: Region) {
        tell { $0.provider($1, didEnterRegion: region) }
    }

    func provider(_ provider: any LocationProvider, didExitRegion region: Region) {
        tell { $0.provider($1, didExitRegion: region) }
    }

    func provider(
        _ provider: any LocationProvider,
        monitoringDidFailFor region: Region?,
        with error: LocationError
    ) {
        tell { $0.provider($1, monitoringDidFailFor: region, with: error) }
    }
}
