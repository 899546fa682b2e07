// SPDX-License-Identifier: Apache-2.0

extension ContractExploration {
    /// One of several equal shares of the work: every so manieth world.
    ///
    /// Together they are the whole.
    public struct Shard: Sendable, Hashable {
        /// Which of the shares, from 1.
        public let number: Int
        /// How many shares there are.
        public let count: Int

        /// Everything.
        public static let whole = Shard(uncheckedNumber: 1, of: 1)

        /// Names a share; nil unless the number is one of 1 to the count.
        ///
        /// - Parameters:
        ///   - number: Which of the shares, from 1.
        ///   - count: How many shares there are.
        public init?(_ number: Int, of count: Int) {
            guard number >= 1, number <= count else { return nil }
            self.init(uncheckedNumber: number, of: count)
        }

        private init(uncheckedNumber number: Int, of count: Int) {
            self.number = number
            self.count = count
        }

        /// Whether a world belongs to the share.
        ///
        /// - Parameter index: The world's place in the list of all.
        /// - Returns: Whether it does.
        public func contains(_ index: Int) -> Bool { index % count == number - 1 }
    }
}
