import { editDistance } from "#app/lib/edit-distance.ts";

/** Shorter words are too close to ordinary ones: "cancer" and "cancel", "prograf" and "program". */
const SHORTEST = 8;

/** The letters that a word has, a bit each. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** A function that returns the known word that a misspelling means, or the word as it is typed. */
export function correctTo(known: ReadonlySet<string>): (typed: string) => string {
  const candidates = [...known]
    .filter(({ length }) => length >= SHORTEST)
    .map((word) => ({ word, letters: lettersOf(word) }));
  return (typed) => {
    if (known.has(typed) || typed.length < SHORTEST - 1) return typed;
    const most = typed.length > 10 ? 2 : 1;
    const own = lettersOf(typed);
    const found = candidates.find(
      ({ word, letters }) =>
        word[0] === typed[0] &&
        Math.abs(word.length - typed.length) <= most &&
        // Each edit changes two letters at most, which is quicker to see than the edits.
        bitsOf(own ^ letters) <= 2 * most &&
        editDistance(word, typed, most) <= most,
    );
    return found?.word ?? typed;
  };
}
