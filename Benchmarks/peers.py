# SPDX-License-Identifier: Apache-2.0
"""What the benchmarks compare with: does one piece of work for each line of standard input.

A line is a name, and the answer is a line: seconds of processor time for one place, or a dash if the library is missing.
"peers.py gpx FILE" reads a file once in a process of its own: seconds, points, and the most memory it had, in bytes.
"""

import resource
import sys
import time

PLACES = [(20 + index % 30 + 0.123, 80 + index % 50 + 0.456) for index in range(1000)]


def forward():
    from coord_convert.transform import wgs2gcj

    return lambda: [wgs2gcj(longitude, latitude) for latitude, longitude in PLACES]


def inverse():
    from coord_convert.transform import gcj2wgs

    return lambda: [gcj2wgs(longitude, latitude) for latitude, longitude in PLACES]


def geographiclib():
    from geographiclib.geodesic import Geodesic

    solve = Geodesic.WGS84.Inverse
    return lambda: [solve(a[0], a[1], b[0], b[1], Geodesic.DISTANCE) for a, b in zip(PLACES, PLACES[1:] + PLACES[:1])]


def pyproj():
    from pyproj import Geod

    solve = Geod(ellps="WGS84")
    north, east = [place[0] for place in PLACES], [place[1] for place in PLACES]
    next_north, next_east = north[1:] + north[:1], east[1:] + east[:1]
    return lambda: solve.inv(east, north, next_east, next_north)


def gpx(path):
    # The faster of its two parsers, the one of the standard library, is what it takes where lxml is not installed.
    import gpxpy

    with open(path, "rb") as file:
        text = file.read()
    start = time.process_time()
    document = gpxpy.parse(text)
    seconds = time.process_time() - start
    points = sum(len(segment.points) for track in document.tracks for segment in track.segments)
    print(seconds, points, most_memory())


def most_memory():
    # On Linux what getrusage tells begins with what the process had that started this one.
    try:
        with open("/proc/self/status") as status:
            return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM:"))
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def serve():
    works = {"forward": forward, "inverse": inverse, "geographiclib": geographiclib, "pyproj": pyproj}
    ready = {}
    for line in sys.stdin:
        name = line.strip()
        try:
            if name not in ready:
                ready[name] = works[name]()
            start = time.process_time()
            ready[name]()
            print((time.process_time() - start) / len(PLACES), flush=True)
        except (ImportError, KeyError):
            print("-", flush=True)


if len(sys.argv) == 3 and sys.argv[1] == "gpx":
    try:
        gpx(sys.argv[2])
    except ImportError:
        print("-")
else:
    serve()
