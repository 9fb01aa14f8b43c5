/** What the parts below a product say. The server alone writes these out. */
export const proofMessages = {
  questions: "Questions answered",
  allQuestions: "All questions",
  reading: "Read before you decide",
  allArticles: "Knowledge hub",
} as const;
