// SPDX-License-Identifier: Apache-2.0

extension ContractMutant {
    /// The suite's own faults, in the order of the checks that notice them first; the broad ones come last.
    static let faults: [ContractMutant] =
        accuracyFaults + temporaryAccuracyFaults + reducedAccuracyFaults + approximateFaults + authorizationFaults
        + followingFaults + observerFaults + refusalFaults + grantFaults + oneShotFaults + answerFaults + updateFaults
        + permittedUpdateFaults + runningUpdateFaults + updateEndFaults + fixValueFaults + cancellationFaults
        + endingFaults + errorFaults + addressFaults + borderFaults + lifeFaults + regionFaults + headingFaults
        + backgroundFaults + ownershipFaults + sideBySideFaults + determinismFaults + besideRequestFaults
        + memoryFaults + passingFaults + broadFaults
}
