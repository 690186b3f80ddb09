/* Many random games in lock step on a GPU, and imagined positions. Included at the end of the CUDA text.

   One kernel does everything: each kernel that calls the rules would compile them all again. Before every launch the
   games are sorted by their script and resume point, so that the threads of a warp run the same code. */

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

SMALL int place_of(const M *m) {
  const int32_t *top = m->stack + m->sp;
  return FIRST_POINT[top[-1]] + top[-2];
}

/* Answer what is asked, then run the script on top of the stack once. Return whether the game goes on. */
SMALL int step(M *m, Run *r, int64_t cap, int how) {
  if (m->asks && !choose_all(m, r, cap, how)) return 0;
  if (RUN_SCRIPT(m, m->stack[m->sp - 1])) {
    for (int a = 0; !m->over && a < m->asks; a++)
      if (m->count[a] <= 0) fault(m, NO_OPTION);
    if ((how & WITH_INVARIANT) && !m->fault && !INVARIANT(m)) fault(m, BAD_INVARIANT);
  } else if (m->sp == 0) fault(m, ENDED);
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

#define MOST_STEPS 32 /* of a launch */
#define FEWEST_LANES 8

FN void work(const Job &job, int thread) {
  const int slot = thread < job.count ? job.order ? job.order[thread] : thread : -1;
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
#ifdef __CUDA_ARCH__
  /* While enough lanes of the warp are at the same place, those go on. */
  const unsigned lanes = __ballot_sync(~0u, live);
  const int lane = threadIdx.x & 31;
  if (!live) return;
  int alive = 1, on = 1, place = 0;
  for (int left = MOST_STEPS;;) {
    if (on) {
      alive = step(&s->m, &s->r, job.cap, job.how);
      place = alive ? place_of(&s->m) : 0;
    }
    __syncwarp(lanes);
    if (--left == 0) break;
    const unsigned same = __match_any_sync(lanes, on && alive ? place : -1 - lane);
    const int most = __reduce_max_sync(lanes, on && alive ? __popc(same) * 32 + lane : 0);
    if (most < FEWEST_LANES * 32) break;
    const int common = __shfl_sync(lanes, place, most & 31);
    on = on && alive && place == common;
  }
  job.place[slot] = (uint16_t)go_on(job, s, alive);
#else
  if (live) job.place[slot] = (uint16_t)go_on(job, s, step(&s->m, &s->r, job.cap, job.how));
#endif
}

static_assert(sizeof(M) % 16 == 0 && sizeof(Slot) % 16 == 0, "machines are copied 16 bytes at a time");

/* ---- the host */

#ifdef __CUDACC__
#define THREADS 128
static __global__ void agon_kernel(const Job job) { work(job, (int)(blockIdx.x * blockDim.x + threadIdx.x)); }

static void check(cudaError_t code) {
  if (code != cudaSuccess) throw code;
}
template <class T> struct Buffer {
  T *data = 0;
  explicit Buffer(size_t count) { check(cudaMalloc(&data, (count ? count : 1) * sizeof(T))); }
  Buffer(const Buffer &) = delete;
  ~Buffer() { cudaFree(data); }
  void put(const T *from, size_t count) { check(cudaMemcpy(data, from, count * sizeof(T), cudaMemcpyHostToDevice)); }
  void get(T *to, size_t count) const { check(cudaMemcpy(to, data, count * sizeof(T), cudaMemcpyDeviceToHost)); }
};
static void launch(const Job &job) {
  agon_kernel<<<(unsigned)((job.count + THREADS - 1) / THREADS), THREADS>>>(job);
  check(cudaGetLastError());
}
static const char *message_of(cudaError_t code) { return cudaGetErrorString(code); }

/* Sorts the slots by the place of their games. */
struct Sorter {
  size_t count, bytes = 0;
  Buffer<uint16_t> sorted;
  Buffer<int32_t> slots, order;
  void *scratch = 0;
  explicit Sorter(size_t n) : count(n), sorted(n), slots(n), order(n) {
    std::vector<int32_t> numbers(n);
    std::iota(numbers.begin(), numbers.end(), 0);
    slots.put(numbers.data(), n);
    sort(0);
    check(cudaMalloc(&scratch, bytes));
  }
  ~Sorter() { cudaFree(scratch); }
  void sort(const uint16_t *place) {
    check(cub::DeviceRadixSort::SortPairs(scratch, bytes, place, sorted.data, slots.data, order.data, (int)count));
  }
};
#else
typedef const char *cudaError_t;
template <class T> struct Buffer {
  std::vector<T> kept;
  T *data;
  explicit Buffer(size_t count) : kept(count), data(kept.data()) {}
  void put(const T *from, size_t count) { std::copy(from, from + count, data); }
  void get(T *to, size_t count) const { std::copy(data, data + count, to); }
};
static void launch(const Job &job) {
  for (int thread = 0; thread < job.count; thread++) work(job, thread);
}
static const char *message_of(const char *message) { return message; }
struct Sorter {
  Buffer<int32_t> order;
  explicit Sorter(size_t n) : order(n) {}
  void sort(const uint16_t *place) {
    std::iota(order.kept.begin(), order.kept.end(), 0);
    std::stable_sort(order.kept.begin(), order.kept.end(), [place](int a, int b) { return place[a] < place[b]; });
  }
};
#endif

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

#define CATCH(message, size) \
  catch (cudaError_t code) { snprintf(message, (size_t)(size), "%s", message_of(code)); return 1; } \
  catch (const std::exception &error) { snprintf(message, (size_t)(size), "%s", error.what()); return 1; }

#define ROUNDS 32 /* between two looks at what is left */

extern "C" {
/* The size of a machine, of an element of a list, of the stack, and the number of places. */
void agon_cuda_sizes(int64_t *sizes) {
  sizes[0] = sizeof(M);
  sizes[1] = sizeof(O);
  sizes[2] = STACK;
  sizes[3] = POINTS;
}

/* The number of devices; a build for the host has one. */
int32_t agon_cuda_devices(void) {
#ifdef __CUDACC__
  int count = 0;
  return cudaGetDeviceCount(&count) == cudaSuccess ? count : 0;
#else
  return 1;
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
    launch(job);
    job.what = DO_FILL;
    launch(job);
    job.what = DO_STEP;
    job.order = sorter.order.data;
    std::vector<uint16_t> places(count);
    const auto begun = std::chrono::steady_clock::now();
    for (;;) {
      place.get(places.data(), count);
      if (std::all_of(places.begin(), places.end(), [](uint16_t p) { return p == POINTS; })) break;
      for (int round = 0; round < ROUNDS; round++) {
        sorter.sort(place.data);
        launch(job);
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
    launch(job);
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
