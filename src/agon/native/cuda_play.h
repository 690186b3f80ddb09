/* Many random games in lock step on a GPU, and imagined positions. Included at the end of the CUDA text.

   One kernel does everything: each kernel that calls the rules would compile them all again. Before every launch the
   games are sorted by their script and resume point, so that the threads of a warp run the same code. */
#include "cuda_host.h"

typedef struct {
  alignas(16) M m;
  Run r;
} Slot;

enum { DO_START, DO_FILL, DO_STEP, DO_IMAGINE };

typedef struct {
  Slot *slots;
  M *start;             /* the machine that all games start from */
  GameResult *games;
  const int32_t *order; /* slots by the place of their games */
  uint16_t *place;      /* script and resume point of each slot; POINTS if it is empty */
  int64_t *next;        /* the number of the next game */
  const int32_t *seats; /* for whom each slot imagines */
  uint64_t *states;
  uint64_t seed;
  int64_t first, games_in_all, cap;
  int32_t what, how, count;
} Job;

/* Answer what is asked, then run the script on top of the stack once. Return whether the game goes on. */
SMALL int step(M *m, Run *r, int64_t cap, int how) {
  if (m->asks && !choose_all(m, r, cap, how)) return 0;
  if (run_once(m) && (how & WITH_INVARIANT) && !m->fault && !INVARIANT(m)) fault(m, BAD_INVARIANT);
  return !m->over;
}

#ifdef __CUDACC__
#define TAKE_NUMBER(next) ((int64_t)atomicAdd((unsigned long long *)(next), 1ull))
#else
#define TAKE_NUMBER(next) ((*(next))++)
#endif

/* Begin the next game in a slot. Return its place. */
APART int refill(const Job &job, Slot *s) {
  const int64_t number = TAKE_NUMBER(job.next);
  if (number >= job.games_in_all) return POINTS;
  COPY(&s->m, job.start);
  start_run(&s->r, job.seed, job.first + number);
  return s->m.over ? POINTS : place_of(&s->m);
}

/* Step the game of a slot; end it and begin the next one if it is over. */
APART int go_on(const Job &job, Slot *s, int alive) {
  if (alive) return place_of(&s->m);
  finish_run(&s->m, &s->r, job.how, job.games + (s->r.number - job.first));
  return refill(job, s);
}

FN void work(const Job &job, int64_t thread) {
  const int slot = thread < job.count ? job.order ? job.order[thread] : (int)thread : -1;
  Slot *s = job.slots + slot;
  if (job.what == DO_START) {
    if (thread == 0) start(job.start);
    return;
  }
  if (job.what == DO_FILL) {
    if (slot >= 0) job.place[slot] = (uint16_t)refill(job, s);
    return;
  }
  if (job.what == DO_IMAGINE) {
    if (slot >= 0) imagine(&s->m, job.start, job.seats[slot], job.states + slot);
    return;
  }
  const int live = slot >= 0 && job.place[slot] != POINTS;
  const unsigned lanes = LIVE_LANES(live);
  if (!live) return;
  const int alive = run_on(&s->m, lanes, [&]() { return step(&s->m, &s->r, job.cap, job.how); });
  job.place[slot] = (uint16_t)go_on(job, s, alive);
}
KERNEL(work, Job)

static_assert(sizeof(M) % 16 == 0 && sizeof(Slot) % 16 == 0, "machines are copied 16 bytes at a time");

/* ---- the host */

static void fill_cells(M *m, const int64_t *cell) {
#define ONE(f) m->f = (decltype(m->f))*cell++;
#define MANY(f, count) for (int i = 0; i < count; i++) m->f[i] = (decltype(+m->f[i]))*cell++;
  EACH_FIELD(ONE, MANY)
#undef ONE
#undef MANY
}
static void read_cells(const M *m, int64_t *cell) {
#define ONE(f) *cell++ = m->f;
#define MANY(f, count) for (int i = 0; i < count; i++) *cell++ = m->f[i];
  EACH_FIELD(ONE, MANY)
#undef ONE
#undef MANY
}

