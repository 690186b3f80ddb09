/* The runtime of the generated C: the machine, range checks, and arithmetic with Python's semantics. The generated text
   includes it after defining SEATS, STACK, MAX_OPTIONS, MAX_SCRIPTS, CELLS, POSITION and EACH_FIELD. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* Qualifiers and built-in functions; for CUDA there are others. */
#ifdef CUDA_TEXT
#include "cuda_head.h"
#else
#define FN static
#define SMALL static inline
#define APART static
#define SCRIPT static
#define ROLLED
#define UNROLLED _Pragma("GCC unroll 32")
#define RESTRICT restrict
#define COPY(to, from) (*(to) = *(from))
#define TABLE static const
#define LOWEST(word) __builtin_ctzll(word)
#define COUNT_BITS(word) __builtin_popcountll(word)
#define SWAP_BYTES(word) __builtin_bswap64(word)
#define HIGH_HALF(a, b) ((uint64_t)(((unsigned __int128)(a) * (b)) >> 64))
#define COUNT_UP(number) __atomic_fetch_add(number, 1, __ATOMIC_RELAXED)
#define LANES 1
#define LANE 0
#define SYNC_LANES() ((void)0)
#define WORD_BITS 64
typedef uint64_t Word;
typedef int16_t O;
#endif
#define EACH_LANE(i, count) for (int i = LANE; i < (count); i += LANES)
typedef int64_t I;

#define NONE (-1)
#define CHANCE (-2)

enum { NO_FAULT, BAD_FRAME, NO_EVENT, STACK_FULL, TOO_MANY_OPTIONS, NO_OPTION, BAD_WEIGHTS, ENDED, BAD_INVARIANT,
       NOT_ASKED };

#ifndef MACHINE
#define MACHINE \
  POSITION \
  int32_t stack[STACK]; \
  int32_t sp, deepest, value, winners, reason, fault; \
  uint8_t over, together, weighted, asks; \
  int16_t seat[SEATS], what[SEATS], count[SEATS]; \
  O options[SEATS][MAX_OPTIONS]; \
  O weights[MAX_OPTIONS];
#endif
typedef struct { MACHINE } M;

typedef int (*Runner)(M *); /* 0: it returned; 1: there is an ask, or the game is over */
typedef void (*Again)(M *);

#ifdef CHECKED
SMALL I index_of(I x, I start, I count, const char *file, int line) {
  if (x < start || x >= start + count) {
    fprintf(stderr, "%s:%d: index %lld outside %lld..%lld\n", file, line, (long long)x, (long long)start, (long long)(start + count - 1));
    abort();
  }
  return x - start;
}
SMALL I within(I x, I low, I high, const char *file, int line) {
  if (x < low || x > high) {
    fprintf(stderr, "%s:%d: value %lld outside %lld..%lld\n", file, line, (long long)x, (long long)low, (long long)high);
    abort();
  }
  return x;
}
#define INDEX(x, start, count) index_of(x, start, count, __FILE__, __LINE__)
#define WITHIN(x, low, high) within(x, low, high, __FILE__, __LINE__)
#define EVENT(x, count) index_of(x, 0, count, __FILE__, __LINE__)
#define MUST(x) do { if (!(x)) { fprintf(stderr, "%s:%d: assertion\n", __FILE__, __LINE__); abort(); } } while (0)
#else
#define INDEX(x, start, count) ((x) - (start))
#define WITHIN(x, low, high) (x)
#define EVENT(x, count) (x)
#define MUST(x) ((void)0)
#endif

SMALL I floor_div(I a, I b) { I q = a / b; return q - (a % b != 0 && (a < 0) != (b < 0)); }
SMALL I floor_mod(I a, I b) { I r = a % b; return r + (r != 0 && (r < 0) != (b < 0) ? b : 0); }
SMALL I shift_left(I a, I b) { return (I)((uint64_t)a << b); }
SMALL I absolute(I a) { return a < 0 ? -a : a; }
SMALL I smaller(I a, I b) { return b < a ? b : a; }
SMALL I larger(I a, I b) { return b > a ? b : a; }

/* Note what went wrong first. Return 1, as a script does that did not return. */
FN int fault(M *m, int what) {
  if (!m->fault) m->fault = what;
  m->over = 1;
  return 1;
}

