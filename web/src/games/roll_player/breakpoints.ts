/** The widths at which the layout changes, by container (see `$shell/breakpoints`). */
export const breakpoints = {
  board: { narrow: "34rem", flat: "50rem", wide: "54rem", roomy: "66rem", widest: "84rem" },
  page: {
    beside: "55rem", // from here on the board gets the window, and the market lies beside the sheet
    tall: "62rem", // a height, as are those below
    low: "50rem",
    flat: "30rem",
  },
  sheet: { small: "21rem", narrow: "29rem", wide: "32rem", named: "37rem", widest: "42rem" },
} as const;
