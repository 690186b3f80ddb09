/* Games of players who follow their minds, of which some positions are kept, and what minds make of positions. */

#define MOST_CHOICES 100000
#define THOUSAND 1000

typedef struct {
  int32_t kept, decisions, over, winners, fault;
} Sampled;

/* Answer what is pending: the heaviest options, and so many in a thousand drawn in proportion to their weight. */
static void play_as_leaned(M *m, int32_t drawn, uint64_t *state) {
  I choices[SEATS];
  for (int a = 0; a < m->asks; a++) {
    if (m->seat[a] == CHANCE) choices[a] = pick(m, a, state);
    else if (m->count[a] < 2) choices[a] = m->options[a][0];
    else choices[a] = agon_policy(m, m->seat[a], (int32_t)below(state, THOUSAND) < drawn ? state : 0);
  }
  answer_all(m, choices);
}

/* Where the next position goes: every one has the same chance to be among the `most` that are kept. -1: nowhere. */
static int64_t place_for(Sampled *game, int32_t most, uint64_t *state) {
  int64_t place = game->decisions++;
  if (game->kept < most) return game->kept++;
  place = (int64_t)below(state, (uint64_t)place + 1);
  return place < most ? place : -1;
}

static void sample(M *m, int32_t most, int32_t drawn, uint64_t *state, M *rows, Sampled *game) {
  memset(game, 0, sizeof *game);
  for (int choices = 0; !m->over && choices < MOST_CHOICES; choices++) {
    int64_t place = decisions(m) ? place_for(game, most, state) : -1;
    if (place >= 0) rows[place] = *m;
    play_as_leaned(m, drawn, state);
  }
  game->over = m->over;
  game->winners = m->winners;
  game->fault = m->fault;
}

/* Play games first .. first + n - 1 from a started machine, each at random from (seed, number); of each keep at most so
   many positions in which somebody decides, in as many rows. */
void agon_sample(
    const M *start, uint64_t seed, int64_t first, int64_t n, int32_t most, int32_t drawn, M *rows, Sampled *games) {
  M m;
  for (int64_t i = 0; i < n; i++) {
    uint64_t state = mix(seed * GOLDEN + (uint64_t)(first + i));
    m = *start;
    sample(&m, most, drawn, &state, rows + i * most, games + i);
  }
}

/* How well each of the first seats stands in each of n positions. */
void agon_evaluate_all(M *m, int64_t n, int32_t players, int32_t *values) {
  for (int64_t i = 0; i < n; i++)
    for (int s = 0; s < players; s++) values[i * players + s] = (int32_t)EVALUATE(m + i, s);
}
