// SPDX-License-Identifier: Apache-2.0

/// The kinds of journal entries, named as the formats name them.
public enum DeviceJournalEvent: String, Sendable, CaseIterable {
    /// The user answered a prompt.
    case answer
    /// The user changed Settings.
    case settings
    /// The app's state changed.
    case appState
    /// A prompt appeared.
    case prompt
    /// The visible authorization status changed.
    case authorization
    /// The visible accuracy authorization changed.
    case accuracy
    /// The location arrow or indicator changed.
    case statusBar
    /// A line on the console.
    case console
    /// A request silently did nothing.
    case refused
    /// A call of an interface.
    case call
    /// A callback to a delegate or a block.
    case callback
    /// A line an SDK logged.
    case log
    /// A provider took a request.
    case request
    /// A provider completed a request.
    case completion
    /// A provider delivered locations.
    case update
    /// A provider reported an error.
    case error
    /// A step of a script.
    case step
}
