// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedEnvironment

extension StrangerAdapter {
    /// Twenty more, with faults that none of the first has, written before anybody had let the contract judge them.
    static let second = secondNative + secondAMap + secondTencent

    private static let secondNative = [
        StrangerAdapter(
            codename: "AlderAdapter",
            vendor: .native,
            cause: "`isCurrent` compares with a minute, whatever `maximumAge` says, so an old fix answers.",
            makeProvider: { AlderAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "BirchAdapter",
            vendor: .native,
            cause: "`isWanted` swallows the `cancelled` of a cancelled request, whose completion is then never called.",
            makeProvider: { BirchAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "CedarAdapter",
            vendor: .native,
            cause: "`stop` calls `stopUpdatingLocation` instead of `stopUpdatingHeading`, so headings go on for ever.",
            makeProvider: { CedarAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "ElmAdapter",
            vendor: .native,
            cause: "`apply` keeps a configuration back while updates run, so it takes effect only at the next start.",
            makeProvider: { ElmAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "FirAdapter",
            vendor: .native,
            cause: "`startUpdatingLocation` asks the user for permission, which is the app's to ask for.",
            makeProvider: { FirAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "HazelAdapter",
            vendor: .native,
            cause: "`circle` leaves out `notifyOnEntry` and `notifyOnExit`, so unwanted crossings are told, too.",
            makeProvider: { HazelAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "JuniperAdapter",
            vendor: .native,
            cause: "`receiver` is not weak, so the provider keeps its delegate alive.",
            makeProvider: { JuniperAdapter(environment: .simulated($0)) }
        ),
    ]

    private static let secondAMap = [
        StrangerAdapter(
            codename: "LarchAdapter",
            vendor: .amap,
            cause: "AMap's error 2 is always `denied`, also for a refused key or a lost signal.",
            makeProvider: { LarchAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "MapleAdapter",
            vendor: .amap,
            cause: "A one-shot's location is stated in WGS-84, although its numbers are in GCJ-02 in China.",
            makeProvider: { MapleAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "MyrtleAdapter",
            vendor: .amap,
            cause: "`init` tells AMap that the user has agreed, whom nobody has asked.",
            makeProvider: { MyrtleAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "OleanderAdapter",
            vendor: .amap,
            cause: "`known` fills an address that failed with the last one, which may belong to another place.",
            makeProvider: { OleanderAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "PineAdapter",
            vendor: .amap,
            cause: "A request while denied calls its completion inside `requestLocation`.",
            makeProvider: { PineAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "RowanAdapter",
            vendor: .amap,
            cause: "`stopUpdatingLocation` waits two seconds, in which updates are still delivered.",
            makeProvider: { RowanAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "SpruceAdapter",
            vendor: .amap,
            cause: "A one-shot's `doRequireTemporaryFullAccuracyAuth` calls its completion and never asks the app.",
            makeProvider: { SpruceAdapter(environment: .simulated($0)) }
        ),
    ]

    private static let secondTencent = [
        StrangerAdapter(
            codename: "SequoiaAdapter",
            vendor: .tencent,
            cause: "Every location is marked with full accuracy, also while the user grants only reduced accuracy.",
            makeProvider: { SequoiaAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "TamarindAdapter",
            vendor: .tencent,
            cause: "The updates stop in the background, also where the configuration allows them there.",
            makeProvider: { TamarindAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "TeakAdapter",
            vendor: .tencent,
            cause:
                "The authorization's observer stops the updates at a denial, so they do not go on with the next grant.",
            makeProvider: { TeakAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "WalnutAdapter",
            vendor: .tencent,
            cause: "A request for an address calls its completion twice, first without the address and then with it.",
            makeProvider: { WalnutAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "WillowAdapter",
            vendor: .tencent,
            cause: "`max` makes a speed or a course that is not known into zero.",
            makeProvider: { WillowAdapter(environment: .simulated($0)) }
        ),
        StrangerAdapter(
            codename: "YewAdapter",
            vendor: .tencent,
            cause: "Cancelling a one-shot stops the updates, too.",
            makeProvider: { YewAdapter(environment: .simulated($0)) }
        ),
    ]
}
