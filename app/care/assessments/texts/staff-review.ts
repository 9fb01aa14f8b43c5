import type { Review } from "#app/running/content/rules/text-review.ts";

export const healthTextMessages = {
  title: "Assessment texts",
  lead: "Every question, result and notice of the assessment, as shoppers read them, and what each answer leads to. A clinician must review all of them before shoppers can take it.",
  more: "The products of each goal are published on a page of their own and are not part of this review.",
  version: (version: string) => `Version ${version}`,
  tryOut: "Try it as a shopper",
  access: {
    demo: "This is a demo, so shoppers can take the assessment without a review. They are told that it has not been reviewed.",
    open: "Shoppers can take the assessment.",
    closed:
      "Shoppers cannot take the assessment. They see that a clinician has yet to review it, with links to a consultation, the products and the FAQ.",
  },
  reviewLead: (version: string) =>
    `This reviews version ${version}, which must be read in full. Any change to these texts creates a new version, which needs its own review.`,
  recorded: "The review is recorded.",
  changed: "These texts have changed. Please read the new version before you record the review.",

  questions: "The questions",
  underAge: "Under 18",
  conditions: "Conditions, what each leads to, and why",
  results: "The results",
  labels: "Steps of the approved labels",
  aProduct: "The product",
  always: "Always: a professional first, and no product.",
  sometimes: (stops: readonly string[], softer: readonly string[]) =>
    [
      stops.length > 0 ? `A professional first, and no product: ${stops.join("; ")}.` : "",
      softer.length > 0 ? `Products without a notice: ${softer.join("; ")}.` : "",
      "Otherwise: products below the notice to see a doctor first.",
    ]
      .filter(Boolean)
      .join(" "),
} as const;

export const reviewMessages = {
  title: "A clinician’s review",
  notReviewed: "Not yet reviewed by a clinician",
  reviewedBy: ({ reviewer, credentials, reviewedOn }: Review) =>
    `Reviewed by ${reviewer}, ${credentials}, on ${reviewedOn}`,
  forbidden: "Your role does not allow this.",
  already_reviewed: "This version already has a review.",
  changed_meanwhile: healthTextMessages.changed,
} as const;
