import { MOST_ANSWER, type PreVisitQuestion } from "../rules/pre-visit.ts";

/** Stored with the consent, word for word: changing it changes what people agree to. */
export const consentWording = (shop: string) =>
  `I agree that ${shop} stores these answers about my health and shows them to the clinician of this visit. Each view is recorded. I can withdraw my consent at any time in my account, and my answers are then deleted.`;

export const preVisitMessages = {
  title: "Before your visit",
  titleOf: (number: string) => `Before your visit ${number}`,
  lead: (when: string) =>
    `For your consultation on ${when}. Your clinician reads your answers first, so you have more time to talk. You can change them until the visit begins.`,
  see: "View your answers",
  missing: "Form not filled in yet",
  filled: "Form filled in",
  invite:
    "Tell your clinician why you’re coming, and about your medicines, allergies and conditions.",
  back: "Back to your booking",
  fromAssessment: (date: string) =>
    `Filled in from your assessment on ${date}. Please correct anything that has changed.`,
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
    reason: "Why are you coming?",
    changed: "What has changed since your assessment?",
    medicines: "Which medicines and supplements do you take?",
    allergies: "Do you have any allergies?",
    conditions: "Which health conditions do you have, or have you had?",
    questions: "What would you like to ask?",
  } satisfies Record<PreVisitQuestion, string>,
  hints: {
    reason: "What you’d like to change, and how long it has been going on",
    changed: "Leave blank if you haven’t taken an assessment",
    medicines: "Include doses, or write “none”",
    allergies: "To medicines, food or anything else. If none, write “none”",
    conditions: "Include a current or planned pregnancy, or write “none”",
    questions: "",
  } satisfies Record<PreVisitQuestion, string>,
  needed: {
    reason: "Enter why you’re coming.",
    changed: "Enter what has changed, or leave it blank.",
    medicines: "Enter the medicines you take, or “none”.",
    allergies: "Enter your allergies, or “none”.",
    conditions: "Enter your conditions, or “none”.",
    questions: "Enter your questions, or leave it blank.",
  } satisfies Record<PreVisitQuestion, string>,
  tooLong: `Use at most ${MOST_ANSWER} characters.`,
  unusual: "Remove the characters that we can’t store.",
  consentNeeded: "Your clinician can read your answers only if you agree.",
  more: "Read how we handle your answers in the",
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
      "You saved this form in another window in the meantime. Your latest entries are below. Saving replaces the other version.",
    consent_needed:
      "Your answers were deleted in the meantime. To store these, please agree again.",
  },
  withdrawn: "Consent withdrawn and answers deleted.",
} as const;
