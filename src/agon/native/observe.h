/* What a seat may know and do as rows of numbers, the same for every game. Included after play.h. */

/* What a seat may know, and what it is asked if it is. */
FN void observe(M *m, I seat, int8_t *out) {
  observe_position(m, seat, out);
  EACH_LANE(i, OBSERVATION - AT_ASK) out[AT_ASK + i] = 0;
  SYNC_LANES();
  for (int a = 0; LANE == 0 && a < m->asks; a++) {
    if (m->seat[a] != seat) continue;
    I about[4] = {NONE, NONE, NONE, NONE};
    CONTEXT(m, m->stack[m->sp - 1], about);
    out[AT_ASK + m->what[a]] = 1;
    if (about[0] >= 0 && PLACE_OF_CARD[about[0]] >= 0) out[AT_ASK_CARD + PLACE_OF_CARD[about[0]]] = 1;
    if (about[3] >= 0 && PLACE_OF_REASON[about[3]] >= 0) out[AT_ASK_REASON + PLACE_OF_REASON[about[3]]] = 1;
    out[AT_ASK_LEFT] = (int8_t)WITHIN(larger(about[1], 0), 0, MOST_LEFT);
    out[AT_ASK_OF] = (int8_t)WITHIN(larger(about[2], 0), 0, MOST_LEFT);
  }
}

SMALL int16_t action_of(const M *m, int a, I option) { return (int16_t)(option + (NUMERIC[m->what[a]] ? WORDS : 0)); }
SMALL int is_action(int16_t action) { return action >= 0 && action < ACTIONS; }
