import type { BookingStatus } from "./booking-terms.ts";

/** The questions before a visit, in the order of the form. */
export const PRE_VISIT_QUESTIONS = [
  "reason",
  "changed",
  "medicines",
  "allergies",
  "conditions",
  "questions",
] as const;
export type PreVisitQuestion = (typeof PRE_VISIT_QUESTIONS)[number];
export type PreVisitAnswers = Record<PreVisitQuestion, string>;

/** These may stay empty: there may be nothing to say. */
export const MAY_BE_EMPTY: ReadonlySet<PreVisitQuestion> = new Set(["changed", "questions"]);

/** The answers about the present. Medicines, allergies and conditions tell what is long known. */
export const presentTexts = ({ reason, changed, questions }: PreVisitAnswers): string[] => [
  reason,
  changed,
  questions,
];

/** Characters of each answer. */
export const MOST_ANSWER = 1_000;

type BookingTime = { status: BookingStatus; startsAt: Date };

/** Why the form of a visit can't be written now; undefined until the visit begins. */
export function whyNoForm({ status, startsAt }: BookingTime, now: Date) {
  if (status !== "booked") return "not_booked" as const;
  return now >= startsAt ? ("begun" as const) : undefined;
}
