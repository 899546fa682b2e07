// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedEnvironment

/// A callback of a provider.
enum Callback: String, CaseIterable {
    case completion, authorization, update, failure, heading, requireAuthorization, requireFullAccuracy
}

/// What an app does inside a callback.
enum Deed: String, CaseIterable {
    case stop, start, cancel, request, swap, release, handOver, answer, endProcess, throwAway
}

/// An app that uses everything a provider has, and does one thing inside one callback, the first time it comes.
final class ReentrantApp: LocationProviderDelegate {
    /// What was told so far, and what of it came on a later turn than the deed.
    private(set) var told: Set<Callback> = []
    private(set) var toldLater: [Callback] = []
    /// The words of each one-shot's completions.
    private(set) var endings: [String: [String]] = [:]
    private(set) var hasActed = false
    private(set) weak var released: (any LocationProvider)?
    private(set) weak var thrownAway: SimulatedDevice?
    private(set) var heir: ReentrantApp?
    private(set) var provider: (any LocationProvider)?
    private(set) var device: SimulatedDevice?

    private let vendor: Vendor
    private let callback: Callback?
    private let deed: Deed?
    private var token: LocationRequestToken?

    init(_ vendor: Vendor, _ callback: Callback? = nil, _ deed: Deed? = nil, on device: SimulatedDevice? = nil) {
        self.vendor = vendor
        self.callback = callback
        self.deed = deed
        self.device = device
    }

    /// Lives some minutes in which every callback comes: a question, an answer without full accuracy, a refusal in
    /// Settings, and a grant.
    func live() throws {
        let texts: [UsageKey: String] = [.whenInUse: "text", .alwaysAndWhenInUse: "text", .always: "text"]
        takePhone(
            DeviceConfiguration(
                os: try IOSVersion(parsing: "17.4"),
                declaration: AppDeclaration(usageTexts: texts, temporaryUsageTexts: ["door": "text"])
            )
        )
        provider?.startUpdatingLocation()
        try? provider?.startUpdatingHeading()
        token = request("first")
        if vendor != .amap { provider?.authority.requestWhenInUseAuthorization() }
        try advance(1, then: .allowWhileUsing, precise: false)
        try advance(4, then: .allowOnce)
        try advance(20)
        _ = try device?.permission.change(.access(.never))
        try advance(10)
        _ = try device?.permission.change(.access(.whileUsing))
        try advance(4, then: .allowOnce)
        try advance(60)
    }

    /// Only the app keeps them: nothing of them is left in the function that lives.
    private func takePhone(_ configuration: DeviceConfiguration) {
        let phone = SimulatedDevice(configuration)
        phone.app.launch()
        let made = vendor.makeProvider(on: phone)
        provider = deed == .swap ? SwitchingProvider(made, environment: .simulated(phone)) : made
        provider?.delegate = self
        device = phone
    }

    private func advance(_ seconds: Int, then option: PromptOption? = nil, precise: Bool? = nil) throws {
        device?.advance(by: .seconds(seconds))
        guard let option, let device, device.permission.prompts.last?.answer == .pending else { return }
        try device.permission.answer(option, precise: precise)
        device.settle()
    }

    private func request(_ name: String) -> LocationRequestToken? {
        endings[name] = []
        return provider?.requestLocation(LocationRequest(timeout: 10, accuracyMode: .fullAndReduce)) { [self] result in
            switch result {
            case .success: endings[name]?.append("ok")
            case .failure(let error): endings[name]?.append(error.code.rawValue)
            }
            heard(.completion)
        }
    }

    private func heard(_ callback: Callback) {
        if hasActed { toldLater.append(callback) }
        told.insert(callback)
        guard callback == self.callback, !hasActed, let deed else { return }
        perform(deed)
        hasActed = true
    }

    private func perform(_ deed: Deed) {
        switch deed {
        case .stop: provider?.stopUpdatingLocation()
        case .start: provider?.startUpdatingLocation()
        case .cancel: token?.cancel()
        case .request: _ = request("second")
        case .swap:
            guard let device, let switching = provider as? SwitchingProvider else { return }
            switching.swap(to: Vendor.native.makeProvider(on: device))
        case .release:
            released = provider
            provider = nil
        case .handOver:
            heir = ReentrantApp(vendor, on: device)
            provider?.delegate = heir
        case .answer:
            if device?.permission.prompts.last?.answer == .pending { try? device?.permission.answer(.allowWhileUsing) }
        case .endProcess: device?.app.terminate()
        case .throwAway:
            thrownAway = device
            (device, provider, token) = (nil, nil, nil)
        }
    }

    // MARK: The delegate

    func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
        heard(.authorization)
    }

    func provider(_ provider: any LocationProvider, didUpdate location: Location) { heard(.update) }

    func provider(_ provider: any LocationProvider, didFailWith error: LocationError) { heard(.failure) }

    func provider(_ provider: any LocationProvider, didUpdateHeading heading: Heading) { heard(.heading) }

    func provider(_ provider: any LocationProvider, doRequireLocationAuth authority: any LocationAuthority) {
        heard(.requireAuthorization)
        authority.requestWhenInUseAuthorization()
    }

    func provider(
        _ provider: any LocationProvider,
        doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
        completion: @escaping (LocationError?) -> Void
    ) {
        heard(.requireFullAccuracy)
        authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "door", completion: completion)
    }
}
