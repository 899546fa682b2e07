// SPDX-License-Identifier: Apache-2.0

extension ContractMutant {
    /// The suite's own faults, in the order of the checks that notice them first; the broad ones come last.
    static let faults: [ContractMutant] =
        accuracyFaults + reducedAccuracyFaults + authorizationFaults + refusalFaults + oneShotFaults + updateFaults
        + permittedUpdateFaults + cancellationFaults + errorFaults + lifeFaults + broadFaults
}
