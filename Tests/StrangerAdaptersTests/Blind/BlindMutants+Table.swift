// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import Testing

/// A provider with one fault, written by somebody who knew the text of the clauses and nothing of their checks.
struct BlindMutant: Sendable {
    let codename: String
    /// The clause that the fault is meant to break.
    let clause: String
    let vendor: StrangerAdapter.Vendor
    /// What is wrong, in a sentence.
    let fault: String
    /// Makes the provider on a device whose app runs; consent is the caller's.
    let makeProvider: @Sendable (SimulatedDevice) throws -> any LocationProvider

    private init(
        _ codename: String,
        _ clause: String,
        _ vendor: StrangerAdapter.Vendor,
        _ fault: String,
        makeProvider: @escaping @Sendable (SimulatedDevice) throws -> any LocationProvider
    ) {
        self.codename = codename
        self.clause = clause
        self.vendor = vendor
        self.fault = fault
        self.makeProvider = makeProvider
    }

    /// A wrapper of a class of its own.
    static func wrapped(
        _ clause: String,
        _ type: Wrapped.Type,
        _ vendor: StrangerAdapter.Vendor,
        _ fault: String
    ) -> BlindMutant {
        let codename = "\(type)".replacing("Provider", with: "")
        return BlindMutant(codename, clause, vendor, fault) { type.init(vendor, $0) }
    }

    /// A wrapper with an authority of its own.
    static func guarded<Authority: WrappedAuthority>(
        _ clause: String,
        _ type: Authority.Type,
        _ vendor: StrangerAdapter.Vendor,
        _ fault: String
    ) -> BlindMutant {
        let codename = "\(type)".replacing("Authority", with: "")
        return BlindMutant(codename, clause, vendor, fault) { Guarded<Authority>(vendor, $0) }
    }

    /// A wrapper that changes values as they pass.
    static func shaped(
        _ clause: String,
        _ codename: String,
        _ shaping: Shaping,
        _ vendor: StrangerAdapter.Vendor,
        _ fault: String
    ) -> BlindMutant {
        BlindMutant(codename, clause, vendor, fault) { Wrapped(vendor, $0, shaping: shaping) }
    }
}

extension BlindMutant: CustomTestStringConvertible {
    var testDescription: String { codename }
}

/// The forty of them, and the wrappers without a fault.
enum BlindMutants {
    static let all = permission + accuracy + requests + updates + rest

    /// One wrapper for each vendor that changes nothing.
    static let controls = [
        BlindMutant.shaped("none", "NativeWrapper", Shaping(), .native, "Nothing is wrong."),
        .shaped("none", "AMapWrapper", Shaping(), .amap, "Nothing is wrong."),
        .shaped("none", "TencentWrapper", Shaping(), .tencent, "Nothing is wrong."),
    ]

    private static let permission: [BlindMutant] = [
        .guarded(
            "AUTH-02",
            AgateAuthority.self,
            .native,
            "`requestAlwaysAuthorization` does nothing once when-in-use is granted, so nobody can be asked for more."
        ),
        .wrapped(
            "AUTH-03",
            ErbiumProvider.self,
            .tencent,
            "A request ends with `undecided` after a minute, although the prompt is still on screen."
        ),
        .wrapped(
            "AUTH-04",
            FluoriteProvider.self,
            .native,
            "A change between when-in-use and Always is told to nobody."
        ),
        .guarded(
            "AUTH-08",
            BasaltAuthority.self,
            .amap,
            "An observer that leaves takes away the one that came last instead of itself."
        ),
        .guarded(
            "AUTH-09",
            CobaltAuthority.self,
            .native,
            "A confirmation comes on the next turn, whether or not the system has taken the request."
        ),
        .shaped(
            "AUTH-10",
            "Emerald",
            .emerald,
            .native,
            "A restriction is reported as `denied`."
        ),
        .shaped(
            "AUTH-13",
            "Flint",
            .flint,
            .native,
            "The error for a missing usage text names the key of iOS 7."
        ),
    ]

    private static let accuracy: [BlindMutant] = [
        .guarded(
            "ACC-02",
            DolomiteAuthority.self,
            .amap,
            "Where accuracy is full already, the completion runs inside the call."
        ),
        .wrapped(
            "ACC-06",
            GalenaProvider.self,
            .native,
            "A fix is marked with the accuracy granted when it was asked for, and not when it was delivered."
        ),
        .wrapped(
            "ACC-08",
            HematiteProvider.self,
            .tencent,
            "Under reduced accuracy a request finer than a kilometre fails at once with `reducedAccuracy`."
        ),
        .shaped(
            "ACC-09",
            "Granite",
            .granite,
            .native,
            "The wish to be asked again when accuracy becomes full is dropped, so the coarse answer is the only one."
        ),
        .wrapped(
            "ACC-11",
            IndigoProvider.self,
            .native,
            "Of changes of accuracy alone only those for the better are told."
        ),
    ]

