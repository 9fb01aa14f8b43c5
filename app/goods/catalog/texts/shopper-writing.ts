/** Headings and notes of a product's description. Only the server renders them. */
export const writingMessages = {
  benefits: "Benefits",
  keyBenefits: "What is known",
  howItWorks: "How It Works",
  usage: "Usage",
  storage: "Storage",
  safety: "Safety",
  regulatoryStatus: "Regulatory status",
  registration: (number: string) => `Registration number ${number}`,
  sources: "Sources",
  notReviewed: "Not yet reviewed by a clinician",
  reviewed: (by: string, on: string | undefined) =>
    on ? `Reviewed by ${by} on ${on}` : `Reviewed by ${by}`,
} as const;
