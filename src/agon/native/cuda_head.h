/* Qualifiers and built-in functions of the CUDA text. A C++ compiler for the host builds the same text, with a loop in
   place of a launch: that is how machines without a GPU test it. Included before runtime.h. */
#define KERNELS
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <stdexcept>
#include <vector>

#define WORD_BITS 32
typedef uint32_t Word;
typedef OPTION O;

#define RESTRICT __restrict__
#ifdef __CUDACC__
#include <cub/device/device_radix_sort.cuh>
#define FN static __device__
#define SMALL static __device__ __forceinline__
#define APART static __device__ __noinline__
#define SCRIPT APART
#define ROLLED _Pragma("unroll 1")
#define COPY(to, from) copy_words((uint4 *)(to), (const uint4 *)(from), sizeof *(to) / sizeof(uint4))
#define TABLE static __device__ const
#define UNROLL _Pragma("unroll")
#define LOWEST(word) (__ffs((int)(word)) - 1)
#define COUNT_BITS(word) __popc(word)
#define SWAP_BYTES(word) ((uint64_t)__byte_perm((uint32_t)(word), 0, 0x0123) << 32 | __byte_perm((uint32_t)((word) >> 32), 0, 0x0123))
#define HIGH_HALF(a, b) __umul64hi(a, b)
#define COUNT_UP(number) atomicAdd(number, 1)
/* The lanes of a warp share the work on a row of a batch. */
#define LANES 32
#define LANE ((int)(threadIdx.x & 31))
#define SYNC_LANES() __syncwarp()
#else
#define FN static
#define COUNT_UP(number) ((*(number))++)
#define LANES 1
#define LANE 0
#define SYNC_LANES() ((void)0)
#define SMALL static inline
#define APART static
#define SCRIPT static
#define ROLLED
#define COPY(to, from) (*(to) = *(from))
#define TABLE static const
#define UNROLL
#define LOWEST(word) __builtin_ctz(word)
#define COUNT_BITS(word) __builtin_popcount(word)
#define SWAP_BYTES(word) __builtin_bswap64(word)
#define HIGH_HALF(a, b) ((uint64_t)(((unsigned __int128)(a) * (b)) >> 64))
#endif

/* 32 cells of one byte in registers. A row of cells begins at a multiple of 16 bytes and is padded to 32 cells. */
#define ALIGNED alignas(16)
#ifdef __CUDACC__
#define READ_CELLS(to, from) \
  do { \
    const uint4 low_ = ((const uint4 *)(from))[0], high_ = ((const uint4 *)(from))[1]; \
    to[0] = low_.x, to[1] = low_.y, to[2] = low_.z, to[3] = low_.w; \
    to[4] = high_.x, to[5] = high_.y, to[6] = high_.z, to[7] = high_.w; \
  } while (0)
#else
#define READ_CELLS(to, from) memcpy(to, from, 32)
#endif
#define CELL(words, j) ((words)[(j) >> 2] >> 8 * ((j) & 3) & 0xFF)

#ifdef __CUDACC__
SMALL void copy_words(uint4 *to, const uint4 *from, int count) {
  _Pragma("unroll 4") for (int i = 0; i < count; i++) to[i] = from[i];
}
#endif

/* The machine: what every step reads comes first. */
#define MACHINE \
  int32_t sp, deepest, value, winners, reason, fault; \
  uint8_t over, together, weighted, asks; \
  int16_t seat[SEATS], what[SEATS], count[SEATS]; \
  int32_t stack[STACK]; \
  POSITION \
  ALIGNED O options[SEATS][MAX_OPTIONS]; \
  O weights[MAX_WEIGHTS];
