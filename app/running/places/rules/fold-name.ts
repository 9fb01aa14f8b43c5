/** Change this with anything in this file: rows with another form are loaded again. */
export const KEY_FORM = "1";

/** Common abbreviations in place names. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sta: "santa",
    sto: "santo",
    gen: "general",
    pres: "president",
    mt: "mount",
    pob: "poblacion",
    brgy: "barangay",
    bgy: "barangay",
    brg: "barangay",
  }),
);

const ROMAN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: "1",
    ii: "2",
    iii: "3",
    iv: "4",
    v: "5",
    vi: "6",
    vii: "7",
    viii: "8",
    ix: "9",
    x: "10",
  }),
);

/**
 * The form in which two spellings of a name are equal: `Sto. Niño` and `santo nino`, `Sambag II`
 * and `sambag 2`. Only a-z, 0-9 and single spaces remain.
 */
export function foldName(name: string): string {
  return plainWords(name)
    .map((word, n) => ABBREVIATIONS.get(word) ?? (n > 0 ? ROMAN.get(word) : undefined) ?? word)
    .filter((word, n, words) => !(word === "no" && isNumber(words[n + 1])))
    .join(" ");
}

/**
 * The key of a name. `Lapu-Lapu City`, `City of Lapulapu` and `lapu lapu` have one key, and so do
 * `Brgy. Lahug` and `Lahug`. A number alone does not identify a barangay, so `Barangay 12` keeps
 * both words.
 */
export function nameKey(name: string): string {
  const words = foldName(name).split(" ");
  const telling = words.filter((word, n) => !isFiller(word, words[n + 1]));
  return (telling.length > 0 ? telling : words).join("");
}

/** All words that find a name; hyphenated words are also joined. */
export function nameWords(name: string): string[] {
  const joined = name.split(/\s+/).filter((chunk) => /\p{L}-\p{L}/u.test(chunk));
  const words = [
    ...foldName(name).split(" "),
    ...joined.map((chunk) => plainWords(chunk).join("")),
  ];
  return [...new Set(words)].filter((word) => word !== "");
}

/** True for words that name the kind of place, not the place. */
export function isFiller(word: string, next: string | undefined): boolean {
  const tellsNothing = ["city", "of", "municipality", "province"].includes(word);
  return tellsNothing || (word === "barangay" && !isNumber(next));
}

function plainWords(name: string): string[] {
  return name
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/\bma\./g, "maria ")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\d/.test(word);
}
