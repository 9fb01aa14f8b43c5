/** In characters: longer than any name, address or number. */
export const LONGEST_SEARCH = 100;
