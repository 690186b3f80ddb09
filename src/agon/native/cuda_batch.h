/* A batch on a device. A step prepares every game, runs all of them on to their next decisions in laps, and shows them.
   In a lap the games are sorted by place; the few that take longest then run alone, each in a warp of its own.
   Included at the end of the CUDA text of a batch. */
#include "cuda_host.h"
#include "observe.h"
#include "batch_env.h"

#define MOST_LAPS 256
#ifndef ALONE
#define ALONE 64 /* games run alone when so many times fewer are left */
#endif

/* What the host looks at between laps. */
typedef struct {
  unsigned long long illegal; /* the first game with an action that is not offered; NO_GAME if there is none */
  int32_t left[MOST_LAPS];  /* games that go on after a lap */
} Look;
#define NO_GAME (~0ull)

typedef struct {
  Batch b;
  int16_t *choices;
  uint16_t *place; /* POINTS if a game waits for a decision or is over */
  const int32_t *order;
  Look *look;
  int64_t threads;
  int32_t what, lap;
} Job;

#ifdef __CUDACC__
#define LOWER(number, by) atomicMin(number, (unsigned long long)(by))
#else
#define LOWER(number, by) (*(number) = std::min(*(number), (unsigned long long)(by)))
#endif

FN void look_for_illegal(const Job &job, int64_t i) {
  if (i < job.b.count && !is_offered(&job.b, i, job.choices)) LOWER(&job.look->illegal, i);
}
KERNEL(look_for_illegal, Job)

FN void begin_job(const Job &job, int64_t i) {
  if (i >= job.b.count || job.look->illegal != NO_GAME) return;
  const Batch *b = &job.b;
  const int next = prepare(b, i, job.what, job.choices);
  const int on = next == RUNS || (next == LOOKS && settle(b, i, restarts(b, job.what)));
  job.place[i] = (uint16_t)(on ? place_of(&b->envs[i].m) : POINTS);
}
KERNEL(begin_job, Job)

/* Answer chance or a seat without a choice, and run the script on top of the stack once. Return whether the game goes on
   before the next decision. */
SMALL int advance(const Job &job, int64_t i) {
  const Batch *b = &job.b;
  Env *e = b->envs + i;
  M *m = &e->m;
  if (!m->asks || give(b, e, pick(m, 0, &e->state))) {
    if (!run_once(m)) return 1;
    if (m->over) m->sp = 0, m->asks = 0;
  }
  return settle(b, i, restarts(b, job.what));
}

FN void play_on(const Job &job, int64_t thread) {
  const int64_t i = thread < job.threads ? job.order[thread] : -1;
  const int live = i >= 0 && job.place[i] != POINTS;
  const unsigned lanes = LIVE_LANES(live);
  if (!live) return;
  const M *m = &job.b.envs[i].m;
  const int on = run_on(m, lanes, [&]() { return advance(job, i); });
  job.place[i] = (uint16_t)(on ? place_of(m) : POINTS);
  if (on) COUNT_UP(&job.look->left[job.lap]);
}

/* Run a game to its next decision, in the first lane of a warp. */
FN void play_alone(const Job &job, int64_t thread) {
  if (LANE != 0 || thread / LANES >= job.threads) return;
  const int64_t i = job.order[thread / LANES];
  while (job.place[i] != POINTS)
    if (!advance(job, i)) job.place[i] = POINTS;
}

/* One kernel for both: each that calls the rules compiles them again. */
FN void play(const Job &job, int64_t thread) {
  if (job.lap == MOST_LAPS) play_alone(job, thread);
  else play_on(job, thread);
}
KERNEL(play, Job)

FN void show_game(const Job &job, int64_t thread) {
  if (thread / LANES < job.b.count && job.look->illegal == NO_GAME) show(&job.b, thread / LANES);
}
KERNEL(show_game, Job)

FN void choose(const Job &job, int64_t i) {
  if (i >= job.b.count) return;
  Env *e = job.b.envs + i;
  M *m = &e->m;
  if (m->over) job.choices[i] = NONE;
  else if (job.what == AT_RANDOM) job.choices[i] = action_of(m, 0, pick(m, 0, &e->state));
  else job.choices[i] = action_of(m, 0, pick_cautiously(m, 0, &e->state));
}
KERNEL(choose, Job)

/* ---- the host */

static const int32_t NO_FAULTS = 0;

/* What a batch needs beside its arrays. */
struct Work {
  Sorter sorter;
  Buffer<uint16_t> place;
  Buffer<Look> look;
  Buffer<int32_t> faults; /* since they were read; those of showing games are read in the next step */
  explicit Work(size_t count) : sorter(count), place(count), look(1), faults(1) { faults.put(&NO_FAULTS, 1); }
};

#ifndef FIRST_LAPS
#define FIRST_LAPS 4 /* before the first look at what is left */
#endif

static Look in_laps(Work *w, Job job, Stream stream) {
  Look look;
  job.threads = job.b.count;
  for (job.lap = 0; job.lap < MOST_LAPS; job.lap++) {
    w->sorter.sort(w->place.data, stream);
    LAUNCH(play, job, job.threads, stream);
    if (job.lap + 1 < FIRST_LAPS) continue;
    w->look.get(&look, 1, stream);
    if (look.illegal != NO_GAME) return look;
    job.threads = look.left[job.lap];
    if (job.threads * ALONE <= job.b.count) break;
  }
  if (!job.threads) return look;
  w->sorter.sort(w->place.data, stream);
  job.lap = MOST_LAPS;
  LAUNCH(play, job, job.threads * LANES, stream);
  return look;
}

/* Do a job for all games. Return the first game with an action that is not offered, or NONE, and the new faults. */
static void do_job(Work *w, Job job, Stream stream, int64_t *found) {
  found[0] = NONE, found[1] = 0;
  if (job.what > REFRESH) {
    LAUNCH(choose, job, job.b.count, stream);
    return;
  }
  const Look none = {NO_GAME, {0}};
  w->look.put(&none, 1, stream);
  if (job.what == STEP) LAUNCH(look_for_illegal, job, job.b.count, stream);
  LAUNCH(begin_job, job, job.b.count, stream);
  const Look look = in_laps(w, job, stream);
  int32_t faults = 0;
  w->faults.get(&faults, 1, stream);
  if (faults) w->faults.put(&NO_FAULTS, 1, stream);
  found[1] = faults;
  if (look.illegal != NO_GAME) found[0] = (int64_t)look.illegal;
  else LAUNCH(show_game, job, job.b.count * LANES, stream);
}

extern "C" {
#include "layout.h"

/* Return a new workspace for batches of so many games, or nothing and a message. */
int32_t agon_work_new(int64_t count, Work **work, char *message, int64_t size) {
  try {
    *work = new Work((size_t)count);
    return 0;
  }
  CATCH(message, size)
}
void agon_work_free(Work *work) { delete work; }

/* Do a job for all games of a batch. A step with an action that is not offered changes nothing; `found` is the number of
   that game, or NONE, and the number of faults. */
int32_t agon_batch_on_device(Work *work, const Batch *b, int32_t job, int16_t *choices, void *stream, int64_t *found,
                             char *message, int64_t size) {
  try {
    Job all = {*b, choices, work->place.data, work->sorter.order.data, work->look.data, b->count, job, 0};
    all.b.faults = work->faults.data;
    do_job(work, all, (Stream)stream, found);
    return 0;
  }
  CATCH(message, size)
}
}
