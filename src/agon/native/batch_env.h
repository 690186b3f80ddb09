/* The games of a batch, which play in lock step: chance and forced asks are answered inside, every other ask waits for a
   choice from outside. Results are written in place into arrays of the caller. batch_pool.h steps them on threads,
   cuda_batch.h on a device. */

enum { TRACED = 1, ASK_FORCED = 2, AUTO_RESET = 4, OBSERVED = 8 };
enum { RESET, STEP, REFRESH, AT_RANDOM, CAREFULLY, BY_POLICY, BY_BEST, PRUDENT }; /* what is done with all games */

/* One game: the machine, its random stream, and what it plays next. */
typedef struct {
  M m;
  Trace trace;
  uint64_t state, seed;
  int64_t number, stride;
  int32_t decisions, chance, forced, start, players;
} Env;

/* The arrays of a batch; each has one row per game. */
typedef struct {
  Env *envs;
  const M *starts;
  int16_t *seat, *what;
  uint8_t *mask;
  int8_t *observation;
  uint8_t *ended, *truncated;
  float *rewards;
  int32_t *winners, *reasons, *lengths, *scores;
  uint64_t *traces;
  int32_t *faults;
  int64_t count, cap;
  int32_t how;
} Batch;

/* ---- one game */

/* Write what is seen of a game that waits for a choice, or that is over. */
FN void show(const Batch *b, int64_t i) {
  M *m = &b->envs[i].m;
  uint8_t *mask = b->mask + i * ACTIONS;
  int8_t *observation = b->observation + i * OBSERVATION;
  EACH_LANE(o, ACTIONS) mask[o] = 0;
  SYNC_LANES();
  EACH_LANE(o, m->over ? 0 : m->count[0]) {
    const int16_t action = action_of(m, 0, m->options[0][o]);
    if (is_action(action)) mask[action] = 1;
    else { m->fault = TOO_MANY_OPTIONS; COUNT_UP(b->faults); }
  }
  if (LANE == 0) b->seat[i] = m->over ? NONE : m->seat[0], b->what[i] = m->over ? NONE : m->what[0];
  if (!(b->how & OBSERVED)) return;
  if (!m->over) observe(m, m->seat[0], observation);
  else EACH_LANE(o, OBSERVATION) observation[o] = 0;
}

/* Winners share what the others lose: the rewards of a game add up to 0. The only player of a game wins or loses. */
FN void reward(const Env *e, float *rewards) {
  int n = e->players, winners = 0;
  for (int s = 0; s < n; s++) winners += e->m.winners >> s & 1;
  for (int s = 0; s < n; s++) {
    int won = e->m.winners >> s & 1;
    if (n == 1) rewards[s] = won ? 1.0f : -1.0f;
    else rewards[s] = winners ? ((won ? (float)n / (float)winners : 0.0f) - 1.0f) / (float)(n - 1) : 0.0f;
  }
}

APART void end(const Batch *b, int64_t i, int truncated) {
  Env *e = b->envs + i;
  b->ended[i] = 1;
  b->truncated[i] = (uint8_t)truncated;
  b->winners[i] = truncated ? 0 : e->m.winners;
  b->reasons[i] = truncated ? NONE : e->m.reason;
  b->lengths[i * 3] = e->decisions;
  b->lengths[i * 3 + 1] = e->chance;
  b->lengths[i * 3 + 2] = e->forced;
  if (!truncated) reward(e, b->rewards + i * SEATS);
  for (int s = 0; s < e->players; s++) b->scores[i * SEATS + s] = (int32_t)SCORE(&e->m, s);
  if (b->how & TRACED) b->traces[i] = take_position(&e->trace, &e->m);
  if (e->m.fault) COUNT_UP(b->faults);
}

FN void begin(const Batch *b, Env *e) {
  COPY(&e->m, b->starts + e->start);
  e->state = mix(e->seed * GOLDEN + (uint64_t)e->number);
  e->trace.h = 1, e->trace.chunk = 0, e->trace.held = 0;
  e->decisions = e->chance = e->forced = 0;
}

FN void restart(const Batch *b, Env *e) {
  e->number += e->stride;
  begin(b, e);
}

FN void forget_end(const Batch *b, int64_t i) {
  if (!b->ended[i]) return;
  b->ended[i] = b->truncated[i] = 0;
  for (int s = 0; s < SEATS; s++) b->rewards[i * SEATS + s] = 0;
}

/* Note the choice of the seat that is asked. Return whether scripts run on. */
FN int give(const Batch *b, Env *e, I choice) {
  M *m = &e->m;
  if (m->seat[0] == CHANCE) e->chance++;
  else if (m->count[0] > 1) e->decisions++;
  else e->forced++;
  if (b->how & TRACED) take_ask(&e->trace, m, 0, choice);
  return accept(m, m->seat[0], choice);
}

/* Look at a game whose scripts have run to an ask or to the end. Return whether chance, or a seat without a choice, is
   asked; if not, it waits for a decision or is over. A game that ends is followed by the next one, if `restarts`; if that
   one ends too, it waits for the next step. */
APART int settle(const Batch *b, int64_t i, int restarts) {
  Env *e = b->envs + i;
  M *m = &e->m;
  for (;;) {
    const int capped = !m->over && e->decisions + e->chance + e->forced >= b->cap;
    if (!m->over && !capped) return m->seat[0] == CHANCE || (m->count[0] <= 1 && !(b->how & ASK_FORCED));
    const int again = restarts && !b->ended[i] && !m->fault;
    end(b, i, capped);
    m->over = 1;
    if (!again) return 0;
    restart(b, e);
  }
}

/* Begin a step, or another job. Return what comes next: nothing, a look at what is asked, or scripts that run on. */
enum { NOTHING, LOOKS, RUNS };
FN int prepare(const Batch *b, int64_t i, int job, const int16_t *choices) {
  Env *e = b->envs + i;
  forget_end(b, i);
  if (job == RESET) begin(b, e);
  else if (job == STEP && e->m.over && b->how & AUTO_RESET) restart(b, e);
  else if (e->m.over) return NOTHING;
  else if (job == STEP) return give(b, e, choices[i] - (NUMERIC[e->m.what[0]] ? WORDS : 0)) ? RUNS : LOOKS;
  return LOOKS;
}

SMALL int is_offered(const Batch *b, int64_t i, const int16_t *choices) {
  return b->seat[i] == NONE || (is_action(choices[i]) && b->mask[i * ACTIONS + choices[i]]);
}

SMALL int restarts(const Batch *b, int job) { return job != RESET && b->how & AUTO_RESET; }
