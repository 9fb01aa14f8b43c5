import type { ClaimRule } from "../rules/health-claims.ts";

type Words = { rule: string; instead: string };

const rules: Record<ClaimRule, Words> = {
  cures: {
    rule: "A product may not promise to cure, treat or prevent an illness.",
    instead:
      "Describe what it is and what was studied, like “Studied on the skin in small trials”.",
  },
  promises: {
    rule: "No one can promise a result.",
    instead: "Write what was found, in whom, and the source.",
  },
  amount: {
    rule: "A number of kilos or centimeters promises a result.",
    instead: "Leave the number out, or name the trial it comes from under Sources.",
  },
  harmless: {
    rule: "Nothing is without risk.",
    instead: "Name the known side effects under Safety.",
  },
  approval: {
    rule: "Only a registered product may be called approved.",
    instead: "Leave it out. The page shows the regulatory status.",
  },
  replaces: {
    rule: "A product may not replace a doctor, a prescription or a medicine.",
    instead: "Write “Talk to a doctor before you use it”.",
  },
  dose: {
    rule: "A product page must not give a dose.",
    instead: "Write “Your prescriber sets the dose”.",
  },
  same: {
    rule: "A product may not be compared with an approved medicine.",
    instead: "Describe this product alone.",
  },
  effect: {
    rule: "A product may not claim an effect in the body.",
    instead: "Write how it is meant to work, that this was studied, and the source.",
  },
};

export const writerMessages = {
  rules,
  generate: "AI Generate",
  generateHint: "Uses only this form’s facts. No text leaves the shop.",
  check: "Check claims",
  nameNeeded: "Please enter a product name first",
  failed: "Failed to generate description",
  draft: "Draft, not saved",
  draftHint: "Edit it as you like. Accepting it replaces the text above.",
  draftDescription: "Draft of the description",
  draftShort: "Draft of the short description",
  accept: "Use this draft",
  discard: "Discard draft",
  accepted: "The draft is in the form. Save the product to keep it.",
  discarded: "Draft discarded.",
  found: (count: number) =>
    count === 1 ? "1 phrase makes a health claim" : `${count} phrases make a health claim`,
  noneFound: "No health claims found",
  noneFoundHint: "The check finds common phrases, not all of them. Read the texts yourself too.",
} as const;
