/* A standalone program for the sanitizers: reads the fresh cells, plays games and prints their traces; then imagines,
   looks ahead and searches at some decisions of another game, and steps through a batch. Included last if PROGRAM is defined. */
#undef ONE
#undef MANY

/* In place of a network: every action has a logit, all seats are equal. */
static void answer_alike(
    const void *network, const int8_t *row, int32_t count, const int16_t *actions, const int32_t *first, float *logits,
    float *values) {
  (void)network, (void)row;
  for (int i = first[0]; i < first[count]; i++) logits[i] = (float)(actions[i] % 5);
  for (int s = 0; s < SEATS * count; s++) values[s] = 0;
}

/* Search a decision of a seat with a node pool that overflows, and reroot at the most visited option. */
static int search_once(const M *m, I seat, uint64_t seed, int guided) {
  static Report report;
  const TreeParams params = {1.0, 2.0, 1.0, 20, 1, 4, SEATS};
  Tree *tree = agon_search_new(200);
  int32_t fault = 0, best = 0;
  if (guided) agon_search_guide(tree, answer_alike, 0);
  agon_lookahead(m, seat, seed, 2, &params, &report);
  fault |= report.fault;
  for (int slice = 0; slice < 3; slice++) {
    agon_search(tree, m, seat, seed, 100, &params, &report);
    fault |= report.fault;
  }
  for (int i = 1; i < report.count; i++)
    if (report.visits[i] > report.visits[best]) best = i;
  if (report.count > 1 && !agon_search_reroot(tree, report.options[best])) fault = -1;
  agon_search_free(tree);
  return fault;
}

/* Sample positions of self-play into a reservoir that overflows, and evaluate them. */
static int sample_some(const M *start, uint64_t seed) {
  enum { GAMES = 3, KEPT = 4 };
  static M rows[GAMES * KEPT];
  static int32_t values[GAMES * KEPT * SEATS];
  Sampled games[GAMES];
  int fault = 0;
  agon_sample(start, seed, 0, GAMES, KEPT, 300, rows, games);
  for (int i = 0; i < GAMES; i++) {
    fault |= games[i].fault;
    agon_value_all(rows + i * KEPT, games[i].kept, SEATS, values + i * KEPT * SEATS);
  }
  return fault;
}

/* Play a batch at random on two threads, over the ends of games. */
static int batch_some(const M *start, uint64_t seed) {
  enum { COUNT = CHUNK_OF_GAMES + 3, STEPS = 60 };
  static Env envs[COUNT];
  static int16_t seat[COUNT], what[COUNT], choices[COUNT];
  static uint8_t mask[COUNT * ACTIONS], ended[COUNT], truncated[COUNT];
  static int8_t observation[COUNT * OBSERVATION];
  static float rewards[COUNT * SEATS];
  static int32_t winners[COUNT], reasons[COUNT], lengths[COUNT * 3], scores[COUNT * SEATS];
  static uint64_t traces[COUNT];
  int32_t faults = 0;
  Batch b = {envs, start, seat, what, mask, observation, ended, truncated, rewards, winners, reasons, lengths, scores,
             traces, &faults, COUNT, 150, TRACED | AUTO_RESET | OBSERVED};
  for (int i = 0; i < COUNT; i++) envs[i].seed = seed, envs[i].number = i, envs[i].players = SEATS;
  Pool *p = agon_pool_new(2);
  agon_batch(p, &b, RESET, 0, 0);
  for (int step = 0; step < STEPS && !faults; step++) {
    agon_batch(p, &b, AT_RANDOM, choices, 0);
    if (agon_batch(p, &b, STEP, choices, 0) != NONE) faults = 1;
  }
  agon_pool_free(p);
  for (int i = 0; i < COUNT; i++)
    if (envs[i].m.fault) return envs[i].m.fault == TOO_MANY_OPTIONS ? 0 : envs[i].m.fault; /* an undeclared number */
  return faults;
}

static int search_along(M m, uint64_t seed) {
  uint64_t state = seed;
  for (int decided = 0; !m.over && decided < 100; decided += decisions(&m)) {
    if (is_decision(&m, 0) && decided % 10 == 0) {
      for (int guided = 0; guided < 2; guided++) {
        int fault = search_once(&m, m.seat[0], seed + (uint64_t)decided, guided);
        if (fault && !(guided && fault == TOO_MANY_OPTIONS)) return fault; /* an undeclared number */
      }
    }
    playout_step(&m, 4, &state);
  }
  return m.fault;
}

int main(int argc, char **argv) {
  static M m;
  if (argc != 4) return 2;
  long long cell;
#define ONE(f) if (scanf("%lld", &cell) != 1) return 2; m.f = (__typeof__(m.f))cell;
#define MANY(f, count) for (int i = 0; i < count; i++) { if (scanf("%lld", &cell) != 1) return 2; m.f[i] = (__typeof__(m.f[0]))cell; }
  EACH_FIELD(ONE, MANY)
  agon_start(&m);
  int64_t games = atoll(argv[2]);
  GameResult *played = calloc((size_t)games, sizeof *played);
  agon_play(&m, strtoull(argv[1], 0, 10), 0, games, atoll(argv[3]), WITH_TRACE | WITH_INVARIANT, played);
  for (int64_t i = 0; i < games; i++) printf("%016llx %d\n", (unsigned long long)played[i].trace, played[i].fault);
  M twin = m;
  uint64_t state = 1;
  for (int s = 0; s < SEATS; s++) agon_imagine(&twin, s, &state);
  free(played);
  static I cells[CELLS];
  I *at = cells;
#undef ONE
#undef MANY
#define ONE(f) *at++ = m.f;
#define MANY(f, count) for (int i = 0; i < count; i++) *at++ = m.f[i];
  EACH_FIELD(ONE, MANY)
  int failed = agon_imagine_cells(cells, m.stack, m.sp, 0, &state);
  if (!failed) failed = search_along(m, 7);
  if (!failed) failed = sample_some(&m, 7);
  if (!failed) failed = batch_some(&m, 7);
  return twin.fault ? twin.fault : failed;
}
