/* Steps, random games and traces, the same for every game. Included at the end of the generated text. */

/* Run until there is an ask, the game is over, or the frames above `base` have returned. */
FN void run_above(M *m, int32_t base) {
  while (!m->over && m->sp > base)
    if (RUN_SCRIPT(m, m->stack[m->sp - 1])) {
      for (int a = 0; !m->over && a < m->asks; a++)
        if (m->count[a] <= 0) fault(m, NO_OPTION);
      return;
    }
}

FN void run(M *m) {
  run_above(m, 0);
  if (!m->over && m->sp == 0) fault(m, ENDED);
  if (m->over) { m->sp = 0; m->asks = 0; }
}

FN void start(M *m) {
  m->sp = m->deepest = m->over = m->fault = 0;
  m->value = m->winners = m->reason = 0;
  no_asks(m);
  push(m, ROOT, 0, 0);
  run(m);
}
#ifndef KERNELS
void agon_start(M *m) { start(m); }
#endif

/* Note an answer. Return whether scripts run on; if not, other seats are asked at the same time. */
SMALL int accept(M *m, I seat, I option) {
  if (m->together) {
    ANSWER(m, seat) = option;
    int kept = 0;
    for (int a = 0; a < m->asks; a++) {
      if (m->seat[a] == seat) continue;
      if (kept != a) {
        m->seat[kept] = m->seat[a];
        m->what[kept] = m->what[a];
        m->count[kept] = m->count[a];
        memcpy(m->options[kept], m->options[a], sizeof m->options[a]);
      }
      kept++;
    }
    m->asks = (uint8_t)kept;
    if (kept) return 0;
  }
  m->value = (int32_t)option;
  m->asks = 0;
  return 1;
}

SMALL void answer(M *m, I seat, I option) {
  if (accept(m, seat, option)) run(m);
}

#ifndef KERNELS
void agon_answer(M *m, I seat, I option) { answer(m, seat, option); }

/* Restore the pending asks of a machine whose position and frames come from another back end. */
void agon_resume(M *m) {
  m->over = m->fault = 0;
  m->value = m->winners = m->reason = 0;
  m->deepest = m->sp;
  no_asks(m);
  ASK_AGAIN(m, m->stack[m->sp - 1]);
}

/* Give one answer to each of n machines; skip machines whose game is over. */
void agon_answer_many(M *m, int64_t n, const int16_t *seat, const int16_t *option) {
  for (int64_t i = 0; i < n; i++)
    if (!m[i].over) answer(m + i, seat[i], option[i]);
}

#endif

/* ---- seeded choices: splitmix64, index by multiply-shift */

#define GOLDEN 0x9E3779B97F4A7C15ull

SMALL uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}
SMALL uint64_t below(uint64_t *state, uint64_t bound) {
  *state += GOLDEN;
  return HIGH_HALF(mix(*state), bound);
}
FN I pick(const M *m, int a, uint64_t *state) {
  if (!m->weighted) return m->options[a][below(state, (uint64_t)m->count[a])];
  uint64_t total = 0;
  for (int i = 0; i < m->count[a]; i++) total += (uint64_t)m->weights[i];
  int64_t at = (int64_t)below(state, total);
  for (int i = 0; i < m->count[a]; i++) {
    at -= m->weights[i];
    if (at < 0) return m->options[a][i];
  }
  return m->options[a][0];
}

/* Pick among the options that the game's `caution` does not advise against, if there are any. */
APART I pick_cautiously(M *m, int a, uint64_t *state) {
  O safe[MAX_OPTIONS];
  int n = 0;
  if (m->seat[a] == CHANCE) return pick(m, a, state);
  for (int i = 0; i < m->count[a]; i++)
    if (!CAUTION(m, m->seat[a], m->what[a], m->options[a][i])) safe[n++] = m->options[a][i];
  return n ? safe[below(state, (uint64_t)n)] : pick(m, a, state);
}

/* Run the game's `imagine` script, which redeals what a seat cannot know, and restore the pending asks. */
FN void redeal(M *m, I seat, uint64_t *state) {
  int32_t base = m->sp;
  uint8_t over = m->over;
  m->over = 0;
  const int32_t seat_[] = {(int32_t)seat};
  push(m, IMAGINE, seat_, 1);
  while (!m->fault && m->sp > base) {
    no_asks(m);
    run_above(m, base);
    if (m->sp > base) m->value = (int32_t)pick(m, 0, state);
  }
  m->over = over || m->fault;
  no_asks(m);
  m->value = 0;
  if (m->sp > 0 && !m->over) ASK_AGAIN(m, m->stack[m->sp - 1]);
}

/* Determinize: redeal what a seat cannot know. A pending ask implies an option, so deals that leave an ask without one
   are rejected. */
