/** As many words as a sentence needs; each one costs the database a look. */
const MOST = 8;

/** What is in a vial, however it is written: `10 mg`, `10MG`, `2.5 mg`. */
const STRENGTH = /(\d+)(?:[.,](\d+))?\s?(mcg|mg|iu|ml|g)\b/gu;

/**
 * The words of a search for PostgreSQL, without accents; letters and digits alone,
 * so nothing that was typed is ever an operator. Every word may be the beginning of a longer one.
 */
export function searchWords(search: string): string[] {
  const plain = search
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(STRENGTH, (_, whole: string, part: string | undefined, unit: string) =>
      part === undefined ? whole + unit : `${whole}x${part}${unit}`,
    );
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST);
}

/** "Lipo-C b1" as `lipo:* & c:* & b1:*`, for to_tsquery; empty when there is no word in it. */
export function prefixQuery(search: string): string {
  return searchWords(search)
    .map((word) => `${word}:*`)
    .join(" & ");
}

/** Several phrases of a list that commas separate, each as a search reads it, and each once. */
export function readPhrases(list: string): string[] {
  // A comma between digits is a decimal one: `2,5 mg` is one phrase.
  const phrases = list.split(/,(?!\d)|;/).map((phrase) => searchWords(phrase).join(" "));
  return [...new Set(phrases.filter((phrase) => phrase !== ""))];
}
