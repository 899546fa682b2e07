// SPDX-License-Identifier: Apache-2.0

import Foundation
public import PluginStyles

/// A plug-in as something that answers one-shots, whatever its style.
public protocol LocationPlugin: AnyObject {
    /// Locates once; exactly one of the blocks is called, if the plug-in is good.
    func locate(
        _ options: [String: Any],
        onLocation: @escaping ([String: Any]) -> Void,
        onError: @escaping (_ domain: String, _ code: Int, _ words: String) -> Void
    )

    /// Gives up.
    func giveUp()

    /// The app, if it asks for itself; kept weakly.
    var authorizer: (any LocationPluginAuthorizer)? { get set }
}

extension StreamLocationPlugin: LocationPlugin {
    /// Starts the stream and stops it with the first location; its errors are those of a stream.
    public func locate(
        _ options: [String: Any],
        onLocation: @escaping ([String: Any]) -> Void,
        onError: @escaping (_ domain: String, _ code: Int, _ words: String) -> Void
    ) {
        eventSink = { event in
            guard let code = event["errorCode"] as? Int else { return onLocation(event) }
            self.stopLocation()
            onError(event["errorDomain"] as? String ?? "", code, event["errorInfo"] as? String ?? "")
        }
        setOptions(options.merging(["onceLocation": true]) { $1 })
        startLocation()
    }

    /// Stops the stream.
    public func giveUp() {
        eventSink = nil
        stopLocation()
    }
}

extension OneShotLocationPlugin: LocationPlugin {
    /// Asks for one position.
    public func locate(
        _ options: [String: Any],
        onLocation: @escaping ([String: Any]) -> Void,
        onError: @escaping (_ domain: String, _ code: Int, _ words: String) -> Void
    ) {
        getCurrentPosition(
            options,
            resolve: onLocation,
            reject: { code, message, error in
                onError(error.map { ($0 as NSError).domain } ?? "", Int(code) ?? 0, message)
            }
        )
    }

    /// Cancels what is asked.
    public func giveUp() { stop() }
}

extension TrustingLocationPlugin: LocationPlugin {
    /// Asks for one location; there are no errors, because the app does not live to hear of them.
    public func locate(
        _ options: [String: Any],
        onLocation: @escaping ([String: Any]) -> Void,
        onError: @escaping (_ domain: String, _ code: Int, _ words: String) -> Void
    ) {
        getLocation(options, callback: onLocation)
    }

    /// Cancels what is asked.
    public func giveUp() { stop() }
}
