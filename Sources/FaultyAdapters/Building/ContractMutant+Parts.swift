// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract

extension ContractMutant {
    /// An adapter whose one-shots are served by another part.
    static func oneShots(
        _ name: String,
        _ summary: String,
        kind: Kind = .mutant,
        policy: OneShotPolicy,
        hasNoQueue: Bool = false,
        _ makeSource: @escaping @Sendable (RebuiltAdapter) -> any OneShotSource
    ) -> ContractMutant {
        rebuilt(name, summary, kind: kind) {
            $0.replaceOneShots(by: makeSource($0), policy: policy, hasNoQueue: hasNoQueue)
        }
    }

    /// An adapter that is rebuilt.
    static func rebuilt(
        _ name: String,
        _ summary: String,
        kind: Kind = .mutant,
        _ change: @escaping @Sendable (RebuiltAdapter) -> Void
    ) -> ContractMutant {
        ContractMutant(name, summary, kind: kind, layer: "sdk") { subject in
            subject.wrapped { provider, environment in
                let adapter = RebuiltAdapter(provider, environment: environment)
                change(adapter)
                return adapter
            }
        }
    }
}
