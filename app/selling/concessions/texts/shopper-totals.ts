import type { ConcessionKind } from "../rules/concession-terms.ts";

/** The discount's name in totals, mails and previews. */
export const discountTexts: Record<ConcessionKind, string> = {
  senior: "Senior citizen discount (20%)",
  pwd: "PWD discount (20%)",
};

/** The rows of a total. */
export const rowTexts = {
  saleGivenUp: "Regular price instead of sale price",
  vatExempt: "VAT exemption",
  discount: discountTexts,
} as const;

const NAMES: Record<ConcessionKind, string> = {
  senior: "Your senior citizen discount",
  pwd: "Your PWD discount",
};

/** For a chosen code without effect, because the statutory discount is better. */
export const betterThanCode = (kind: ConcessionKind, code: string) =>
  `${NAMES[kind]} saves you more, so we didn’t apply ${code}. By law, only one of them applies.`;
