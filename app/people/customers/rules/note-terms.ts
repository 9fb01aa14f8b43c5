/** In characters. A longer text is a document, not a note. */
export const LONGEST_NOTE = 2_000;
