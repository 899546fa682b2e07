// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import SimulatedTencentLBS
import Testing

@Suite("Tencent's one-shots")
struct OneShotTests {
    @Test("A plain one-shot has the level Poi; another has its own.")
    func levels() throws {
        let device = try phone()
        let manager = device.manager()
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        let answers = Answers(device)
        #expect(manager.requestLocation(completionBlock: answers.take))
        device.seconds(20)
        #expect(manager.ask(answers, .geo))
        device.seconds(20)
        #expect(answers.locations.map(\.city) == ["杭州市", nil])
        #expect(answers.words.count == 2)
        #expect(device.cited.contains("TENCENT-ONE-LEVEL"))
    }

    @Test("A second one-shot is refused while one is outstanding, and taken after it.")
    func single() throws {
        let device = try phone()
        let manager = device.manager()
        let (first, second) = (Answers(device), Answers(device))
        #expect(manager.ask(first))
        #expect(!manager.ask(second))
        device.seconds(60)
        #expect(first.words.count == 1)
        #expect(second.words.isEmpty)
        #expect(manager.ask(second))
        #expect(device.cited.contains("TENCENT-ONE-SINGLE"))
    }

    @Test("The block may ask again at once.")
    func asksAgain() throws {
        let device = try phone()
        let manager = device.manager()
        let answers = Answers(device)
        var wasTaken = false
        manager.requestLocation(with: .geo, locationTimeout: 10) { _, _ in wasTaken = manager.ask(answers) }
        device.seconds(60)
        #expect(wasTaken)
        #expect(answers.words.count == 1)
    }

    @Test("Without permission it fails with code 1, on a later turn.", arguments: ["denied", "restricted", "services"])
    func denied(reason: String) throws {
        let device = try phone("17.4", reason == "denied" ? .denied : .whenInUse)
        if reason == "restricted" { try device.permission.change(.restricted(true)) }
        if reason == "services" { try device.permission.change(.locationServices(false)) }
        let answers = Answers(device)
        let manager = device.manager()
        #expect(manager.ask(answers))
        #expect(answers.words.isEmpty)
        device.settle()
        #expect(answers.words == ["0 1"])
        #expect(answers.errors.map(\.domain) == ["TencentLBSLocationErrorDomain"])
        #expect(device.cited.contains("TENCENT-ERROR-DENIED"))
    }

    @Test("A refusal at the prompt ends it with code 1.")
    func refused() throws {
        let device = try phone("17.4", .unasked)
        let answers = Answers(device)
        let manager = device.manager()
        manager.requestWhenInUseAuthorization()
        manager.ask(answers)
        device.seconds(30)
        #expect(answers.words.isEmpty)
        try device.permission.answer(.dontAllow)
        device.settle()
        #expect(answers.words == ["30 1"])
    }

    @Test(
        "The clock stands still while the user has not decided, unless the switch lets it run.",
        arguments: [("stands", ["40 0"]), ("runs", ["10 0"])]
    )
    func clock(switchValue: String, words: [String]) throws {
        let device = try phone("17.4", .unasked, switches: ["tencentClockWhileUndetermined": switchValue])
        device.sensing.setSignal(false)
        let answers = Answers(device)
        let manager = device.manager()
        manager.requestWhenInUseAuthorization()
        manager.ask(answers, .geo, timeout: 10)
        device.seconds(30)
        try device.permission.answer(.allowWhileUsing)
        device.seconds(60)
        #expect(answers.words == words)
    }

    @Test(
        "The time-out covers the whole request from 4.3, and the address alone before.",
        arguments: [("4.3", "2 0"), ("4.2", "10 0"), ("3.23", "10 0")]
    )
    func timeoutByGeneration(version: String, word: String) throws {
        let device = try phone(sdk: version)
        device.sensing.setSignal(false)
        let answers = Answers(device)
        let manager = device.manager()
        manager.ask(answers, .geo, timeout: 2)
        device.seconds(60)
        #expect(answers.words == [word])
    }

    @Test(
        "A slow address is left behind at the time-out, which counts from the location on before 4.3.",
        arguments: [("4.3", "5 ok", "TENCENT-ONE-TIMEOUT"), ("4.2", "6 ok", "TENCENT-ONE-TIMEOUT-ADDRESS")]
    )
    func slowAddress(version: String, word: String, rule: String) throws {
        let device = try phone(sdk: version)
        device.network.latency = .seconds(30)
        let manager = device.manager()
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        let answers = Answers(device)
        manager.ask(answers, .adminName, timeout: 5)
        device.seconds(60)
        #expect(answers.words == [word])
        #expect(answers.locations.first?.city == nil)
        #expect(device.cited.contains(rule))
    }

