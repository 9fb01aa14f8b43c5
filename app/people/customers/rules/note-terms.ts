/** In characters. Longer is a document, and no note. */
export const LONGEST_NOTE = 2_000;
