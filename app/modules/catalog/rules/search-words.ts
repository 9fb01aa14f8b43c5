/** As many words as a sentence needs; each one costs the database a look. */
const MOST = 8;

/**
 * The words of a search as PostgreSQL is asked for them, without accents; letters and digits alone,
 * so nothing that was typed is ever an operator. Every word may be the beginning of a longer one.
 */
export function searchWords(search: string): string[] {
  const plain = search.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST);
}

/** "Lipo-C b1" as `lipo:* & c:* & b1:*`, for to_tsquery; empty when there is no word in it. */
export function prefixQuery(search: string): string {
  return searchWords(search)
    .map((word) => `${word}:*`)
    .join(" & ");
}
