/**
 * The widths at which layouts of the shell and of `learn` change: of the page, or of the container named. CSS cannot
 * read them, so `tests/breakpoints.test.ts` compares every query with this table; each game has its own.
 */
export const breakpoints = {
  page: {
    scrubber: "30rem",
    list: "40rem",
    studies: "44rem", // also the picture beside an invitation
    programs: "48rem",
    beside: "56rem", // room for a column beside the board, the editor or the rules
    header: "62rem",
    over: "75rem", // the log of a table lies over the board instead of beside it
    low: "50rem", // a height: below it, everything around the board is tight
    flat: "30rem", // a height: a phone in landscape
    drawer: "1500px", // room for the log beside the board without asking
  },
  ask: { tight: "20rem", words: "30rem", line: "51rem", roomy: "72rem" },
} as const;