#define MAX_DEALS 1000
APART void imagine(M *m, const M *before, I seat, uint64_t *state) {
  for (int deal = 0; deal < MAX_DEALS; deal++) {
    COPY(m, before);
    redeal(m, seat, state);
    int empty = 0;
    for (int a = 0; a < m->asks; a++) empty |= m->count[a] <= 0;
    if (!empty) return;
  }
  fault(m, NO_OPTION);
}

#ifndef KERNELS
void agon_imagine(M *m, I seat, uint64_t *state) {
  const M before = *m;
  imagine(m, &before, seat, state);
}

/* The same for the cells and frames of another back end; only the cells change. Return the fault. */
int32_t agon_imagine_cells(I *cells, const int32_t *frames, I count, I seat, uint64_t *state) {
  M m;
  I *cell = cells;
  memset(&m, 0, sizeof m);
#define ONE(f) m.f = *cell++;
#define MANY(f, count) for (int i = 0; i < count; i++) m.f[i] = *cell++;
  EACH_FIELD(ONE, MANY)
#undef ONE
#undef MANY
  memcpy(m.stack, frames, (size_t)count * sizeof *frames);
  m.sp = (int32_t)count;
  agon_imagine(&m, seat, state);
  cell = cells;
#define ONE(f) *cell++ = m.f;
#define MANY(f, count) for (int i = 0; i < count; i++) *cell++ = m.f[i];
  EACH_FIELD(ONE, MANY)
#undef ONE
#undef MANY
  return m.fault;
}

/* ---- the mind */

/* Set the weights of this thread's priors and values; a null pointer restores those of the rules. */
void agon_weights(const int32_t *values) {
#ifdef WEIGHTS
  WEIGHTS = values ? values : WRITTEN_WEIGHTS;
#endif
  (void)values;
}
I agon_prior(M *m, I seat, I what, I option) { return PRIOR(m, seat, what, option); }
I agon_value(M *m, I seat) { return VALUE(m, seat); }

#endif

/* ---- the trace: a polynomial hash of packed values modulo the prime 2^61 - 1 */

#define PRIME ((1ull << 61) - 1)

SMALL uint64_t fold(uint64_t h, uint64_t chunk) {
  unsigned __int128 x = ((unsigned __int128)h << 64) | chunk;
  uint64_t high = (uint64_t)(x >> 61);
  uint64_t sum = ((uint64_t)x & PRIME) + (high & PRIME) + (high >> 61);
  sum = (sum & PRIME) + (sum >> 61);
  return sum >= PRIME ? sum - PRIME : sum;
}
/* The low bits of values, packed into 64-bit chunks. Of `chunk`, the lowest `held` bits count. */
typedef struct { uint64_t h, chunk; int held; } Trace;

#define PACKED (64 / TRACE_BITS)
#define LOW_BITS(value) ((uint64_t)(value) & ((1u << TRACE_BITS) - 1))
#define PACK(value, place) (LOW_BITS(value) << (64 - TRACE_BITS * ((place) + 1)))

/* Take the highest `bits` of a word, at least one value and fewer than 64 bits. */
SMALL void take(Trace *t, uint64_t word, int bits) {
  if (t->held + bits >= 64) t->h = fold(t->h, t->chunk << (63 - t->held) << 1 | word >> t->held);
  t->chunk = t->chunk << bits | word >> (64 - bits);
  t->held = (t->held + bits) & 63;
}
SMALL uint64_t packed(const O *values, int n) {
  uint64_t word = 0;
  for (int i = 0; i < n; i++) word |= PACK(values[i], i);
  return word;
}
#if TRACE_BITS == 8 && defined __BYTE_ORDER__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
SMALL uint64_t packed_whole(const O *values) {
  uint8_t low[PACKED];
  uint64_t word;
  for (int i = 0; i < PACKED; i++) low[i] = (uint8_t)values[i];
  memcpy(&word, low, sizeof word);
  return SWAP_BYTES(word);
}
#else
SMALL uint64_t packed_whole(const O *values) { return packed(values, PACKED); }
#endif

FN void take_list(Trace *t, const O *values, int n) {
  int i = 0;
  for (; i + PACKED <= n; i += PACKED) {
    uint64_t word = packed_whole(values + i);
    t->h = fold(t->h, t->chunk << (63 - t->held) << 1 | word >> t->held);
    t->chunk = word;
  }
  if (i == n) return;
#if MAX_OPTIONS % PACKED == 0 /* the rest of the chunk is within the list's buffer */
  take(t, packed_whole(values + i), (n - i) * TRACE_BITS);
#else
  take(t, packed(values + i, n - i), (n - i) * TRACE_BITS);
#endif
}
APART void take_ask(Trace *t, const M *m, int a, I choice) {
  take(t, PACK(m->seat[a] & 0xFF, 0) | PACK(m->what[a], 1) | PACK(m->count[a], 2), 3 * TRACE_BITS);
  take_list(t, m->options[a], m->count[a]);
  if (m->weighted) take_list(t, m->weights, m->count[a]);
  take(t, PACK(choice, 0), TRACE_BITS);
}

