/** Why an answer was of no use, as its reader says it. */
export const RATING_REASONS = ["other_question", "wrong", "unsafe", "unclear"] as const;
export const VERDICTS = ["up", "down"] as const;

export type Rating = {
  verdict: (typeof VERDICTS)[number];
  reason: (typeof RATING_REASONS)[number] | null;
};
