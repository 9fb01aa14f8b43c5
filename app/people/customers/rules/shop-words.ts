/** Words that attackers guess for any shop of this trade, whatever its name and products. */
const TRADE = ["peptides", "peptide", "wellness", "semaglutide", "tirzepatide", "retatrutide"];

/** Shorter words are part of many others. */
const SHORTEST = 4;

/** Digits and signs that people write instead of letters. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const spelledOut = (text: string) =>
  plain(text.toLowerCase().replace(/[013457@$]/g, (sign) => WRITTEN_FOR[sign] ?? sign));

/** Words from the names of the shop and its products: each whole name and its parts. */
export function wordsOfNames(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  const words = [...TRADE, ...parts.map(plain)].filter((word) => word.length >= SHORTEST);
  return [...new Set(words)].toSorted((a, b) => b.length - a.length);
}

/**
 * Whether a password is little more than such words: the rest has at most two letters, and a number
 * no longer than a year.
 */
export function isShopWord(password: string, words: readonly string[]): boolean {
  return [plain(password), spelledOut(password)].some((text) => {
    const left = words.reduce((rest, word) => rest.replaceAll(word, " "), text);
    if (left === text) return false;
    const letters = left.replace(/[^\p{L}]/gu, "").length;
    const digits = left.replace(/[^\p{N}]/gu, "").length;
    return letters <= 2 && digits <= 4;
  });
}
