/* The layout of the structs shared with numpy; native/layout.py compares it with its types. Included after batch_env.h,
   in C and in CUDA. */
#include <stddef.h>

typedef struct {
  const char *type, *field; /* field is empty for the whole struct */
  int64_t offset, size;
} Layout;

#define TYPE(type) {#type, "", 0, sizeof(type)},
#define FIELD(type, field) {#type, #field, offsetof(type, field), sizeof(((type *)0)->field)},
#undef ONE
#undef MANY
#define ONE(f) FIELD(M, f)
#define MANY(f, count) FIELD(M, f)

static const Layout LAYOUT[] = {
  TYPE(M) EACH_FIELD(ONE, MANY)
  FIELD(M, stack) FIELD(M, sp) FIELD(M, deepest) FIELD(M, value) FIELD(M, winners) FIELD(M, reason) FIELD(M, fault)
  FIELD(M, over) FIELD(M, together) FIELD(M, weighted) FIELD(M, asks)
  FIELD(M, seat) FIELD(M, what) FIELD(M, count) FIELD(M, options) FIELD(M, weights)

  TYPE(Trace) FIELD(Trace, h) FIELD(Trace, chunk) FIELD(Trace, held)
  TYPE(Env) FIELD(Env, m) FIELD(Env, trace) FIELD(Env, state) FIELD(Env, seed) FIELD(Env, number) FIELD(Env, stride)
  FIELD(Env, decisions) FIELD(Env, chance) FIELD(Env, forced) FIELD(Env, start) FIELD(Env, players)

  TYPE(Batch) FIELD(Batch, envs) FIELD(Batch, starts) FIELD(Batch, seat) FIELD(Batch, what) FIELD(Batch, mask)
  FIELD(Batch, observation) FIELD(Batch, ended) FIELD(Batch, truncated) FIELD(Batch, rewards) FIELD(Batch, winners)
  FIELD(Batch, reasons) FIELD(Batch, lengths) FIELD(Batch, scores) FIELD(Batch, traces) FIELD(Batch, count)
  FIELD(Batch, cap) FIELD(Batch, how) FIELD(Batch, faults)

#ifndef KERNELS
  TYPE(GameResult) FIELD(GameResult, trace) FIELD(GameResult, decisions) FIELD(GameResult, chance)
  FIELD(GameResult, forced) FIELD(GameResult, winners) FIELD(GameResult, reason) FIELD(GameResult, fault)
  FIELD(GameResult, capped) FIELD(GameResult, deepest) FIELD(GameResult, reached)

  TYPE(TreeParams) FIELD(TreeParams, exploration) FIELD(TreeParams, width) FIELD(TreeParams, widening)
  FIELD(TreeParams, decisions) FIELD(TreeParams, turns) FIELD(TreeParams, sharpness) FIELD(TreeParams, players)
  FIELD(TreeParams, opponents_use_tree)

  TYPE(Report) FIELD(Report, value) FIELD(Report, prior) FIELD(Report, visits) FIELD(Report, fault)
  FIELD(Report, iterations) FIELD(Report, nodes) FIELD(Report, count) FIELD(Report, options)

  TYPE(Sampled) FIELD(Sampled, kept) FIELD(Sampled, decisions) FIELD(Sampled, over) FIELD(Sampled, winners)
  FIELD(Sampled, fault)
#endif
  {0, 0, 0, 0},
};

const Layout *agon_layout(void) { return LAYOUT; }
