/** Why some products are never taken together. */
export type InterlockReason = "same_receptor";

export type Interlock = {
  reason: InterlockReason;
  /** By the slug of the product that has the compound, as with the steps of labels. */
  slugs: readonly string[];
  sources: readonly { name: string; url: string; reviewedOn: string }[];
};

/**
 * What must not be taken together, as the labels say. Retatrutide has no label; it acts on the same
 * receptor as the three that have one, so that what they say holds beside it too.
 */
export const INTERLOCKS: readonly Interlock[] = [
  {
    reason: "same_receptor",
    slugs: ["tirzepatide", "semaglutide", "liraglutide", "retatrutide"],
    sources: [
      {
        name: "Zepbound (tirzepatide), United States prescribing information, section 1",
        url: "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=zepbound",
        reviewedOn: "2026-11-21",
      },
      {
        name: "Wegovy (semaglutide), United States prescribing information, section 1",
        url: "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=wegovy",
        reviewedOn: "2026-11-21",
      },
    ],
  },
];

export type Clash = { interlock: Interlock; slugs: string[] };

/** The first of the interlocks that these products meet, with the products it is about. */
export function findClash(slugs: readonly string[]): Clash | undefined {
  for (const interlock of INTERLOCKS) {
    const met = [...new Set(slugs)].filter((slug) => interlock.slugs.includes(slug));
    if (met.length > 1) return { interlock, slugs: met };
  }
  return undefined;
}

type Line = { slug: string; name: string };

/** The names of what clashes among these lines, each once; none where nothing does. */
export function clashingNames(lines: readonly Line[]): string[] {
  const clash = findClash(lines.map(({ slug }) => slug));
  const names = lines.filter(({ slug }) => clash?.slugs.includes(slug)).map(({ name }) => name);
  return [...new Set(names)];
}
