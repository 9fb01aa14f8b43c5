import type { Review } from "#app/running/content/rules/text-review.ts";

export const healthTextMessages = {
  title: "Assessment texts",
  lead: "Every question, result and notice that shoppers see, and what each answer leads to. A clinician must review all of them before shoppers can take the assessment.",
  more: "The products for each goal have a separate page and aren’t part of this review.",
  tryOut: "Try it as a shopper",
  access: {
    demo: "This is a demo, so shoppers can take the assessment before a review. The result says it hasn’t been reviewed.",
    open: "Shoppers can take the assessment.",
    closed:
      "Shoppers can’t take the assessment. They see that a review is pending, with links to consultations, products and the FAQ.",
  },
  reviewLead: "Read all the texts first. Any change to them needs a new review.",
  recorded: "Review recorded.",
  changed: "These texts have changed. Read the new version before you record the review.",

  questions: "The questions",
  underAge: "Under 18",
  conditions: "Conditions, their outcomes and reasons",
  results: "The results",
  labels: "Approved label steps",
  aProduct: "The product",
  always: "Always: professional first, no product.",
  sometimes: (stops: readonly string[], softer: readonly string[]) =>
    [
      stops.length > 0 ? `Professional first, no product: ${stops.join("; ")}.` : "",
      softer.length > 0 ? `Products without a notice: ${softer.join("; ")}.` : "",
      "Otherwise: products, below a notice to see a doctor first.",
    ]
      .filter(Boolean)
      .join(" "),
} as const;

export const reviewMessages = {
  title: "Clinician’s review",
  notReviewed: "Not yet reviewed by a clinician",
  reviewedBy: ({ reviewer, credentials, reviewedOn }: Review) =>
    `Reviewed by ${reviewer}, ${credentials}, on ${reviewedOn}`,
  forbidden: "Your role doesn’t allow this.",
  already_reviewed: "This version has already been reviewed.",
  changed_meanwhile: healthTextMessages.changed,
} as const;
