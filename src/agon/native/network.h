/* The answers of a network, the same for every game (network/weights.py has the formula). A library of its own, whose
   inner loops are compiled for several generations of processors.

   Reading the matrices takes longer than computing with them, so several rows are answered in one pass. Rows are
   sparse: of the first matrix, only what belongs to inputs that are not 0 is read. Matrices stay
   halves (float16) in memory, all multiplied by a power of 2 so that none is subnormal. They come in pairs of tiles of
   LANES outputs, [pair][input][LANES][2], padded with zeros to whole groups of PAIRS pairs. */
#include <math.h>
#include <stdint.h>
#include <string.h>

enum { LANES = 16, PAIRS = 2, ROWS = 8 };
typedef float V __attribute__((vector_size(LANES * sizeof(float)), aligned(4)));
typedef int32_t Halves; /* two of them */
typedef Halves H __attribute__((vector_size(LANES * sizeof(Halves)), aligned(4)));

#if defined __x86_64__ && defined __GLIBC__ && __GNUC__ >= 12 && !defined __clang__
#define FOR_PROCESSORS __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define FOR_PROCESSORS
#endif
#define INSIDE static inline __attribute__((always_inline))

typedef struct {
  const Halves *a;
  const float *a_bias;
  const Halves *b;
  const float *b_bias, *ln, *ln_bias;
} Block;

typedef struct {
  int32_t row, inputs, width, blocks, actions, value_width, values;
  const int32_t *first;                       /* the first input of every place of a row, and the end of the last */
  const float *scale, *offset, *base;         /* base: an input where its number is 0; its part is in the bias */
  const float *unit;                          /* what numbers are multiplied by before they meet halves */
  const Halves *w0;
  const float *b0;
  const Block *block;
  const float *ln, *ln_bias, *p, *p_bias;     /* p is (actions, width), not in tiles */
  const Halves *v1;
  const float *v1_bias, *v2, *v2_bias;        /* v2 is (values, value_width), not in tiles */
} Network;

static int padded(int outputs) {
  const int whole = LANES * 2 * PAIRS;
  return (outputs + whole - 1) / whole * whole;
}

/* The first and the second of each pair of halves as floats that are 2^112 times too small: sign, exponent and fraction,
   moved to their places in a float. */
INSIDE V first_of(H halves) { return (V)(halves << 16 >> 3 & (Halves)0x8fffe000); }
INSIDE V second_of(H halves) { return (V)(halves >> 3 & (Halves)0x8fffe000); }

/* y = w x + bias for some rows; x is in units; `rows` and `pairs` are constants, so that the sums stay in registers. */
INSIDE void product(
    float *y, const Halves *w, const float *bias, const float *x, int inputs, int outputs, int rows, int pairs) {
  const int out = padded(outputs), in = padded(inputs), tiles = 2 * pairs;
  for (int o = 0; o < out; o += LANES * tiles) {
    V sum[2 * ROWS];
    for (int r = 0; r < rows; r++)
      for (int t = 0; t < tiles; t++) sum[r * tiles + t] = ((const V *)(bias + o))[t];
    for (int i = 0; i < inputs; i++)
      for (int p = 0; p < pairs; p++) {
        const H halves = *(const H *)(w + (int64_t)(o / 2 + p * LANES) * inputs + i * LANES);
        const V first = first_of(halves), second = second_of(halves);
        for (int r = 0; r < rows; r++) {
          sum[r * tiles + 2 * p] += first * x[r * in + i];
          sum[r * tiles + 2 * p + 1] += second * x[r * in + i];
        }
      }
    for (int r = 0; r < rows; r++)
      for (int t = 0; t < tiles; t++) ((V *)(y + r * out + o))[t] = sum[r * tiles + t];
  }
}

