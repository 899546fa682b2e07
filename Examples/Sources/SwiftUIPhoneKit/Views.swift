// SPDX-License-Identifier: Apache-2.0

/// The few declarations of SwiftUI that the view of the documentation uses, so that a compiler checks it here.
///
/// Nothing is drawn; what a view does with its model is tested on the model.
@MainActor
@preconcurrency
public protocol View {
    /// The type of what the view is made of.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder var body: Body { get }
}

/// Something that is drawn without being made of views.
public struct Leaf: View {
    /// A leaf, again.
    public var body: Leaf { self }
}

extension View where Body == Leaf {
    /// Nothing that a program could look into.
    public var body: Leaf { Leaf() }
}

extension View {
    /// Makes the view refuse taps.
    public func disabled(_ isDisabled: Bool) -> some View { self }
}

/// Puts views one below the other.
@MainActor
@resultBuilder
public enum ViewBuilder {
    /// Two views in a row.
    public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> Pair<First, Second> {
        Pair(first: first, second: second)
    }

    /// One view.
    public static func buildBlock<Only: View>(_ only: Only) -> Only { only }
}

/// Two views.
public struct Pair<First: View, Second: View>: View {
    var first: First
    var second: Second
}

/// A line of text.
public struct Text: View {
    private let text: String

    /// Shows a text.
    public init(_ text: String) { self.text = text }
}

/// A column of views.
public struct VStack<Content: View>: View {
    private let content: Content

    /// Stacks what the closure makes.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A button.
public struct Button: View {
    private let title: String
    private let action: @MainActor () -> Void

    /// Does something when it is tapped.
    public init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }
}

/// A value that the view's place on the screen keeps.
@propertyWrapper
public struct State<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Starts with a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
