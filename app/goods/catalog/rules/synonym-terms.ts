/** Each search looks at all of them. */
export const MOST_SYNONYMS = 300;

/** What shoppers type, and what is found then too. */
export type Synonym = { id: string; typed: string; means: string };
