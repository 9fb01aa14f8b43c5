/** As typed, in characters: more than any name, address or number has. */
export const LONGEST_SEARCH = 100;
