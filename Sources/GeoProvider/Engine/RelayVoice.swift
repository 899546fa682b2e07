// SPDX-License-Identifier: Apache-2.0

/// What a provider keeps while a relay speaks in its name; once it is let go, the relay is silent.
public final class RelayVoice {
    private let relay: DelegateRelay
    private let number: Int

    init(relay: DelegateRelay, number: Int) {
        self.relay = relay
        self.number = number
    }

    deinit { relay.fallSilent(number) }
}