/* Fold up to FEW cells of at most 16 bits with one reduction. Modulo the prime 2^64 is 8, so each chunk multiplies the
   hash by 8, and a negative cell x, the chunk 2^64 + x, is x + 8. */
#define FEW 16
SMALL uint64_t fold_few(uint64_t h, int64_t sum, int cells) {
  unsigned __int128 x = ((unsigned __int128)h << 3 * cells) + (uint64_t)(sum + (int64_t)PRIME);
  uint64_t rest = ((uint64_t)x & PRIME) + (uint64_t)(x >> 61);
  rest = (rest & PRIME) + (rest >> 61);
  return rest >= PRIME ? rest - PRIME : rest;
}
APART uint64_t take_position(Trace *t, const M *m) {
  if (t->held) t->h = fold(t->h, t->chunk << (64 - t->held));
  uint64_t h = t->h;
#define CHUNK(x) (uint64_t)(I)(x)
#define ONE(f) h = fold(h, CHUNK(m->f));
#define MANY(f, count) \
  ROLLED for (int i = 0; i < count;) { \
    if (sizeof m->f[0] > 2) { h = fold(h, CHUNK(m->f[i++])); continue; } \
    const int cells = count - i < FEW ? count - i : FEW; \
    int64_t sum = 0; \
    ROLLED for (int j = 0; j < cells; j++, i++) sum = 8 * sum + m->f[i] + (m->f[i] < 0 ? 8 : 0); \
    h = fold_few(h, sum, cells); \
  }
  EACH_FIELD(ONE, MANY)
#undef ONE
#undef MANY
#undef CHUNK
  return mix(h);
}

typedef struct {
  uint64_t trace;
  int32_t decisions, chance, forced, winners, reason, fault, capped, deepest, reached;
} GameResult;

enum { WITH_TRACE = 1, WITH_INVARIANT = 2, CAUTIOUSLY = 4 };

/* One random game: its random stream, trace and counts. */
typedef struct {
  uint64_t state;
  Trace trace;
  int64_t number;
  int32_t decisions, chance, forced, capped;
} Run;

SMALL void start_run(Run *r, uint64_t seed, int64_t number) {
  memset(r, 0, sizeof *r);
  r->state = mix(seed * GOLDEN + (uint64_t)number);
  r->trace.h = 1;
  r->number = number;
}

/* Answer all pending asks at random; the scripts do not run yet. Return 0 at the cap. */
SMALL int choose_all(M *m, Run *r, int64_t cap, int how) {
  if (r->decisions + r->chance + r->forced >= cap) { r->capped = 1; return 0; }
  I choices[SEATS];
  const int asks = m->asks;
  for (int a = 0; a < asks; a++) {
    choices[a] = how & CAUTIOUSLY ? pick_cautiously(m, a, &r->state) : pick(m, a, &r->state);
    if (m->seat[a] == CHANCE) r->chance++;
    else if (m->count[a] > 1) r->decisions++;
    else r->forced++;
    if (how & WITH_TRACE) take_ask(&r->trace, m, a, choices[a]);
  }
  for (int a = 0; m->together && a < asks; a++) ANSWER(m, m->seat[a]) = choices[a];
  m->value = (int32_t)choices[asks - 1];
  m->asks = 0;
  return 1;
}

SMALL void finish_run(const M *m, Run *r, int how, GameResult *game) {
  memset(game, 0, sizeof *game);
  if (how & WITH_TRACE) game->trace = take_position(&r->trace, m);
  game->decisions = r->decisions;
  game->chance = r->chance;
  game->forced = r->forced;
  game->capped = r->capped;
  game->winners = m->winners;
  game->reason = m->reason;
  game->fault = m->fault;
  game->deepest = m->deepest;
  game->reached = (int32_t)REACHED(m);
}

#ifndef KERNELS
static void play_one(M *m, uint64_t seed, int64_t number, int64_t cap, int how, GameResult *game) {
  Run r;
  start_run(&r, seed, number);
  while (!m->over && choose_all(m, &r, cap, how)) {
    run(m);
    if ((how & WITH_INVARIANT) && !m->fault && !INVARIANT(m)) fault(m, BAD_INVARIANT);
  }
  finish_run(m, &r, how, game);
}

/* Play games first .. first + n - 1 from a started machine; each is random from (seed, number). */
void agon_play(const M *start, uint64_t seed, int64_t first, int64_t n, int64_t cap, int32_t how, GameResult *games) {
  M m;
  for (int64_t i = 0; i < n; i++) {
    m = *start;
    play_one(&m, seed, first + i, cap, how, games + i);
  }
}

/* The number of calls of each script, in a build with -DCOUNTED. */
const int64_t *agon_calls(void) { return CALLS; }
#endif