SMALL int add(M *m, O *list, int n, I x) {
  if (n >= MAX_OPTIONS) { fault(m, TOO_MANY_OPTIONS); return n; }
  list[n] = (O)x;
  return n + 1;
}
SMALL int add_all(M *m, O *list, int n, const O *more, int count) {
  if (n + count > MAX_OPTIONS) { fault(m, TOO_MANY_OPTIONS); return n; }
  for (int i = 0; i < count; i++) list[n + i] = more[i];
  return n + count;
}

/* ---- masks: one bit for each place of a fixed range */

#if WORD_BITS == 64
/* Gather the lowest bits of bytes that are 0 or 1 into words. */
SMALL void gather(const uint8_t *bytes, int words, Word *bits) {
  for (int w = 0; w < words; w++) {
    bits[w] = 0;
#ifdef __SSE2__
    for (int i = 0; i < 4; i++) {
      __m128i sixteen = _mm_loadu_si128((const __m128i *)(bytes + 64 * w + 16 * i));
      bits[w] |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_slli_epi16(sixteen, 7)) << 16 * i;
    }
#else
    for (int i = 0; i < 64; i++) bits[w] |= (uint64_t)bytes[64 * w + i] << i;
#endif
  }
}
#endif
/* Append the places of a mask for `size` places from `first` on. */
SMALL int add_places(M *m, O *list, int n, const Word *bits, int first, int size) {
  const int words = (size + WORD_BITS - 1) / WORD_BITS;
  if (n + size > MAX_OPTIONS) {
    int count = n;
    for (int w = 0; w < words; w++) count += COUNT_BITS(bits[w]);
    if (count > MAX_OPTIONS) { fault(m, TOO_MANY_OPTIONS); return n; }
  }
  for (int w = 0; w < words; w++)
    for (Word left = bits[w]; left; left &= left - 1) list[n++] = (O)(first + WORD_BITS * w + LOWEST(left));
  return n;
}

SMALL void finish_shared(M *m, I winners, I reason) {
  m->winners = (int32_t)winners;
  m->reason = (int32_t)reason;
  m->over = 1;
}
SMALL void finish(M *m, I winner, I reason) { finish_shared(m, winner == NONE ? 0 : (I)1 << winner, reason); }

SMALL void no_asks(M *m) { m->asks = 0; m->weighted = 0; m->together = 0; }
SMALL int add_ask(M *m, I seat, I what) {
  int a = m->asks++;
  m->seat[a] = (int16_t)seat;
  m->what[a] = (int16_t)what;
  return a;
}

/* Thread-local storage that is as fast in a shared library as in a program. */
#define PER_THREAD __thread __attribute__((tls_model("initial-exec")))

#ifdef COUNTED
static int64_t CALLS[MAX_SCRIPTS];
#define COUNT(code) __atomic_fetch_add(&CALLS[code], 1, __ATOMIC_RELAXED)
#else
static int64_t CALLS[1];
#define COUNT(code) ((void)0)
#endif

TABLE int32_t FRAMES[] = {FRAME_SIZES};

/* Push the frame of a script. Return whether the game is over: the stack is full. */
SMALL int push_frame(M *m, int code, int size, const int32_t *arguments, int given) {
  if (m->sp + size > STACK) return fault(m, STACK_FULL);
  COUNT(code);
  int32_t *k = m->stack + m->sp;
  for (int i = 0; i < size; i++) k[i] = i < given ? arguments[i] : 0;
  k[size - 1] = code;
  m->sp += size;
  if (m->sp > m->deepest) m->deepest = m->sp;
  return 0;
}
FN int push(M *m, int code, const int32_t *arguments, int given) {
  return push_frame(m, code, FRAMES[code], arguments, given);
}

FN void sort(I *x, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && x[j - 1] > x[j]; j--) { I t = x[j]; x[j] = x[j - 1]; x[j - 1] = t; }
}
#define begin_together(m) (no_asks(m), (m)->together = 1)
#define again_together(m) (no_asks(m), (m)->together = 1)
#define begin_seat(m, s) (ANSWER(m, s) = NONE, 1)
#define again_seat(m, s) (ANSWER(m, s) == NONE)
