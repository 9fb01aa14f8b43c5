import type { ClaimName } from "../rules/claim-settings.ts";
import type { ClaimState } from "../rules/claims.ts";

export const claimsMessages = {
  title: "Claims",
  lead: "What the shop says about itself in large letters. Buyers see a claim once it has words and evidence.",
  rating:
    "The star rating is not here. The About page counts it from published reviews of verified buyers, once there are five.",
  contradiction: (stories: string, lives: string) =>
    `Home says “${stories}”, About says “${lives}”`,
  contradictionText:
    "Both count the people the shop has helped, so one of them is wrong. Use one figure for both, or clear the words of one.",
  places: {
    purity: { name: "Purity", where: "Home and About" },
    stories: { name: "Success stories", where: "Home" },
    tracking: { name: "Tracking at any hour", where: "Home" },
    lives: { name: "Lives", where: "About" },
    support: {
      name: "Support at any hour",
      where: "About, with what is available at any hour and when people answer",
    },
    usa: { name: "Where it is tested", where: "Home, with lab-tested purity" },
    gmp: { name: "How it is made", where: "Home, with what such a certificate means" },
  } satisfies Record<ClaimName, { name: string; where: string }>,
  shownOn: (where: string) => `Shown on ${where}.`,
  states: {
    hidden: "Not shown",
    unproven: "Not shown: no evidence",
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
  textHint: "If empty, the claim is not shown.",
  evidenceHint:
    "What proves it, such as a report and its number, or a count and how it was made. Add a link as [Report 12](https://…). Buyers read it on About; the claim links to it.",
  save: "Save",
  saved: "The claims are saved.",
  readOnly: "You can look at these claims. Only the owner can change them.",
  errorTitle: "Nothing was saved. Please check these fields.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  unusual: "Remove characters that cannot be typed.",
  notYet: "Enter today or an earlier day.",
  figureAlone: "Say what the figure counts, or clear the figure too.",
  incomplete: "This form arrived incomplete. Please reload the page.",
} as const;
