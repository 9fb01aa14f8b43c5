import type { Word } from "./read-words.ts";
import { CLASS_NAMES } from "./word-classes.ts";

export type Term = {
  words: ReadonlySet<string>;
  classes: readonly string[];
  all: readonly string[];
};

export type Pattern = {
  terms: readonly Term[];
  without: readonly Term[];
  ordered: boolean;
  within: number;
  atEnd: boolean;
};

/** The distance allowed between the words of a pattern that names none. */
const USUAL_SPAN = 6;

/** Parses a pattern of `flag.ts`. An unknown class throws when the rules are loaded. */
export function readPattern(text: string): Pattern {
  const parts = text.split(" ");
  const within = parts.find((part) => part.startsWith("@"));
  const isTerm = (part: string) => !/^[>@$!]/.test(part);
  return {
    terms: parts.filter(isTerm).map(readTerm),
    without: parts.filter((part) => part.startsWith("!")).map((part) => readTerm(part.slice(1))),
    ordered: parts.includes(">"),
    within: within ? Number(within.slice(1)) : USUAL_SPAN,
    atEnd: parts.includes("$"),
  };
}

function readTerm(text: string): Term {
  const names = text.split("|");
  const classes = names.filter((name) => /^[A-Z_]+$/.test(name));
  const unknown = classes.find((name) => !CLASS_NAMES.has(name));
  if (unknown) throw new Error(`no class of words is called ${unknown}`);
  const words = names.filter((name) => !classes.includes(name)).flatMap(inflected);
  return { words: new Set(words), classes, all: [...words, ...classes] };
}

/** Other forms of these words mean something else: "died" is a report, "will die" is a danger. */
const AS_IT_IS = new Set("die kill will can left use like over all end want".split(" "));

/** "Swallow" also as "swallows", "swallowed" and "swallowing". */
function inflected(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || /(?:s|ed|ing)$/.test(word) || AS_IT_IS.has(word)) return [word];
  const stem = word.replace(/e$/, "");
  return [word, `${word}s`, `${stem}ed`, `${stem}ing`, `${stem}${stem.at(-1) ?? ""}ing`];
}

const fits = (term: Term, word: Word): boolean =>
  term.words.has(word.text) || term.classes.some((name) => word.classes.has(name));

export function thingsIn(words: readonly Word[]): ReadonlySet<string> {
  return new Set(words.flatMap(({ text, classes }) => [text, ...classes]));
}

/** A quick check that a message has a word for each term, which fails for most patterns. */
export function mayFit({ terms }: Pattern, things: ReadonlySet<string>): boolean {
  return terms.every(({ all }) => {
    for (const name of all) if (things.has(name)) return true;
    return false;
  });
}

/** The places of the pattern's words, once for each place of the first one. */
export function findPattern(words: readonly Word[], pattern: Pattern, extraSpan = 0): number[][] {
  const [first, ...others] = pattern.terms;
  if (!first) return [];
  const span = pattern.within + extraSpan;
  return words.flatMap((word, start) => {
    if (!fits(first, word)) return [];
    const places = [start];
    for (const term of others) {
      const place = nearestPlace({ words, term, places, span, ordered: pattern.ordered });
      if (place === undefined) return [];
      places.push(place);
    }
    const sorted = places.toSorted((a, b) => a - b);
    return isWhole(words, sorted, pattern) ? [sorted] : [];
  });
}

type TermSearch = {
  words: readonly Word[];
  term: Term;
  places: readonly number[];
  span: number;
  ordered: boolean;
};

function nearestPlace({ words, term, places, span, ordered }: TermSearch): number | undefined {
  const lowest = Math.min(...places);
  const highest = Math.max(...places);
  const from = ordered ? highest + 1 : Math.max(0, highest - span);
  const to = Math.min(words.length - 1, lowest + span);
  let best: number | undefined;
  const anchor = ordered ? highest : (places[0] ?? 0);
  for (let place = from; place <= to; place += 1) {
    const word = words[place];
    if (!word || places.includes(place) || !fits(term, word)) continue;
    if (best === undefined || Math.abs(place - anchor) < Math.abs(best - anchor)) best = place;
  }
  return best;
}

const PARTICLES = new Set([
  "po",
  "talaga",
  "lang",
  "eh",
  "ko",
  "ako",
  "huhu",
  "na",
  "please",
  "pls",
  "opo",
  "naman",
  "anymore",
  "you",
  "guys",
  "sorry",
  "help",
  "its",
  "too",
]);

/** One sentence, no refused word in between, and at its end if the pattern requires that. */
function isWhole(words: readonly Word[], sorted: readonly number[], pattern: Pattern): boolean {
  const [low = 0] = sorted;
  const high = sorted.at(-1) ?? low;
  const within = words.slice(low + 1, high + 1);
  if (within.some(({ breakBefore }) => breakBefore === 2)) return false;
  if (within.some((word) => pattern.without.some((term) => fits(term, word)))) return false;
  if (!pattern.atEnd) return true;
  for (const word of words.slice(high + 1)) {
    if (word.breakBefore > 0) return true;
    if (!PARTICLES.has(word.text)) return false;
  }
  return true;
}
