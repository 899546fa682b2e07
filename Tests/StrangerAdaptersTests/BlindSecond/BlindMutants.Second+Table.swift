// SPDX-License-Identifier: Apache-2.0

extension BlindMutants {
    /// Forty more, written later from the same text; none has a fault of the first forty.
    static let second = permissionOfSecond + requestsOfSecond + placesOfSecond + updatesOfSecond

    private static let permissionOfSecond: [BlindMutant] = [
        .wrapped(
            "AUTH-01",
            AareProvider.self,
            .native,
            "Updates that may run in the background ask for Always, unasked, when they start with when-in-use."
        ),
        .guarded(
            "AUTH-06",
            BegaAuthority.self,
            .native,
            "Accuracy is read anew only with another status, so a switch of Precise in Settings is not seen."
        ),
        .guarded(
            "AUTH-07",
            CherAuthority.self,
            .native,
            "Once granted, an undetermined status reads as the grant of before, so a lapse is never seen."
        ),
        .wrapped(
            "AUTH-11",
            DravaProvider.self,
            .native,
            "A request whose permission is taken away while it waits ends with `cancelled`."
        ),
        .wrapped(
            "AUTH-16",
            EbroProvider.self,
            .tencent,
            "After a refusal requests of the next minute get the same refusal, whatever the permission is now."
        ),
        .guarded(
            "AUTH-17",
            FuldaAuthority.self,
            .native,
            "While the question for Always is open the status reads as if it had been granted."
        ),
        .guarded(
            "ACC-01",
            GaronneAuthority.self,
            .native,
            "The purpose key of the first request for full accuracy is used for all that follow."
        ),
        .guarded(
            "ACC-03",
            HavelAuthority.self,
            .native,
            "Of the system's error at a request for full accuracy only the code is kept, not its number."
        ),
        .wrapped(
            "ACC-07",
            IsarProvider.self,
            .native,
            "That only full accuracy will do holds for requests; updates deliver the approximate location."
        ),
        .wrapped(
            "ACC-13",
            JihlavaProvider.self,
            .amap,
            "The SDK hears after three seconds that the app has answered its wish for full accuracy."
        ),
        .wrapped(
            "PRV-01",
            VolgaProvider.self,
            .tencent,
            "Updates without the vendor's consent tell no error."
        ),
    ]

    private static let requestsOfSecond: [BlindMutant] = [
        .wrapped(
            "ONE-02",
            KamaProvider.self,
            .native,
            "A request within a second after an answer is answered with the same fix inside the call."
        ),
        .shaped(
            "ONE-04",
            "Loire",
            .loire,
            .amap,
            "A time-out below five seconds becomes five seconds."
        ),
        .wrapped(
            "ONE-11",
            MoselProvider.self,
            .native,
            "A request on a phone that has not moved by the filter since the last answer times out."
        ),
        .wrapped(
            "ONE-13",
            NeckarProvider.self,
            .native,
            "A request that wants an address gets none if another one is running."
        ),
        .wrapped(
            "CAN-03",
            YonneProvider.self,
            .tencent,
            "Cancelling a request stops the updates."
        ),
        .wrapped(
            "CAN-05",
            ZambeziProvider.self,
            .native,
            "For half a second after a cancel requests are refused with `busy`."
        ),
        .wrapped(
            "CAN-08",
            AmurProvider.self,
            .native,
            "A request that waits for full accuracy cannot be cancelled any more after two seconds."
        ),
        .wrapped(
            "ERR-05",
            BrentaProvider.self,
            .native,
            "While updates run the error of a request is told to the delegate, too."
        ),
        .shaped(
            "ERR-07",
            "Clyde",
            .clyde,
            .native,
            "An error for services that are off names the key of a usage text."
        ),
        .wrapped(
            "LIFE-03",
            OrinocoProvider.self,
            .tencent,
            "A request whose provider is dropped is not answered."
        ),
        .wrapped(
            "DET-05",
            WartaProvider.self,
            .native,
            "Each further provider that exists, used or not, holds an answer back for half a second."
        ),
    ]

    private static let placesOfSecond: [BlindMutant] = [
        .wrapped(
            "GEO-04",
            DvinaProvider.self,
            .amap,
            "An address is kept for ten minutes and put beside positions elsewhere."
        ),
        .wrapped(
            "GEO-06",
            ElbeProvider.self,
            .native,
            "After an address has failed none is looked up for five minutes."
        ),
        .wrapped(
            "CRD-07",
            ForthProvider.self,
            .amap,
            "All answers bear the datum of the first one, whatever their numbers are in."
        ),
        .shaped(
            "CRD-12",
            "Glomma",
            .glomma,
            .native,
            "A position that comes with an address is rounded to 0.005 degrees, which is up to 350 m off."
        ),
        .wrapped(
            "REG-04",
            HumberProvider.self,
            .native,
            "Entering a region again within five minutes is not told."
        ),
        .wrapped(
            "REG-06",
            InnProvider.self,
            .native,
            "Stopping a region stops the others of the same centre, too."
        ),
        .wrapped(
            "HDG-03",
            JucarProvider.self,
            .native,
            "Directions of 180 degrees and more are told as negative ones."
        ),
        .wrapped(
            "HDG-07",
            KolymaProvider.self,
            .native,
            "The end of a request stops the headings."
        ),
    ]

    private static let updatesOfSecond: [BlindMutant] = [
        .wrapped(
            "UPD-08",
            OderProvider.self,
            .native,
            "Updates are forgotten if permission is still undetermined half a minute after their start."
        ),
        .wrapped(
            "UPD-10",
            PripyatProvider.self,
            .amap,
            "Updates that have delivered something end for good when permission is taken away."
        ),
        .shaped(
            "UPD-15",
            "Rhone",
            .rhone,
            .tencent,
            "The time of a fix is rounded up to a whole second, which lies in the future."
        ),
        .wrapped(
            "UPD-18",
            SaaleProvider.self,
            .native,
            "After a stop and a start nothing is delivered until the phone is 20 m from the last fix."
        ),
        .wrapped(
            "UPD-19",
            TiberProvider.self,
            .tencent,
            "Starts are counted, and as many stops are needed."
        ),
        .wrapped(
            "UPD-20",
            UralProvider.self,
            .native,
            "A configuration that is asked about and lacks nothing is set."
        ),
        .wrapped(
            "BGD-05",
            LechProvider.self,
            .native,
            "The wish for the background cannot be taken back while updates run."
        ),
        .wrapped(
            "BGD-08",
            MeuseProvider.self,
            .native,
            "A stop in the background takes effect when the app is back."
        ),
        .wrapped(
            "LIFE-02",
            NevaProvider.self,
            .native,
            "Updates go to the delegate of their start, also after another one is set."
        ),
        .wrapped(
            "SWP-06",
            TagusProvider.self,
            .native,
            "Of several providers that update only the one started last delivers."
        ),
    ]
}