#define ROUNDS 32 /* between two looks at what is left */

extern "C" {
/* The size of a machine, of an element of a list, of the stack, and the number of places; on a device also the registers
   and the local memory of a thread. */
void agon_cuda_sizes(int64_t *sizes) {
  sizes[0] = sizeof(M);
  sizes[1] = sizeof(O);
  sizes[2] = STACK;
  sizes[3] = POINTS;
#ifdef __CUDACC__
  cudaFuncAttributes found;
  if (cudaFuncGetAttributes(&found, work_kernel) != cudaSuccess) return;
  sizes[4] = found.numRegs;
  sizes[5] = (int64_t)found.localSizeBytes;
#endif
}

/* Play games first .. first + n - 1 from fresh cells, `flight` at a time; the same games as agon_play. `seconds` is the
   time of the steps alone. Return 1 and a message if the device fails. */
int32_t agon_cuda_play(const int64_t *cells, uint64_t seed, int64_t first, int64_t n, int64_t cap, int32_t how,
                       int64_t flight, GameResult *results, double *seconds, char *message, int64_t size) {
  try {
    const size_t count = (size_t)(n < flight ? n : flight);
    M fresh;
    memset((void *)&fresh, 0, sizeof fresh);
    fill_cells(&fresh, cells);
    Buffer<M> begin(1);
    begin.put(&fresh, 1);
    Buffer<Slot> slots(count);
    Buffer<GameResult> games((size_t)n);
    Buffer<uint16_t> place(count);
    Buffer<int64_t> next(1);
    const int64_t none = 0;
    next.put(&none, 1);
    Sorter sorter(count);
    Job job = {slots.data, begin.data, games.data, 0, place.data, next.data, 0, 0, seed, first, n, cap, DO_START, how,
               (int32_t)count};
    LAUNCH(work, job, job.count, 0);
    job.what = DO_FILL;
    LAUNCH(work, job, job.count, 0);
    job.what = DO_STEP;
    job.order = sorter.order.data;
    std::vector<uint16_t> places(count);
    const auto begun = std::chrono::steady_clock::now();
    for (;;) {
      place.get(places.data(), count);
      if (std::all_of(places.begin(), places.end(), [](uint16_t p) { return p == POINTS; })) break;
      for (int round = 0; round < ROUNDS; round++) {
        sorter.sort(place.data, 0);
        LAUNCH(work, job, job.count, 0);
      }
    }
    games.get(results, (size_t)n);
    *seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    return 0;
  }
  CATCH(message, size)
}

/* Imagine n times from the cells and frames of a game, each for a seat with a random stream; rows of cells come out. */
int32_t agon_cuda_imagine(const int64_t *cells, const int32_t *frames, int64_t depth, const int32_t *seats, uint64_t *states,
                          int64_t n, int64_t *imagined, int32_t *faults, char *message, int64_t size) {
  try {
    if (depth > STACK) throw std::length_error("more frames than the stack holds");
    M known;
    memset((void *)&known, 0, sizeof known);
    fill_cells(&known, cells);
    std::copy(frames, frames + depth, known.stack);
    known.sp = (int32_t)depth;
    Buffer<M> begin(1);
    begin.put(&known, 1);
    std::vector<Slot> all((size_t)n);
    Buffer<Slot> slots((size_t)n);
    Buffer<int32_t> for_seats((size_t)n);
    Buffer<uint64_t> streams((size_t)n);
    for_seats.put(seats, (size_t)n);
    streams.put(states, (size_t)n);
    Job job = {slots.data, begin.data, 0, 0, 0, 0, for_seats.data, streams.data, 0, 0, 0, 0, DO_IMAGINE, 0, (int32_t)n};
    LAUNCH(work, job, job.count, 0);
    slots.get(all.data(), (size_t)n);
    streams.get(states, (size_t)n);
    for (int64_t i = 0; i < n; i++) {
      read_cells(&all[(size_t)i].m, imagined + i * CELLS);
      faults[i] = all[(size_t)i].m.fault;
    }
    return 0;
  }
  CATCH(message, size)
}
}
