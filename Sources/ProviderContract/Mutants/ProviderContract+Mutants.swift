// SPDX-License-Identifier: Apache-2.0

public import SimulatedDevice

extension ProviderContract {
    /// The mutants around any provider, in the order of the checks that notice them first.
    public static let mutants: [ContractMutant] = ContractMutant.faults

    /// The variations that the contract allows.
    public static let harmless: [ContractMutant] = ContractMutant.variations + ContractMutant.surroundingVariations

    /// Tries mutants on a provider.
    ///
    /// Each check runs on the newest of the given rule sets that its clause binds; for the harmless variants it runs
    /// on all of them. Mutants that cannot show in a provider with these capabilities are left out.
    ///
    /// - Parameters:
    ///   - subject: The honest provider.
    ///   - mutants: What to try; left out, ``mutants`` and ``harmless``, to which one may add one's own.
    ///   - checks: What to run.
    ///   - rules: The rule sets to run on.
    ///   - seed: The seed of every run.
    ///   - onlyFirst: Whether to look for the first check alone that notices a mutant, in half the time.
    ///   - progress: Hears after each mutant how many are done, of how many.
    /// - Returns: Who was noticed by what.
    public static func killMatrix(
        _ subject: ContractSubject,
        mutants: [ContractMutant] = ProviderContract.mutants + ProviderContract.harmless,
        checks: [ContractCheck] = ProviderContract.checks,
        rules: [RuleSet] = RuleSet.all,
        seed: UInt64 = 0,
        onlyFirst: Bool = false,
        progress: ((_ done: Int, _ count: Int) -> Void)? = nil
    ) -> ContractKillMatrix {
        KillMatrixRun(subject: subject, checks: checks, rules: rules, seed: seed, onlyFirst: onlyFirst)
            .matrix(of: mutants, progress: progress)
    }
}
