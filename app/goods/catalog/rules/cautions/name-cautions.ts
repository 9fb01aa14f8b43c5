import { CAUTIONS } from "./cautions.ts";
import { readAges } from "./read-ages.ts";
import type { Caution } from "./read-cautions.ts";
import { readClauses } from "./read-clauses.ts";
import { editDistance, lettersOf, mayBeNear } from "#app/lib/edit-distance.ts";

/** "Insulin syringes" and a "lithium battery" are no medicine. */
const isSupply = (word: string | undefined) =>
  /^(?:(?:syringe|needle|unit)s?|battery|batteries)$/.test(word ?? "");

const NOT =
  /^(?:no|not|dont|doesnt|didnt|never|without|isnt|arent|havent|nobody|wala|walang|hindi|di|dili|walay|awan|saan|haan|nakaka|cause|causes|causing|prevent|prevents|treat|treats|cure|cures)$/;
const DOUBT = /^(?:sure|only|just|yet|know|na|lang|pa|kaya|ba)$/;
const REACH = 4;

/** "Not pregnant", but not "not sure if pregnant". */
function isDenied(words: readonly string[], place: number): boolean {
  const from = Math.max(0, place - REACH);
  return words
    .slice(from, place)
    .some((word, index) => NOT.test(word) && !DOUBT.test(words[from + index + 1] ?? ""));
}

const GENERAL =
  /\b(?:signs?|symptoms?|sintomas|labels?|leaflet|warnings?|means?|study|studies|trials?|news|balita|documentary|movie|drama|poster|article|page about|risk|common|do you sell|kayong tinda|books?)\b/;
const PERSONAL =
  /\b(?:i|im|ive|me|my|we|our|ako|akong|ko|kong|nako|akin|aking|ak|mother|father|mom|mama|dad|papa|nanay|tatay|lola|lolo|wife|husband|asawa|anak|son|daughter|sister|brother|kapatid|kuya|ate|tita|tito|friend)\b/;

/** "What are the signs of pancreatitis?" is about no one. */
function isGeneral(clause: readonly string[]): boolean {
  const text = clause.join(" ");
  return GENERAL.test(text) && !PERSONAL.test(text);
}

const LONG_AGO =
  /\b(?:19\d\d|20[01]\d|202[0-4]|years? ago|ages ago|long ago|as a (?:kid|child)|in college|nung college|noong bata|dati pa|last year)\b/i;
const WELL =
  /\b(?:recovered|fine|cleared|cured|grew out|all good|healthy|okay|ok|gumaling|magaling|nakarecover)\b/i;

/** The text tells of something that was years ago and left nothing. */
const isLongOver = (text: string): boolean => LONG_AGO.test(text) && WELL.test(text);

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
