export const REQUEST_STATES = [
  "asked",
  "to_talk",
  "approved",
  "declined",
  "withdrawn",
  "expired",
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** The most units in one request or approval, as many as in one line of a cart. */
export const MOST_UNITS = 20;
export const MOST_DAYS = 180;
/** An undecided request ends after this many days, and its buyer gets a mail. */
export const ANSWER_DAYS = 30;
/** Days for the talk that a clinician asked for. */
export const TALK_DAYS = 60;
/** Characters of each answer and of a clinician's text. */
export const MOST_TEXT = 500;

/**
 * Conditions that call for a visit to a professional first. The keys are stored, so they must keep
 * their meaning.
 */
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

export const NONE = "none";

export const conditionField = (condition: Condition | typeof NONE) => `condition-${condition}`;

export type ClearanceAnswers = {
  purpose: string;
  medicines: string;
  /** Null if the clinician reads a saved assessment instead. Empty if no condition applies. */
  conditions: readonly Condition[] | null;
};
