import type { ClaimName } from "../rules/claim-settings.ts";
import type { ClaimState } from "../rules/claims.ts";

export const claimsMessages = {
  title: "Claims",
  lead: "Headline claims about the shop. Buyers see a claim once it has text and evidence.",
  rating:
    "The star rating isn’t set here. The About page calculates it from published reviews by verified buyers, once there are five.",
  contradiction: (stories: string, lives: string) =>
    `Home says “${stories}”, About says “${lives}”`,
  contradictionText:
    "Both count the people the shop has helped, so one is wrong. Use the same figure for both, or clear the text of one.",
  places: {
    purity: { name: "Purity", where: "Home and About" },
    stories: { name: "Success stories", where: "Home" },
    tracking: { name: "24/7 tracking", where: "Home" },
    lives: { name: "Lives supported", where: "About" },
    support: {
      name: "24/7 support",
      where: "About, with what is available 24/7 and the support hours",
    },
    usa: { name: "Test location", where: "Home, under lab-tested purity" },
    gmp: { name: "Manufacturing", where: "Home, with an explanation of the certificate" },
  } satisfies Record<ClaimName, { name: string; where: string }>,
  shownOn: (where: string) => `Shown on ${where}.`,
  states: {
    hidden: "Hidden",
    unproven: "Hidden: no evidence",
    undated: "Evidence has no date",
    old: "Evidence is over a year old",
    proven: "Evidence attached",
  } satisfies Record<ClaimState, string>,
  fields: {
    figure: "Figure",
    text: "Text",
    evidence: "Evidence",
    as_of: "As of",
  },
  textHint: "Leave blank to hide the claim.",
  evidenceHint:
    "The proof, such as a report number, or a count and its method. Add a link like [Report 12](https://…). A tap on the claim opens this text.",
  save: "Save",
  saved: "The claims are saved.",
  readOnly: "Only the owner can change these claims.",
  errorTitle: "Nothing was saved. Please check these fields.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  unusual: "Remove unusual characters.",
  notYet: "Enter today or an earlier date.",
  figureAlone: "Enter what the figure counts, or clear the figure too.",
  incomplete: "This form arrived incomplete. Please reload the page.",
} as const;
