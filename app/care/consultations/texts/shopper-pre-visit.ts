import { MOST_ANSWER, type PreVisitQuestion } from "../rules/pre-visit.ts";

/** Stored with the consent, word for word: changing it changes what people agree to. */
export const consentWording = (shop: string) =>
  `I agree that ${shop} stores these answers about my health and shows them to the clinician of this visit. Each reading is recorded. I can withdraw this at any time in my account, and then they are deleted.`;

export const preVisitMessages = {
  title: "Before your visit",
  titleOf: (number: string) => `Before your visit ${number}`,
  lead: (when: string) =>
    `For your consultation on ${when}. Your clinician reads it beforehand, so that the time is yours. You can change it until the visit begins.`,
  see: "See what you wrote before the visit",
  missing: "Form not filled in yet",
  filled: "Form filled in",
  invite:
    "A few questions for your clinician to read beforehand: why you come, your medicines, allergies and conditions.",
  back: "Back to your booking",
  fromAssessment: (date: string) =>
    `From your assessment of ${date}. Please change what is not true any more.`,
  saved: (time: string) => `Saved on ${time}.`,
  readOnly: {
    begun: "The visit has begun, so this can no longer be changed.",
    not_booked: "This consultation is not booked, so there is no form to fill in.",
  },
  none: "None",
  nothing: "-",
  glp: (experience: string) => `GLP-1 medicines: ${experience}`,
  optional: "Optional",
  labels: {
    reason: "Why do you come?",
    changed: "What changed since your assessment?",
    medicines: "Which medicines and supplements do you take?",
    allergies: "Do you have allergies?",
    conditions: "Which conditions do you have, or had before?",
    questions: "What would you like to ask?",
  } satisfies Record<PreVisitQuestion, string>,
  hints: {
    reason: "What you would like to change, and since when",
    changed: "If you have not taken an assessment, leave it empty",
    medicines: "With their doses, or “none”",
    allergies: "To medicines, food or anything else, or “none”",
    conditions: "Also a pregnancy, or that you plan one; or “none”",
    questions: "",
  } satisfies Record<PreVisitQuestion, string>,
  needed: {
    reason: "Write why you come.",
    changed: "Write what changed, or leave it empty.",
    medicines: "Write which medicines you take, or “none”.",
    allergies: "Write your allergies, or “none”.",
    conditions: "Write your conditions, or “none”.",
    questions: "Write what you would like to ask, or leave it empty.",
  } satisfies Record<PreVisitQuestion, string>,
  tooLong: `Use ${MOST_ANSWER} characters at most.`,
  unusual: "It contains characters that we cannot store.",
  consentNeeded: "Your clinician can only read your answers if you agree to this.",
  more: "How we handle it is in the",
  privacy: "privacy notice",
  emergency:
    "This is not for emergencies. In an emergency, call 911 or go to the nearest emergency room.",
  save: "Save for my clinician",
  savedNow: "Saved. Your clinician can read it before the visit.",
  check: "Please check your answers",
  notUnderstood: "We could not read this form. Please try again.",
  refused: {
    begun: "The visit has begun, so this can no longer be changed.",
    not_booked: "This consultation is no longer booked, so nothing was saved.",
    changed_meanwhile:
      "You saved this form in another window meanwhile. Below is what you typed here. If you save it, it replaces the other.",
    consent_needed:
      "Your answers were deleted meanwhile. To store these, please agree to it again.",
  },
  withdrawn: "Your consent is withdrawn and your answers are deleted.",
} as const;