    private static let requests: [BlindMutant] = [
        .wrapped(
            "ONE-01",
            JasperProvider.self,
            .native,
            "A request that fails is answered and tried once more, and its second outcome reaches the completion, too."
        ),
        .shaped(
            "ONE-05",
            "Halite",
            .halite,
            .tencent,
            "The maximum age is taken for milliseconds and multiplied by a thousand, so old fixes answer."
        ),
        .wrapped(
            "ONE-07",
            KaolinProvider.self,
            .native,
            "A request made inside a completion is put aside until somebody asks again from elsewhere."
        ),
        .wrapped(
            "ONE-08",
            LapisProvider.self,
            .native,
            "After an answer the receiver is kept warm for a minute by updates that nobody sees."
        ),
        .wrapped(
            "ONE-09",
            MalachiteProvider.self,
            .amap,
            "A second request takes the place of the first, which ends with `busy`."
        ),
        .wrapped(
            "GEO-03",
            NickelProvider.self,
            .native,
            "An address is looked up and waited for every time, and taken off where nobody wanted one."
        ),
        .wrapped(
            "DET-01",
            OchreProvider.self,
            .tencent,
            "Every answer is held back for a random part of a fifth of a second."
        ),
        .wrapped(
            "CAN-01",
            PyriteProvider.self,
            .native,
            "The completion of a cancelled request runs inside `cancel()`."
        ),
        .wrapped(
            "CAN-02",
            QuartzProvider.self,
            .amap,
            "Cancelling one request cancels all that asked for the same."
        ),
        .wrapped(
            "CAN-04",
            RubyProvider.self,
            .native,
            "A hold on a request that has ended cancels the request that took its place in the table."
        ),
        .wrapped(
            "SWP-01",
            SlateProvider.self,
            .native,
            "The first request of a provider cancels those of the provider used before it."
        ),
    ]

    private static let updates: [BlindMutant] = [
        .wrapped(
            "UPD-02",
            TalcProvider.self,
            .native,
            "A stop from inside an update is ignored."
        ),
        .wrapped(
            "UPD-03",
            UmberProvider.self,
            .tencent,
            "A second start while updates run delivers the last fix again."
        ),
        .wrapped(
            "UPD-04",
            VanadiumProvider.self,
            .native,
            "A start within two seconds after a stop is ignored."
        ),
        .wrapped(
            "UPD-12",
            WolframProvider.self,
            .amap,
            "While updates run the distance filter can only grow; a smaller one waits for the next start."
        ),
        .shaped(
            "UPD-14",
            "Marble",
            .marble,
            .native,
            "A speed or course that is not known becomes 0."
        ),
        .wrapped(
            "UPD-16",
            XenonProvider.self,
            .native,
            "Updates rest as long as a request is served."
        ),
        .wrapped(
            "CRD-05",
            YttriumProvider.self,
            .tencent,
            "Updates are smoothed so much that they trail far behind a phone that moves."
        ),
        .wrapped(
            "BGD-02",
            ZirconProvider.self,
            .native,
            "Updates that arrive in the background are dropped, although the app asked for them."
        ),
    ]

    private static let rest: [BlindMutant] = [
        .shaped(
            "CRD-01",
            "Limestone",
            .limestone,
            .amap,
            "Coordinates are rounded to a thousandth of a degree, which is up to 70 m off."
        ),
        .shaped(
            "ERR-01",
            "Iolite",
            .iolite,
            .tencent,
            "The domain of the SDK's errors is replaced by one of the adapter's own."
        ),
        .shaped(
            "ERR-04",
            "Jade",
            .jade,
            .native,
            "A time-out is said to be lasting, so nobody tries again."
        ),
        .shaped(
            "GEO-02",
            "Kunzite",
            .kunzite,
            .native,
            "The reason why an address is missing is taken off the location."
        ),
        .wrapped(
            "REG-02",
            AmberProvider.self,
            .native,
            "Crossings are told only while updates run."
        ),
        .wrapped(
            "HDG-02",
            BerylProvider.self,
            .native,
            "Headings go on for three seconds after their stop."
        ),
        .wrapped(
            "LIFE-01",
            ChalkProvider.self,
            .native,
            "The delegate is kept alive from the start of updates to their stop."
        ),
        .wrapped(
            "LIFE-04",
            DiamondProvider.self,
            .native,
            "An observer of the app's state keeps the provider alive for ever."
        ),
        .shaped(
            "PRV-01",
            "Nacre",
            .nacre,
            .tencent,
            "Missing consent is reported as a refused key."
        ),
    ]
}
