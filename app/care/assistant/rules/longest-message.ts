/** The server refuses a longer message, so no rule reads further. */
export const LONGEST_MESSAGE = 2_000;
