const conjunction = new Intl.ListFormat("en", { type: "conjunction" });

/** "BPC-157, TB-500, and Semax". */
export function listWords(words: readonly string[]): string {
  return conjunction.format(words);
}
