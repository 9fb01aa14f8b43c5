const KEYWORDS: readonly [RegExp, string][] = [
  [/\b(?:tirzepatide|semaglutide|retatrutide)/i, "any-weight"],
  [/\b(?:ghk|glow|beauty)/i, "any-beauty"],
  [/\b(?:nad|klow|longevity)/i, "any-longevity"],
];

/** The picture of a product that has none of its own, by what its name says. */
export function keywordPicture(productName: string): string {
  return KEYWORDS.find(([word]) => word.test(productName))?.[1] ?? "any-vial";
}
