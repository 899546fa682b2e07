// SPDX-License-Identifier: Apache-2.0

import Geodesy
import TrackFiles

/// Where the phone was at which time: along a track, and then at places one after the other.
final class DeviceMotion {
    /// Where the phone is, unless a track moves it.
    @exclusivity(unchecked) private(set) var place: Coordinate<WGS84>
    @exclusivity(unchecked) private var placedAt = Int64.min
    /// The places before, oldest first, each with the time at which it was left.
    private var earlier: [(until: Int64, place: Coordinate<WGS84>)] = []
    private let track: TrackTimeline?
    private let repeatsTrack: Bool
    @exclusivity(unchecked) private var trackEnds: Int64

    /// How many places are remembered; approximate and delayed locations look back some minutes.
    private static let memory = 1_024

    init(_ configuration: DeviceConfiguration) {
        track = configuration.track
        repeatsTrack = configuration.repeatsTrack
        trackEnds = configuration.track == nil ? .min : .max
        place = configuration.track?.state(at: 0)?.coordinate ?? configuration.place
    }

    /// Puts the phone at a place from a time on.
    func move(to coordinate: Coordinate<WGS84>, at time: Int64) {
        if trackEnds == .max {
            trackEnds = time
        } else if placedAt < time {
            if earlier.count >= Self.memory { earlier.removeFirst(Self.memory / 2) }
            earlier.append((time, place))
        }
        place = coordinate
        placedAt = time
    }

    /// The truth at a time, as a fix without an error of its own; nil in a gap of the track.
    func truth(at time: Int64) -> DeviceFix? {
        if let track, time < trackEnds { return along(track, at: time) }
        let place = time >= placedAt ? place : earlier.first { time < $0.until }?.place ?? place
        return DeviceFix(still: place, nanoseconds: time)
    }

    private func along(_ track: TrackTimeline, at time: Int64) -> DeviceFix? {
        track.state(at: seconds(on: track, at: time)).map { state in
            DeviceFix(
                coordinate: state.coordinate,
                horizontalAccuracy: state.horizontalAccuracy ?? 0,
                time: .nanoseconds(time),
                altitude: state.altitude,
                verticalAccuracy: state.verticalAccuracy,
                speed: state.speed,
                course: state.course
            )
        }
    }

    private func seconds(on track: TrackTimeline, at time: Int64) -> Double {
        let seconds = Double(time / 1_000_000_000) + Double(time % 1_000_000_000) / 1e9
        guard repeatsTrack, seconds > track.duration, track.duration > 0 else { return seconds }
        return seconds.truncatingRemainder(dividingBy: track.duration)
    }
}
