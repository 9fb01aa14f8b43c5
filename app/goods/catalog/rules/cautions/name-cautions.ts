import { CAUTIONS } from "./cautions.ts";
import { isDenied, isGeneral, isLongOver, isSupply } from "./in-context.ts";
import { readAges } from "./read-ages.ts";
import type { Caution } from "./read-cautions.ts";
import { readClauses } from "./read-clauses.ts";
import { editDistance, lettersOf, mayBeNear } from "#app/lib/edit-distance.ts";

/** Shorter words are too close to ordinary ones: "cancer" and "cancel", "prograf" and "program". */
const SHORTEST = 8;

/** A function that returns the known word that a misspelling means, or the word as it is typed. */
function correctTo(known: ReadonlySet<string>): (typed: string) => string {
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

type Phrase = { caution: Caution; rest: readonly string[] };

const PHRASES = new Map<string, Phrase[]>();
for (const caution of CAUTIONS) {
  for (const [first = "", ...rest] of caution.words.map((words) => words.split(" "))) {
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { caution, rest }]);
  }
}

const asKnown = correctTo(
  new Set(
    [...PHRASES].flatMap(([first, phrases]) => [first, ...phrases.flatMap(({ rest }) => rest)]),
  ),
);

/** Words between the words of a phrase: "sakit po siya sa bato". */
const MOST_BETWEEN = 2;

/**
 * The cautions that a text names, by any of their words and by ages. What is denied, asked about in
 * general or long over is left out.
 */
export function nameCautions(text: string): readonly Caution[] {
  const ages = readAges(text);
  const named = new Set(CAUTIONS.filter(({ id }) => ages.has(id)));
  const isOver = isLongOver(text);
  for (const clause of readClauses(text)) {
    if (isGeneral(clause)) continue;
    const words = clause.map(asKnown);
    for (const [place, word] of words.entries()) {
      const phrases = PHRASES.get(word);
      if (!phrases || isDenied(words, place)) continue;
      for (const { caution, rest } of phrases) {
        const end = endOf(words, place, rest);
        if (end === undefined || isSupply(words[end + 1]) || (caution.passes && isOver)) continue;
        named.add(caution);
      }
    }
  }
  return CAUTIONS.filter((caution) => named.has(caution));
}

/** The place of the phrase's last word; undefined if the words do not follow. */
function endOf(words: readonly string[], place: number, rest: readonly string[]) {
  let end = place;
  for (const word of rest) {
    const step = words.slice(end + 1, end + 2 + MOST_BETWEEN).indexOf(word);
    if (step === -1) return undefined;
    end += step + 1;
  }
  return end;
}
