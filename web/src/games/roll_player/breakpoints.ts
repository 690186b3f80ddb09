/** The widths at which the layout changes, by container (see `$shell/breakpoints`). */
export const breakpoints = {
  board: { narrow: "34rem", wide: "56rem", widest: "84rem" },
  page: { tall: "62rem", low: "50rem", flat: "30rem" }, // heights
  sheet: { small: "21rem", narrow: "29rem", wide: "34rem", widest: "42rem" },
} as const;
