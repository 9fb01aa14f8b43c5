import { USE_WITHIN_DAYS } from "../rules/storage-terms.ts";

/** Texts that a script shows. */
export const vialMessages = {
  lasts: "How long one vial lasts",
} as const;

/** Texts that only the server renders. */
export const vialTexts = {
  vial: (quantity: string) => `${quantity} vial`,
  or: " or ",
  per: (money: string, unit: string) => `${money} per ${unit}`,
} as const;

/** Texts of the table of weeks, which loads only when a visitor opens it. */
export const lastsMessages = {
  lastsLead:
    "Based on the weekly steps on the approved medicine’s label. For information only: your clinician decides your dose.",
  lastsLimit: `Discard a vial ${USE_WITHIN_DAYS} days after its first puncture, even if some is left.`,
  step: "Weekly step",
  weeks: (count: number) => `${count} ${count === 1 ? "week" : "weeks"}`,
  moreThanOne: "More than one vial a week",
} as const;
