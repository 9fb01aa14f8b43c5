import type { ConcessionKind } from "../rules/concession-terms.ts";

/** As it is called in totals, mails and previews. */
export const discountTexts: Record<ConcessionKind, string> = {
  senior: "Senior citizen discount (20%)",
  pwd: "PWD discount (20%)",
};

/** The rows of a total. */
export const rowTexts = {
  saleGivenUp: "Regular price instead of the sale",
  vatExempt: "VAT exemption",
  discount: discountTexts,
} as const;

const NAMES: Record<ConcessionKind, string> = {
  senior: "Your senior citizen discount",
  pwd: "Your PWD discount",
};

/** Of a code that is chosen and takes nothing off, since the law gives more. */
export const betterThanCode = (kind: ConcessionKind, code: string) =>
  `${NAMES[kind]} takes more off, so ${code} is not used. By law only one of them counts.`;
