import type { ClaimName } from "../rules/claim-settings.ts";
import type { ClaimState } from "../rules/claims.ts";

/** The owner's page with what the shop says of itself. */
export const claimsMessages = {
  title: "Claims",
  lead: "What the shop says of itself in large letters. A change shows at once on every page.",
  rating:
    "The star rating is not here: About counts it from published reviews of verified buyers, once there are five.",
  unproven: (count: number) =>
    count === 1
      ? "One claim is shown to buyers without evidence"
      : `${count} claims are shown to buyers without evidence`,
  unprovenText:
    'Beside them buyers read "The shop\'s own statement". Write down what shows that a claim is true, and of which day that is. What you cannot show, take off by emptying its words.',
  contradiction: (stories: string, lives: string) =>
    `Home says "${stories}", About says "${lives}"`,
  contradictionText:
    "Both count the people the shop has helped, so one of them is wrong. Give both one figure, or empty the words of one.",
  places: {
    purity: { name: "Purity", where: "Home and About" },
    stories: { name: "Success stories", where: "Home" },
    tracking: { name: "Tracking at any hour", where: "Home" },
    lives: { name: "Lives", where: "About" },
    support: {
      name: "Support at any hour",
      where: "About, with what is there at any hour and when people answer",
    },
    usa: { name: "Where it is tested", where: "Home, with lab-tested purity" },
    gmp: { name: "How it is made", where: "Home, with what such a certificate means" },
  } satisfies Record<ClaimName, { name: string; where: string }>,
  shownOn: (where: string) => `Shown on ${where}.`,
  states: {
    hidden: "Not shown",
    unproven: "Shown without evidence",
    undated: "Evidence without a day",
    old: "Evidence is over a year old",
    proven: "Evidence attached",
  } satisfies Record<ClaimState, string>,
  fields: {
    figure: "Figure",
    text: "Words",
    evidence: "Evidence",
    as_of: "As of",
  },
  optional: "Optional",
  textHint: "Empty: the claim is not shown.",
  evidenceHint:
    "What shows it: a report and its number, a count and how it was made. Buyers read it beside the claim.",
  save: "Save",
  saved: "The claims are saved.",
  readOnly: "You can look at these claims. Only the owner can change them.",
  errorTitle: "Nothing was saved. Please check these fields.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  unusual: "Leave out characters that no keyboard has.",
  notYet: "Enter a day that has come.",
  figureAlone: "Say what the figure counts, or empty the figure too.",
  incomplete: "This form did not arrive whole. Open the page again.",
} as const;
