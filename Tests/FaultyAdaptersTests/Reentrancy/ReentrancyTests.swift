// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("Whatever an app does inside a callback")
struct ReentrancyTests {
    /// The callbacks that come in the life of an app on each SDK.
    private static func callbacks(of vendor: Vendor) -> [Callback] {
        vendor != .amap
            ? Callback.allCases.filter { $0 != .requireAuthorization && $0 != .requireFullAccuracy } : Callback.allCases
    }

    private static let cases = Vendor.allCases.flatMap { vendor in
        callbacks(of: vendor).flatMap { callback in Deed.allCases.map { (vendor, callback, $0) } }
    }

    @Test("Every callback comes in the life that the other tests live.", arguments: Vendor.allCases)
    func everyCallback(_ vendor: Vendor) throws {
        let app = ReentrantApp(vendor)
        try app.live()
        #expect(app.told == Set(Self.callbacks(of: vendor)))
        #expect(app.endings == ["first": ["ok"]])
    }

    @Test(
        "No one-shot is left without an end or gets two, and what was stopped or let go stays silent.",
        arguments: cases
    )
    func keepsItsWord(_ vendor: Vendor, _ callback: Callback, _ deed: Deed) throws {
        let app = ReentrantApp(vendor, callback, deed)
        try app.live()
        #expect(app.hasActed)
        let isGone = deed == .endProcess || deed == .throwAway
        for (name, words) in app.endings {
            #expect(isGone ? words.count <= 1 : words.count == 1, "\(name) ended with \(words)")
        }
        switch deed {
        case .stop:
            #expect(!app.toldLater.contains(.update))
        case .start, .answer, .swap:
            #expect(app.toldLater.contains(.update))
        case .cancel:
            #expect(callback == .completion || app.endings["first"] == ["cancelled"] || app.endings["first"] == ["ok"])
        case .request:
            #expect(app.endings.count == 2)
        case .release:
            #expect(app.released == nil)
            #expect(app.toldLater.filter { $0 != .completion } == [])
        case .handOver:
            #expect(app.toldLater.filter { $0 != .completion } == [])
            #expect(app.heir?.told.contains(.update) == true)
        case .endProcess:
            #expect(app.toldLater == [])
        case .throwAway:
            // A request that waits keeps its world, so that it could still end.
            #expect(app.thrownAway == nil || app.endings["first"] == [])
        }
    }

    @Test("Time that a provider's callback lets pass stops the program, and the message says to return first.")
    func advances() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let device = SimulatedDevice()
            device.app.launch()
            let provider = Vendor.native.makeProvider(on: device)
            _ = provider.requestLocation(LocationRequest()) { _ in device.advance(by: .seconds(1)) }
            device.advance(by: .seconds(60))
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("advance called inside a callback of this device: return first"))
    }
}
