/** No rule reads further in one text; longer texts are read in parts. */
export const LONGEST_READ = 2_000;

/** Emoji that say something the words beside them do not. */
const EMOJI: readonly (readonly [string, string])[] = [
  ["🤮", " vomit "],
  ["🩸", " blood "],
  ["🤰", " pregnant "],
  ["🔪", " knife "],
  ["🔫", " gun "],
  ["😵", " dizzy "],
];

const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ԁ: "d",
  һ: "h",
  к: "k",
  м: "m",
  т: "t",
  в: "b",
  н: "h",
  α: "a",
  ο: "o",
  ι: "i",
  ν: "v",
  ρ: "p",
  τ: "t",
  υ: "u",
  κ: "k",
  ε: "e",
};

/** Small letters without accents, whatever alphabet they were borrowed from. */
export function foldText(text: string): string {
  let folded = text.slice(0, LONGEST_READ).normalize("NFKD").toLowerCase();
  for (const [emoji, word] of EMOJI) folded = folded.replaceAll(emoji, word);
  return folded
    .replaceAll(/\bo\.?d[’'](?:d|ed|ing)\b/g, "overdosed")
    .replaceAll(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]/gu, "")
    .replaceAll(/[аеорсухіѕԁһкмтвнαοινρτυκε]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replaceAll(/[’‘ʼ`´']/g, "")
    .replaceAll(/[“”«»]/g, '"');
}
