import { GLP1_COMPOUNDS, type Compound } from "./compounds.ts";
import type { ProductKind } from "./product-terms.ts";

/** Why some products must not be combined. */
export type InterlockReason = "same_receptor";

export type Interlock = {
  reason: InterlockReason;
  compounds: readonly Compound[];
  sources: readonly { name: string; url: string; reviewedOn: string }[];
};

/**
 * Combinations that labels forbid. Retatrutide has no label, but acts on the same receptor as the
 * three labeled compounds, so their warning applies to it too.
 */
export const INTERLOCKS: readonly Interlock[] = [
  {
    reason: "same_receptor",
    compounds: GLP1_COMPOUNDS,
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

export type InterlockLine = {
  /** Two products of one compound clash as well, two sizes of one product do not. */
  slug: string;
  compound: Compound | null;
  kind: ProductKind;
};

export type Clash = { interlock: Interlock; slugs: string[] };

/**
 * The first interlock that these products violate, with the products involved. An unknown compound
 * could be any, so it clashes with each compound of an interlock. Supplies and services have none.
 */
export function findClash(lines: readonly InterlockLine[]): Clash | undefined {
  const goods = lines.filter(({ kind }) => kind === "product");
  for (const interlock of INTERLOCKS) {
    const isKnown = ({ compound }: InterlockLine) =>
      compound !== null && interlock.compounds.includes(compound);
    if (!goods.some(isKnown)) continue;
    const met = goods.filter((line) => line.compound === null || isKnown(line));
    const slugs = [...new Set(met.map(({ slug }) => slug))];
    if (slugs.length > 1) return { interlock, slugs };
  }
  return undefined;
}

/**
 * The names of clashing products among these lines, without duplicates; empty if there is no clash.
 */
export function clashingNames(lines: readonly (InterlockLine & { name: string })[]): string[] {
  const clash = findClash(lines);
  const names = lines.filter(({ slug }) => clash?.slugs.includes(slug)).map(({ name }) => name);
  return [...new Set(names)];
}

type NamedLine = InterlockLine & { name: string };

/**
 * The names of the first of these lines that must not be taken with goods that the buyer already
 * has, and of those goods. The same product again is no clash.
 */
export function clashWithEarlier(
  lines: readonly NamedLine[],
  earlier: readonly NamedLine[],
): { products: string[]; earlier: string[] } | undefined {
  for (const line of lines) {
    const met = earlier.filter((one) => findClash([line, one]) !== undefined);
    if (met.length > 0) {
      return { products: [line.name], earlier: [...new Set(met.map(({ name }) => name))] };
    }
  }
  return undefined;
}
