// SPDX-License-Identifier: Apache-2.0

/// The code of the lessons, word for word as `Examples/Sources/Lessons` has it; a test compares.
enum LessonCode {
    /// The code before and after each lesson, by the lesson's name.
    static let texts: [String: (before: String, after: String)] = [
        "first-launch": (
            #"""
            override func launched() {
                provider.authority.requestAlwaysAuthorization()  // No prompt, no callback, no error.
            }
            """#,
            #"""
            override func launched() {
                let gate = NativeFirstGate(authority: provider.authority, environment: environment)
                gate.requestAuthorization(for: .always) { [self] outcome in
                    switch outcome {
                    case .granted: locate()
                    case .cannotAsk(let key): tell("Info.plist lacks \(key).")
                    default: tell("Location is off for this app: \(outcome.name).")
                    }
                }
            }
            """#
        ),
        "delegate": (
            #"""
            func amapLocationManager(
                _ manager: AMapLocationManager!,
                doRequireLocationAuth locationManager: CLLocationManager!
            ) {
                locationManager.delegate = self  // The SDK hears nothing any more.
                locationManager.requestWhenInUseAuthorization()
            }
            """#,
            #"""
            func amapLocationManager(
                _ manager: AMapLocationManager!,
                doRequireLocationAuth locationManager: CLLocationManager!
            ) {
                locationManager.requestWhenInUseAuthorization()
            }
            """#
        ),
        "two-requests": (
            #"""
            override func launched() {
                provider.authority.requestWhenInUseAuthorization()
                provider.authority.requestAlwaysAuthorization()  // A prompt is on screen: this does nothing.
            }
            """#,
            #"""
            override func launched() {
                provider.authority.requestWhenInUseAuthorization()
            }

            override func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
                guard state.status == .authorizedWhenInUse else { return }
                provider.authority.requestAlwaysAuthorization()  // Where the user sees what it is for.
            }
            """#
        ),
        "approximate": (
            #"""
            override func launched() {
                locate()  // A success, kilometres off.
            }
            """#,
            #"""
            override func launched() {
                let authority = provider.authority
                guard authority.accuracyAuthorization == .reducedAccuracy else { return locate() }
                authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation") { [self] _ in
                    // A refusal is no error: what counts is what the app may have now.
                    if authority.accuracyAuthorization == .fullAccuracy { locate() } else { offerListWithoutDirections() }
                }
            }
            """#
        ),
        "allow-once": (
            #"""
            override func launched() {
                ask { [self] in
                    wasAllowed = true
                    locate()
                }
            }

            override func cameBack() {
                if wasAllowed { locate() }  // The grant has lapsed, and nobody asks again.
            }
            """#,
            #"""
            override func launched() {
                ask { [self] in locate() }
            }

            override func cameBack() {
                ask { [self] in locate() }  // Reads the status anew, and asks where it is undetermined.
            }
            """#
        ),
        "provisional-always": (
            #"""
            override func launched() {
                provider.authority.requestAlwaysAuthorization()  // Reads Always at once; Settings says While Using.
            }
            """#,
            #"""
            override func launched() {
                let gate = NativeFirstGate(authority: provider.authority, environment: environment)
                gate.requestAuthorization(for: .whenInUse) { outcome in
                    guard case .granted = outcome else { return }
                    gate.requestAuthorization(for: .always) { _ in }  // The user decides now, with the app in front.
                }
            }
            """#
        ),
        "settings-changed": (
            #"""
            override func launched() {
                if provider.authority.authorizationStatus == .authorizedWhenInUse { locate() }
            }
            """#,
            #"""
            override func launched() {
                if provider.authority.authorizationStatus == .authorizedWhenInUse { locate() }
            }

            override func provider(_ provider: any LocationProvider, didChangeAuthorization state: AuthorizationState) {
                if state.status == .authorizedWhenInUse { locate() }
            }
            """#
        ),
        "five-hundred-metres": (
            #"""
            override func show(_ location: Location) {
                let point = location.coordinate  // GCJ-02 already.
                guard let taken = try? Coordinate<WGS84>(latitude: point.latitude, longitude: point.longitude) else {
                    return
                }
                pin = taken.converted(to: GCJ02.self)
            }
            """#,
            #"""
            override func show(_ location: Location) {
                pin = location.coordinate.converted(to: GCJ02.self)  // Each location knows its datum.
            }
            """#
        ),
        "never-returns": (
            #"""
            override func provider(
                _ provider: any LocationProvider,
                doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
                completion: @escaping (LocationError?) -> Void
            ) {
                // Approximate is good enough here. The SDK waits all the same.
            }
            """#,
            #"""
            override func provider(
                _ provider: any LocationProvider,
                doRequireTemporaryFullAccuracyAuth authority: any LocationAuthority,
                completion: @escaping (LocationError?) -> Void
            ) {
                authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "navigation", completion: completion)
            }
            """#
        ),
        "privacy-gate": (
            #"""
            override func launched() {
                let amap = AMapStyleProvider(environment: environment)
                locate(with: amap)  // The SDK's manager is nil.
                userAgrees()
            }
            """#,
            #"""
            override func launched() {
                userAgrees()
                let amap = AMapStyleProvider(environment: environment)
                locate(with: amap)
            }

            private func userAgrees() {
                AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
                AMapLocationManager.updatePrivacyAgree(.didAgree)
            }
            """#
        ),
        "background-bar": (
            #"""
            override func launched() {
                provider.startUpdatingLocation()  // Rests as soon as the app is off the screen.
            }
            """#,
            #"""
            override func launched() {
                provider.configuration.allowsBackgroundLocationUpdates = true
                provider.startUpdatingLocation()
            }
            """#
        ),
        "one-line-switch": (
            #"""
            override func launched() {
                let provider = TencentStyleProvider(environment: environment)  // Was AMapStyleProvider.
                provider.requestLocation(LocationRequest()) { [self] in show($0) }  // Tencent asks nobody.
            }
            """#,
            #"""
            override func launched() {
                let provider = TencentStyleProvider(environment: environment)  // Was AMapStyleProvider.
                let gate = NativeFirstGate(authority: provider.authority, environment: environment)
                gate.requestAuthorization(for: .whenInUse) { [self] outcome in
                    guard case .granted = outcome else { return }
                    provider.requestLocation(LocationRequest()) { [self] in show($0) }
                }
            }
            """#
        ),
    ]
}
