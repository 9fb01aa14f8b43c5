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

/** Letters of other alphabets, and at the same places those that they look like. */
const LOOKALIKES = "аеорсухіѕԁһкмтвнαοινρτυκε";
const LATIN = "aeopcyxisdhkmtbhaoivptuke";
const LOOKALIKE = new RegExp(`[${LOOKALIKES}]`, "g");

/** Small letters without accents, whatever alphabet they were borrowed from. */
export function foldText(text: string): string {
  let folded = text.slice(0, LONGEST_READ).normalize("NFKD").toLowerCase();
  for (const [emoji, word] of EMOJI) folded = folded.replaceAll(emoji, word);
  return folded
    .replaceAll(/\bo\.?d[’'](?:d|ed|ing)\b/g, "overdosed")
    .replaceAll(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]/gu, "")
    .replaceAll(LOOKALIKE, (letter) => LATIN.charAt(LOOKALIKES.indexOf(letter)))
    .replaceAll(/[’‘ʼ`´']/g, "")
    .replaceAll(/[“”«»]/g, '"');
}
