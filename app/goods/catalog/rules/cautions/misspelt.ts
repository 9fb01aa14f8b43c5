import { editDistance, lettersOf, mayBeNear } from "#app/lib/edit-distance.ts";

/** Shorter words are too close to ordinary ones: "cancer" and "cancel", "prograf" and "program". */
const SHORTEST = 8;

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
        mayBeNear(own, letters, most) &&
        editDistance(word, typed, most) <= most,
    );
    return found?.word ?? typed;
  };
}
