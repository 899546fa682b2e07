// SPDX-License-Identifier: Apache-2.0

#if !canImport(Darwin)
    public import Foundation

    extension NotificationCenter {
        /// The notifications of a name, and of an object if one is given, from now on.
        public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
            Notifications(center: self, name: name, object: object)
        }

        /// Notifications as they come; those that come while the loop is busy wait for it.
        public struct Notifications: AsyncSequence {
            private let stream: AsyncStream<Parcel>

            init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
                let (stream, continuation) = AsyncStream<Parcel>.makeStream()
                self.stream = stream
                _ = center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Parcel(notification: $0))
                }
            }

            /// Starts to wait for them.
            public func makeAsyncIterator() -> Iterator { Iterator(parcels: stream.makeAsyncIterator()) }

            /// Waits for one after the other.
            public struct Iterator: AsyncIteratorProtocol {
                var parcels: AsyncStream<Parcel>.Iterator

                /// The next notification.
                public mutating func next() async -> Notification? { await next(isolation: #isolation) }

                /// The next notification, on the caller's actor.
                public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                    await parcels.next(isolation: actor)?.notification
                }
            }

            /// A notification on its way to the loop; unchecked, as Apple's own sequence promises the same.
            struct Parcel: @unchecked Sendable {
                let notification: Notification
            }
        }
    }
#endif
