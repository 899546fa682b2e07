// SPDX-License-Identifier: Apache-2.0

#ifndef LIBM_PEER_H
#define LIBM_PEER_H

#include <stddef.h>

/// A place in degrees.
typedef struct {
    double latitude;
    double longitude;
} libm_place;

/// Leads many places from WGS-84 to GCJ-02, each with the sines of the C library.
void libm_gcj02(const libm_place *places, libm_place *converted, size_t count);

/// Leads many places from GCJ-02 to BD-09, as the formula is usually written: by way of polar coordinates.
void libm_bd09(const libm_place *places, libm_place *converted, size_t count);

/// Adds up twelve sines of the C library for each place, at the angles that the formula of GCJ-02 asks for.
double libm_sines(const libm_place *places, size_t count);

#endif
