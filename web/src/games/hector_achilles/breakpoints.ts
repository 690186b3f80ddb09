/** The widths at which the layout changes, by container (see `$shell/breakpoints`). */
export const breakpoints = {
  ha: { small: "440px", tablet: "600px", flat: "720px", wide: "880px" },
  page: { short: "56rem", low: "40rem", flat: "30rem" }, // heights
  acts: { small: "21.5rem", narrow: "28rem" },
} as const;
