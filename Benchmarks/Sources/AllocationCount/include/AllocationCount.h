// SPDX-License-Identifier: Apache-2.0

#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this platform: with glibc, whose allocator lets itself be stood in for.
bool allocation_count_works(void);

/// How many blocks of memory the calling thread has asked for so far.
uint64_t allocation_count(void);

/// How many bytes of memory are in use; 0 where that is not known.
uint64_t allocation_bytes(void);

#endif
