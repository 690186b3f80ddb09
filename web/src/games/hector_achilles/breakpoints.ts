/** The widths at which the layout changes, by container (see `$shell/breakpoints`). */
export const breakpoints = {
  ha: { wide: "880px" },
} as const;