/* The first product, for the inputs of one row that are not 0. */
INSIDE void first_product(const Network *n, const int8_t *row, float *y) {
  int32_t place[n->inputs];
  float x[n->inputs];
  int count = 0;
  for (int at = 0; at < n->row; at++) {
    if (!row[at]) continue;
    for (int i = n->first[at]; i < n->first[at + 1]; i++) {
      place[count] = i;
      float input = n->scale[i] * row[at] + n->offset[i];
      x[count++] = ((input < -1 ? -1 : input > 1 ? 1 : input) - n->base[i]) * *n->unit;
    }
  }
  const int out = padded(n->width);
  for (int o = 0; o < out; o += LANES * 2 * PAIRS) {
    V sum[2 * PAIRS];
    for (int t = 0; t < 2 * PAIRS; t++) sum[t] = ((const V *)(n->b0 + o))[t];
    for (int i = 0; i < count; i++)
      for (int p = 0; p < PAIRS; p++) {
        const H halves = ((const H *)(n->w0 + ((int64_t)place[i] * out + o) / 2))[p];
        sum[2 * p] += first_of(halves) * x[i];
        sum[2 * p + 1] += second_of(halves) * x[i];
      }
    for (int t = 0; t < 2 * PAIRS; t++) ((V *)(y + o))[t] = sum[t];
  }
}

INSIDE float dot(const float *a, const float *b, int count) {
  float sum = 0;
  for (int i = 0; i < count; i++) sum += a[i] * b[i];
  return sum;
}

INSIDE void normalise(const float *h, const float *weight, const float *bias, int count, float *out) {
  float mean = 0, variance = 0;
  for (int i = 0; i < count; i++) mean += h[i];
  mean /= (float)count;
  for (int i = 0; i < count; i++) variance += (h[i] - mean) * (h[i] - mean);
  float scale = 1 / sqrtf(variance / (float)count + 1e-5f);
  for (int i = 0; i < count; i++) out[i] = (h[i] - mean) * scale * weight[i] + bias[i];
}

INSIDE void relu(float *x, int count) {
  for (int i = 0; i < count; i++) x[i] = x[i] > 0 ? x[i] : 0;
}

INSIDE void multiply(float *x, float by, int count) {
  for (int i = 0; i < count; i++) x[i] *= by;
}

/* The answers to `rows` rows, of which `given` are there. */
INSIDE void answer_rows(
    const Network *n, const int8_t *row, int given, const int16_t *actions, const int32_t *first, float *logits,
    float *values, int rows, int pairs) {
  const int width = n->width, wide = padded(width), valued = padded(n->value_width);
  float h[rows * wide], norm[rows * wide], inner[rows * wide], hidden[rows * valued];
  memset(h, 0, sizeof h);
  memset(norm, 0, sizeof norm);
  for (int r = 0; r < given; r++) first_product(n, row + (int64_t)r * n->row, h + r * wide);
  for (const Block *b = n->block; b < n->block + n->blocks; b++) {
    for (int r = 0; r < given; r++) normalise(h + r * wide, b->ln, b->ln_bias, width, norm + r * wide);
    multiply(norm, *n->unit, rows * wide);
    product(inner, b->a, b->a_bias, norm, width, width, rows, pairs);
    relu(inner, rows * wide);
    multiply(inner, *n->unit, rows * wide);
    product(norm, b->b, b->b_bias, inner, width, width, rows, pairs);
    for (int i = 0; i < rows * wide; i++) h[i] += norm[i];
  }
  for (int r = 0; r < given; r++) normalise(h + r * wide, n->ln, n->ln_bias, width, norm + r * wide);
  relu(norm, rows * wide);
  for (int r = 0; r < given; r++)
    for (int i = first[r]; i < first[r + 1]; i++)
      logits[i] = n->p_bias[actions[i]] + dot(n->p + actions[i] * width, norm + r * wide, width);
  multiply(norm, *n->unit, rows * wide);
  product(hidden, n->v1, n->v1_bias, norm, width, n->value_width, rows, pairs);
  relu(hidden, rows * valued);
  for (int r = 0; r < given; r++)
    for (int i = 0; i < n->values; i++)
      values[r * n->values + i] = n->v2_bias[i] + dot(n->v2 + i * n->value_width, hidden + r * valued, n->value_width);
}

/* The logits of some actions of each row, those from first[row] to first[row + 1], and the logits of winning. */
FOR_PROCESSORS
void agon_network(
    const Network *n, const int8_t *row, int32_t count, const int16_t *actions, const int32_t *first, float *logits,
    float *values) {
  for (int at = 0; at < count; at += ROWS) {
    const int8_t *rows = row + (int64_t)at * n->row;
    float *valued = values + at * n->values;
    if (count - at == 1) answer_rows(n, rows, 1, actions, first + at, logits, valued, 1, PAIRS);
    else answer_rows(n, rows, count - at < ROWS ? count - at : ROWS, actions, first + at, logits, valued, ROWS, 1);
  }
}
