/** Texts of cards only. No script shows them. */
export const cardMessages = {
  popular: "Popular",
  needsApproval: "Needs a clinician’s approval",
  learnMore: "Learn More",
  /** Follows "Learn More" for screen readers and crawlers, which meet many such links. */
  about: (name: string) => ` about ${name}`,
} as const;