    @Test("What the time-out covers can be set.", arguments: [("request", "2 0"), ("address", "10 0")])
    func timeoutSwitch(covers: String, word: String) throws {
        let device = try phone(switches: ["tencentTimeoutCovers": covers])
        device.sensing.setSignal(false)
        let answers = Answers(device)
        let manager = device.manager()
        manager.ask(answers, .geo, timeout: 2)
        device.seconds(60)
        #expect(answers.words == [word])
    }

    @Test(
        "What an empty time-out says can be set.",
        arguments: [("unknown", "0"), ("network", "2"), ("other", "4")]
    )
    func timeoutCode(word: String, code: String) throws {
        let device = try phone(switches: ["tencentTimeoutCode": word])
        device.sensing.setSignal(false)
        let answers = Answers(device)
        let manager = device.manager()
        manager.ask(answers, .geo, timeout: 2)
        device.seconds(60)
        #expect(answers.words == ["2 \(code)"])
        manager.ask(answers, .geo)
        #expect(answers.words.count == 1)
    }

    @Test(
        "A cancelled one-shot's block is not called, unless the switch says so; the next one is taken.",
        arguments: [("false", []), ("true", ["1 4"])]
    )
    func cancels(calls: String, words: [String]) throws {
        let device = try phone(switches: ["tencentCancelCallsBlock": calls])
        let answers = Answers(device)
        let manager = device.manager()
        manager.cancelRequestLocation()
        manager.ask(answers)
        device.seconds(1)
        manager.cancelRequestLocation()
        #expect(answers.words.isEmpty)
        let next = Answers(device)
        #expect(manager.ask(next))
        device.seconds(60)
        #expect(answers.words == words)
        #expect(next.words.count == 1)
    }

    @Test("While updates run it is answered by their next location.")
    func whileUpdating() throws {
        let device = try phone()
        let recorder = Recorder(device)
        let manager = device.manager()
        manager.delegate = recorder
        manager.startUpdatingLocation()
        device.seconds(20.5)
        let answers = Answers(device)
        #expect(manager.ask(answers))
        device.seconds(1)
        #expect(answers.words == ["21 ok"])
        manager.stopUpdatingLocation()
        #expect(device.cited.contains("TENCENT-ONE-WHILE-UPDATING"))
    }

    @Test(
        "Stopping updates takes its location away: it ends at the time-out from 4.3, and never before.",
        arguments: [("4.3", ["13 0"]), ("4.2", [])]
    )
    func stopped(version: String, words: [String]) throws {
        let device = try phone(sdk: version)
        let answers = Answers(device)
        let manager = device.manager()
        device.seconds(3)
        manager.ask(answers)
        manager.startUpdatingLocation()
        manager.stopUpdatingLocation()
        device.seconds(600)
        #expect(answers.words == words)
        #expect(device.cited.contains("TENCENT-ONE-STOPPED"))
    }

    @Test("A released manager never calls the block.")
    func released() throws {
        let device = try phone()
        let answers = Answers(device)
        do { device.manager().ask(answers) }
        device.seconds(600)
        #expect(answers.words.isEmpty)
    }

    @Test("The block may let the manager go.", arguments: [TencentLBSRequestLevel.geo, .poi])
    func letsGo(level: TencentLBSRequestLevel) throws {
        let device = try phone()
        var manager: TencentLBSLocationManager? = device.manager()
        var calls = 0
        manager?.requestLocation(with: level, locationTimeout: 10) { _, _ in
            manager = nil
            calls += 1
        }
        device.seconds(600)
        #expect(calls == 1)
        #expect(manager == nil)
    }

    @Test("A manager of a dead process takes nothing.")
    func deadProcess() throws {
        let device = try phone()
        let manager = device.manager()
        device.app.terminate()
        #expect(!manager.ask(Answers(device)))
        manager.startUpdatingLocation()
        device.seconds(60)
    }

    @Test("The domain of errors can be CoreLocation's.")
    func domain() throws {
        let device = try phone("17.4", .denied, switches: ["tencentErrorDomain": "kCLErrorDomain"])
        let manager = device.manager()
        var code: CLError.Code?
        manager.requestLocation(with: .geo, locationTimeout: 10) { _, error in code = (error as? CLError)?.code }
        device.settle()
        #expect(code == .denied)
    }

    @Test("Under reduced accuracy the location is kilometres wide and full of texts.")
    func reduced() throws {
        let device = try phone(precise: false)
        let answers = Answers(device)
        let manager = device.manager()
        manager.ask(answers, .adminName, timeout: 20)
        device.seconds(60)
        #expect((answers.locations.first?.location.horizontalAccuracy ?? 0) >= 1_000)
        #expect(answers.locations.first?.locationProvider == .netWork)
        #expect(answers.locations.first?.city == "杭州市")
    }
}
