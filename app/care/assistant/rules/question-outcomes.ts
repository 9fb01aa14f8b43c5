/** What staff decide about an unanswered question. */
export const QUESTION_OUTCOMES = ["answered", "declined"] as const;
export type QuestionOutcome = (typeof QUESTION_OUTCOMES)[number];
