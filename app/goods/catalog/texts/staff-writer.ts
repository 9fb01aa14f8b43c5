import type { ClaimRule } from "../rules/health-claims.ts";

type Words = { rule: string; instead: string };

const rules: Record<ClaimRule, Words> = {
  cures: {
    rule: "A product may not promise to cure, treat or prevent an illness.",
    instead:
      "Write what it is and what was studied, such as “Studied on the skin in small trials”.",
  },
  promises: {
    rule: "No one can promise a result.",
    instead: "Write what was found and in whom, with its source.",
  },
  amount: {
    rule: "A number of kilos or centimetres promises a result.",
    instead: "Leave the number out, or name the trial it comes from under Sources.",
  },
  harmless: {
    rule: "Nothing is without risk.",
    instead: "Name the known side effects under Safety.",
  },
  approval: {
    rule: "Only a registered product may say that it is approved.",
    instead: "Leave it out: the page shows the regulatory status.",
  },
  replaces: {
    rule: "A product may not replace a doctor, a prescription or a medicine.",
    instead: "Write “Talk to a doctor before you use it”.",
  },
  dose: {
    rule: "A product page gives no dose.",
    instead: "Write “Your prescriber sets the dose”.",
  },
  same: {
    rule: "It may not be compared with an approved medicine.",
    instead: "Describe this product alone.",
  },
  effect: {
    rule: "It may not claim what it does in the body.",
    instead: "Write how it is meant to work and that this was studied, with the source.",
  },
};

export const writerMessages = {
  rules,
  generate: "AI Generate",
  generateHint:
    "Writes a draft from the facts of this form: category, vial, status, how it works, storage. It adds nothing of its own, and no text leaves the shop.",
  check: "Check claims",
  nameNeeded: "Please enter a product name first",
  failed: "Failed to generate description",
  draft: "Draft, not saved",
  draftHint: "Change it as you like. It replaces the text above when you accept it.",
  draftDescription: "Draft of the description",
  draftShort: "Draft of the short description",
  accept: "Use this draft",
  discard: "Discard the draft",
  accepted: "The draft stands in the form. It is saved with the product.",
  discarded: "The draft is discarded.",
  found: (count: number) =>
    count === 1 ? "1 phrase makes a health claim" : `${count} phrases make a health claim`,
  noneFound: "No health claims found",
  noneFoundHint: "The check knows common phrases, not all of them. Read the texts yourself too.",
} as const;
