// The mark lets the bundler leave this file out of pages that list nothing.
const conjunction = /* @__PURE__ */ new Intl.ListFormat("en", { type: "conjunction" });

/** "BPC-157, TB-500, and Semax". */
export function listWords(words: readonly string[]): string {
  return conjunction.format(words);
}
