import { editDistance, lettersOf, mayBeNear } from "#app/lib/edit-distance.ts";
import { signOfRoot } from "./filipino-roots.ts";
import { ORDINARY } from "./ordinary-words.ts";
import { CORRECTABLE, isRuleWord } from "./word-classes.ts";

const LEET: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  8: "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
};

const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

/** The word of the rules that a misspelling means; an ordinary word stays as it is. */
export function plainSpelling(typed: string): string {
  if (typed.length > 30 || /^\d+(?:\.\d+)?[a-z]{0,4}$/.test(typed)) return typed;
  const before = known.get(typed);
  if (before !== undefined) return before;
  const found = spell(typed);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(typed, found);
  return found;
}

function spell(typed: string): string {
  if (isRuleWord(typed) || ORDINARY.has(typed)) return typed;
  for (const form of formsOf(typed)) if (isRuleWord(form)) return form;
  if (isOrdinary(typed)) return typed;
  const letters = formsOf(typed).at(-1) ?? typed;
  if (isOrdinary(letters)) return letters;
  return signOfRoot(letters) ?? nearest(letters) ?? typed;
}

/** The same word with fewer liberties: digits as letters, no stretched letters, no Filipino linker. */
function formsOf(typed: string): string[] {
  const letters = typed.replaceAll(/[013457 8@$!|+]/g, (sign) => LEET[sign] ?? sign);
  const short = letters.replaceAll(/(\p{L})\1{2,}/gu, "$1$1");
  const single = letters.replaceAll(/(\p{L})\1+/gu, "$1");
  const forms = [typed, letters, short, /(\p{L})\1{2}/u.test(letters) ? single : short];
  const bare = (form: string) => [form.replace(/ng$/, ""), form.replace(/(?<=n)g$/, "")];
  const sounds = (form: string) =>
    form
      .replaceAll("oo", "u")
      .replaceAll("ee", "i")
      .replaceAll(/y(?=t)/g, "igh");
  // "Kil", "stil": one letter of two.
  const doubled = typed.length === 3 && !isOrdinary(typed) ? [typed + (typed.at(-1) ?? "")] : [];
  // "Mkakain", "mmatay": without the vowel of its prefix.
  const full = typed.replace(/^([mnp])(?=[bdgklmnpst][aeiou\p{L}])/u, "$1a");
  return [
    ...forms,
    full,
    ...doubled,
    ...forms.flatMap(bare),
    ...forms.map(sounds),
    forms[3] ?? typed,
  ];
}

const isOrdinary = (word: string) =>
  ORDINARY.has(word) || ORDINARY.has(word.replace(/(?:s|ed|ing|ly|er|ng|g)$/, ""));

const CANDIDATES = CORRECTABLE.map((candidate) => ({ candidate, letters: lettersOf(candidate) }));

function nearest(word: string): string | undefined {
  if (/\d/.test(word)) return undefined;
  if (word.length < 4) return word.length === 3 ? withVowels(word) : undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  const own = lettersOf(word);
  for (const { candidate, letters } of CANDIDATES) {
    const most = mostEdits(word, candidate);
    if (most === 0 || Math.abs(candidate.length - word.length) > most) continue;
    if (!mayBeNear(own, letters, most)) continue;
    const edits = editDistance(word, candidate, most);
    // Two edits that also change the first letter are another word.
    const cost =
      edits + (word[0] === candidate[0] ? 0 : 0.5) + (candidate.length === word.length ? 0 : 0.1);
    if (edits > most || (edits === most && most > 1 && word[0] !== candidate[0])) continue;
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best ?? sameConsonants(word) ?? withVowels(word);
}

const VOWELLESS = CORRECTABLE.filter((one) => one.length <= 14);

/**
 * "Dgo", "mgcng": the word that results from adding vowels, with the same first letter. At most a
 * third of the typed letters may be vowels, or any short word would match.
 */
function withVowels(word: string): string | undefined {
  const typed = word.replaceAll("c", "s");
  const vowels = typed.replaceAll(/[^aeiou]/g, "").length;
  if (typed.length < 3 || vowels * 3 > typed.length) return undefined;
  const [shortest] = VOWELLESS.filter(
    (one) => one[0] === typed[0] && one.length - typed.length <= 4 && isThinned(one, typed),
  ).toSorted((one, other) => one.length - other.length);
  return shortest;
}

/** One word is the other without some of its vowels. */
function isThinned(full: string, thin: string): boolean {
  let at = 0;
  for (const letter of full) {
    if (letter === thin[at]) at += 1;
    else if (!"aeiou".includes(letter)) return false;
  }
  return at === thin.length;
}

function mostEdits(word: string, candidate: string): number {
  const shorter = Math.min(word.length, candidate.length);
  if (shorter < 4) return candidate.length === 4 && word.length >= 4 ? 1 : 0;
  if (shorter === 4 && word[0] !== candidate[0]) return 0;
  return shorter >= 8 ? 2 : shorter === 7 ? 2 : 1;
}

/** "brth", "chst": the word with the same consonants. */
function sameConsonants(word: string): string | undefined {
  const bones = consonants(word);
  if (bones.length < 4) return undefined;
  return CORRECTABLE.find(
    (one) => one.length - word.length <= 3 && one[0] === word[0] && consonants(one) === bones,
  );
}

const consonants = (word: string) => word.replaceAll(/[aeiouy]/g, "").replaceAll(/(.)\1+/g, "$1");
