/** A limit, because each search reads all of them. */
export const MOST_SYNONYMS = 300;

/** The words that shoppers type, and the words that are searched too. */
export type Synonym = { id: string; typed: string; means: string };
