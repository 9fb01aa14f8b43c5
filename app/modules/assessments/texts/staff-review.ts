import type { Review } from "#app/modules/content/rules/text-review.ts";

export const healthTextMessages = {
  title: "Assessment texts",
  lead: "Every question, result and notice of the assessment, as shoppers read them, and what each answer leads to. A clinician reads them as a whole before the shop asks anybody.",
  more: "They are in the code. The products of each goal are not: staff publish those on a page of their own, and this review says nothing of them.",
  version: (version: string) => `Version ${version}`,
  tryOut: "Go through it as a shopper does",
  access: {
    demo: "This is a demo, so shoppers can take the assessment without a review. They read that there is none.",
    open: "Shoppers can take the assessment.",
    closed:
      "Shoppers cannot take the assessment. They are told that it waits for a clinician, and led to a consultation, the products and the FAQ.",
  },
  reviewLead: (version: string) =>
    `Of version ${version}, which must be read as a whole. Any change of these texts makes another version, which needs a review of its own.`,
  recorded: "The review is recorded.",
  changed: "These texts are another version by now. Please read them again before you record it.",

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

/** Of the review, whatever was reviewed. */
export const reviewMessages = {
  title: "A clinician's review",
  notReviewed: "Not yet reviewed by a clinician",
  reviewedBy: ({ reviewer, credentials, reviewedOn }: Review) =>
    `Reviewed by ${reviewer}, ${credentials}, on ${reviewedOn}`,
  forbidden: "Your role does not allow this.",
  already_reviewed: "This version has a review already.",
  changed_meanwhile: healthTextMessages.changed,
} as const;
