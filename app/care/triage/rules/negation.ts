import type { Word } from "./read-words.ts";
import { isSign } from "./word-classes.ts";

const set = (words: string) => new Set(words.split(" "));

const NEGATORS = set(
  "no not dont doesnt didnt isnt arent wasnt werent never without none neither nor hindi di wala walang wlang wlng havent hasnt hadnt denies deny negative aint cannot nawala dili free zero",
);

/** Words that may occur between a negation and the thing it denies. */
const LIGHT = set(
  "i im ive my me he she his her they them it you we ako akong ko koy aking siya siyang sya syang niya nya rin din ring ding kami naman namang nmn nman po na ng nang ang sa mga yung any a an the of for have has had having having feel feeling felt feels get getting got experience experiencing experienced experiences been be is am are was there signs sign symptom symptoms more longer anymore or nor o ni either kahit anong man pa with to want meron mayroon may nararamdaman nakakaramdam nagkaroon nagkakaroon nagka nakaranas really actually currently yet sudden wala other kind kinds usual ever true that",
);

/** With these, the sentence says how bad or how long something is, not that it is absent. */
const TURNED = set(
  "only just sure idea joke matter doubt wonder know why how help relief better severe bad malala grabe serious seryoso that so too very much big worried such malubha ganun ganon masyado gaano lang lamang ito yan iyan mild biro because unless until if end way one stop stopping improving normal ordinary",
);

const LISTS = set("or nor o ni and at");

/** Tells whether the sign at `places` is denied: "no chest pain", "walang sakit sa dibdib". */
export function isNegated(words: readonly Word[], places: readonly number[]): boolean {
  const first = places[0] ?? 0;
  const last = places.at(-1) ?? first;
  return (
    (deniedBefore(words, first) ||
      deniedWithin(words, places) ||
      deniedAfter(words, last) ||
      places.some((place) => place !== first && deniedItself(words, place, places))) &&
    !isOfAnother(words, last)
  );
}

/** "Pregnant, but without blood": one of the words that make the sign is denied. */
function deniedItself(words: readonly Word[], place: number, places: readonly number[]): boolean {
  for (let at = place - 1; at >= Math.max(0, place - 4); at -= 1) {
    const word = words[at];
    const after = words[at + 1];
    if (!word || !after || after.breakBefore > 0 || places.includes(at)) return false;
    if (CLEAR.has(word.text)) return !TURNED.has(after.text);
    if (!LIGHT.has(word.text)) return false;
  }
  return false;
}

/** Words that deny the next word and are never part of a sign, unlike "cannot". */
const CLEAR = set("no without walang wala hindi di never not isnt arent dont doesnt didnt");

/** "I am not having a stroke, my husband is": denied for one person and reported for another. */
function isOfAnother(words: readonly Word[], last: number): boolean {
  return words.slice(last + 1, last + 7).some((word, index, after) => {
    const next = after[index + 1];
    const afterNext = after[index + 2];
    return (
      word.classes.has("PERSON") &&
      next !== undefined &&
      ["is", "has", "does", "did", "was"].includes(next.text) &&
      (afterNext === undefined || afterNext.breakBefore > 0)
    );
  });
}

function deniedBefore(words: readonly Word[], first: number): boolean {
  let commas = 0;
  for (let place = first - 1; place >= Math.max(0, first - 9); place -= 1) {
    const word = words[place];
    const after = words[place + 1];
    if (!word || !after || after.breakBefore === 2) return false;
    if (after.breakBefore === 1) commas += 1;
    if (isTurned(words, place)) return false;
    // "No fever, chest pain or cough": a list with an "or" continues after the comma.
    if (word.text === "without" && isDoubled(words, place)) return false;
    // "Nobody drank it" denies it, but "nobody knows that I want to die" does not.
    if (word.text === "nobody") return place === first - 1 && after.classes.has("DID");
    if (NEGATORS.has(word.text)) return commas === 0 || endsInOr(words, first);
    if (word.text === "and" || word.text === "at") return false;
    // "No more I want to …": a sentence with "I" starts a new statement.
    if (["i", "im"].includes(word.text) && DETERMINERS.has(words[place - 1]?.text ?? ""))
      return false;
    if (word.text === "i" && !isSign(word.classes) && DETERMINERS.has(words[place - 2]?.text ?? ""))
      return false;
    const isOfSign = isSign(word.classes) && !word.classes.has("CANT");
    const isInList = ["or", "nor", "o", "ni"].includes(after.text);
    if (!LIGHT.has(word.text) && !LISTS.has(word.text) && !isOfSign && !isInList) return false;
    // Another sign ("no fever my chest hurts") must be joined by a list word or a comma.
    if (
      isOfSign &&
      place === first - 1 &&
      !LISTS.has(word.text) &&
      commas === 0 &&
      isOwnClause(words, first)
    )
      return false;
  }
  return false;
}

