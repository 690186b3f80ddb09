/** The widths at which the layout changes, by container (see `$shell/breakpoints`). */
export const breakpoints = {
  page: {
    reading: "44rem",
    openPanels: "800px",
    beside: "56rem",
    low: "50rem",
    lower: "40rem",
    flat: "30rem",
    tall: "60rem",
  },
  board: {
    tablet: "44rem",
    wide: "900px",
    tracks: "920px",
    rail: "950px",
    railOpen: "1700px",
    wideTracks: "1040px",
    effects: "1180px",
    widest: "1400px",
  },
  map: { wide: "640px" },
  cards: { small: "21rem", wide: "44rem", wider: "54rem" },
  pile: { wide: "44rem" },
  piles: { wide: "18rem" },
} as const;
