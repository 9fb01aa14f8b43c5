/** Where a request for an approval stands. */
export const REQUEST_STATES = [
  "asked",
  "to_talk",
  "approved",
  "declined",
  "withdrawn",
  "expired",
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** What a buyer can ask for, and a clinician approve, at once: as much as a cart's line can have. */
export const MOST_UNITS = 20;
/** How long an approval holds at most. */
export const MOST_DAYS = 180;
/** A request that nobody decided for so long is over, and its buyer hears of it. */
export const ANSWER_DAYS = 30;
/** How long a buyer has for the talk that a clinician asked for. */
export const TALK_DAYS = 60;
/** Characters of each answer, and of what a clinician writes. */
export const MOST_TEXT = 500;

/** Why somebody has to see a professional first. The keys are stored and never change their meaning. */
export const CONDITIONS = [
  "diabetes",
  "insulin_sulfonylurea",
  "thyroid_cancer",
  "men2_family_mtc",
  "pancreatitis",
  "gallbladder",
  "bowel",
  "heart_disease",
  "kidney_liver",
  "cancer",
  "mood",
  "eating_disorder",
  "pregnancy",
  "breastfeeding",
  "surgery",
  "allergy",
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** None of the conditions applies. */
export const NONE = "none";

/** The name of the box of one condition. */
export const conditionField = (condition: Condition | typeof NONE) => `condition-${condition}`;

/** What a buyer tells the clinician. */
export type ClearanceAnswers = {
  purpose: string;
  medicines: string;
  /** Null where the clinician reads a saved assessment instead; empty where none applies. */
  conditions: readonly Condition[] | null;
};
