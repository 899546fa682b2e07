// SPDX-License-Identifier: Apache-2.0

extension ContractMutant {
    static let faults: [ContractMutant] = []
    static let variations: [ContractMutant] = []
}