/** "I cannot speak without gasping": the double negation means that the person has the sign. */
const isDoubled = (words: readonly Word[], place: number): boolean =>
  words
    .slice(Math.max(0, place - 6), place)
    .some((word) => word.classes.has("CANT") || word.classes.has("NOT"));

/** "Not severe" says how bad something is, and "no severe pain" says that it is absent. */
function isTurned(words: readonly Word[], place: number): boolean {
  const text = words[place]?.text ?? "";
  const before = words[place - 1]?.text ?? "";
  if (!TURNED.has(text)) return false;
  if (text === "that" && ["true", "think", "mean", "say"].includes(before)) return false;
  return !(SEVERITY.has(text) && (DETERMINERS.has(before) || HAVING.has(before)));
}

const SEVERITY = set("severe bad serious big mild matinding malala grabe grabeng sobrang");
const HAVING = set("have had having any a an of with experience experienced");
const DETERMINERS = set("no walang wala without any zero none");

const isOwnClause = (words: readonly Word[], first: number) =>
  ["my", "i", "ako", "ang"].includes(words[first - 1]?.text ?? "");

function endsInOr(words: readonly Word[], from: number): boolean {
  for (const [index, word] of words.slice(from).entries()) {
    if (index > 0 && word.breakBefore === 2) return false;
    if (["or", "nor", "o", "ni"].includes(word.text)) return true;
    if (index > 8 || word.text === "i" || word.text === "my" || word.text === "but") return false;
  }
  return false;
}

/** "Sakit sa dibdib: wala", "chest pain none". */
function deniedAfter(words: readonly Word[], last: number): boolean {
  const [next, later] = [words[last + 1], words[last + 2]];
  if (!next || next.breakBefore === 2) return false;
  if (next.text === "none" || (next.text === "no" && (!later || later.breakBefore > 0)))
    return true;
  const isEmpty = next.text === "wala" || (next.text === "naman" && later?.text === "wala");
  return (
    isEmpty &&
    later?.text !== "tigil" &&
    (!later || later.breakBefore > 0 || ["naman", "po", "ako"].includes(later.text))
  );
}

/** "My chest does not hurt", "hindi ko gusto mamatay": the negation is inside, before a verb. */
function deniedWithin(words: readonly Word[], places: readonly number[]): boolean {
  const low = places[0] ?? 0;
  const high = places.at(-1) ?? low;
  for (let place = low + 1; place < high; place += 1) {
    const word = words[place];
    if (!word || places.includes(place) || !INSIDE.has(word.text)) continue;
    const next = words[place + 1];
    const nearVerb = places.find((other) => other > place);
    if (nearVerb === undefined || nearVerb - place > 3 || (next && TURNED.has(next.text))) continue;
    if (words.slice(place + 1, nearVerb + 1).some(({ breakBefore }) => breakBefore > 0)) continue;
    // "Does not stop hurting" says the opposite.
    if (words.slice(place, nearVerb).some(({ text }) => STOPS.has(text))) continue;
    return true;
  }
  return false;
}

const INSIDE = set("not doesnt dont didnt isnt arent wasnt never hindi di no without");
const STOPS = set("stop stops stopping go going away better improve relieve keep help work");
