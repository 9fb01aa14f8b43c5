/** Letters that people leave their accents off when they search, in both cases, and what is left. */
export const FOLDED = "áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ";
export const PLAIN = "aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc";

const plainOf = new Map(Array.from(FOLDED, (letter, at) => [letter, PLAIN[at] ?? letter]));

/** Small letters without accents; indexes fold their own texts the same way. */
export function foldText(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => plainOf.get(letter) ?? letter).join("");
}

/**
 * What has to be found, all of it, for a text to match. A phone number is one part, however it is
 * spaced, and without the 0 that its stored form has a country code for.
 */
export function searchParts(typed: string): string[] {
  const digits = searchedPhone(typed);
  if (digits !== undefined) return [digits];
  return foldText(typed)
    .split(/\s+/)
    .filter((part) => part !== "");
}

/** The digits of a phone number, if that is what was typed. */
export function searchedPhone(typed: string): string | undefined {
  const text = typed.trim();
  const digits = text.replaceAll(/\D/g, "");
  if (digits.length < 3 || !/^[-+().\d\s]+$/.test(text)) return undefined;
  return digits.replace(/^0+(?=\d)/, "");
}

/** A pattern of SQL that finds a text anywhere, where % and _ are themselves. */
export function containing(part: string): string {
  return `%${escaped(part)}%`;
}

/** A pattern of SQL for what begins with a text. */
export function startingWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
