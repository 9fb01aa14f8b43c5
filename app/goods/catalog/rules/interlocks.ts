/** Why some products must not be combined. */
export type InterlockReason = "same_receptor";

export type Interlock = {
  reason: InterlockReason;
  /** Slugs of the products with these compounds, as in the label steps. */
  slugs: readonly string[];
  sources: readonly { name: string; url: string; reviewedOn: string }[];
};

/**
 * Combinations that labels forbid. Retatrutide has no label, but acts on the same receptor as the
 * three labeled compounds, so their warning applies to it too.
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

/** The first interlock that these products violate, with the products involved. */
export function findClash(slugs: readonly string[]): Clash | undefined {
  for (const interlock of INTERLOCKS) {
    const met = [...new Set(slugs)].filter((slug) => interlock.slugs.includes(slug));
    if (met.length > 1) return { interlock, slugs: met };
  }
  return undefined;
}

type Line = { slug: string; name: string };

/**
 * The names of clashing products among these lines, without duplicates; empty if there is no clash.
 */
export function clashingNames(lines: readonly Line[]): string[] {
  const clash = findClash(lines.map(({ slug }) => slug));
  const names = lines.filter(({ slug }) => clash?.slugs.includes(slug)).map(({ name }) => name);
  return [...new Set(names)];
}
