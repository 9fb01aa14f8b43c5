const MOST_LETTERS = 8_000;

/** Words that begin a new thought, so that a denial before them does not reach further. */
const TURNS = /\b(?:but|however|though|pero|kaso|ngunit|subalit|apan|pero|ngem)\b/g;

/** The plain words of each clause: small letters, no accents, apostrophes or hyphens. */
export function readClauses(text: string): string[][] {
  return (
    text
      .slice(0, MOST_LETTERS)
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[\p{M}’‘'`]/gu, "")
      // A peptide, not tuberculosis.
      .replaceAll(/\btb[ -]?500\b/g, "tb500")
      .replaceAll(TURNS, ".")
      .split(/[.!?;,:\n]+/)
      .map((clause) => clause.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((words) => words.length > 0)
  );
}
