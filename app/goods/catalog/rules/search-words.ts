/** Enough for a sentence. Each word costs a database lookup. */
const MOST = 8;

/** The content of a vial in any notation: `10 mg`, `10MG`, `2.5 mg`. */
const STRENGTH = /(\d+)(?:[.,](\d+))?\s?(mcg|mg|iu|ml|g)\b/gu;

/**
 * The words of a search for PostgreSQL, without accents. They contain only letters and digits, so
 * typed text is never an operator. Every word can be the beginning of a longer one.
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

/** Turns "Lipo-C b1" into `lipo:* & c:* & b1:*` for to_tsquery; empty if there are no words. */
export function prefixQuery(search: string): string {
  return searchWords(search)
    .map((word) => `${word}:*`)
    .join(" & ");
}

/** The phrases of a comma-separated list, normalized like searches, without duplicates. */
export function readPhrases(list: string): string[] {
  // A comma between digits is a decimal comma: `2,5 mg` is one phrase.
  const phrases = list.split(/,(?!\d)|;/).map((phrase) => searchWords(phrase).join(" "));
  return [...new Set(phrases.filter((phrase) => phrase !== ""))];
}
