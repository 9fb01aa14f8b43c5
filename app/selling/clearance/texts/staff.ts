import { MOST_DAYS, MOST_TEXT, MOST_UNITS, type RequestState } from "../rules/clearance-terms.ts";

/** Reasons that a clinician can choose, in the words for the buyer. */
export const DECLINE_REASONS = {
  condition: "A condition you named makes this product unsafe for you.",
  medicines: "It does not go together with medicines that you take.",
  missing: "We need an examination or test results before this can be decided.",
  alternative: "An approved treatment suits your goal better. Please ask a doctor about it.",
  other: "",
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;

export const clearanceStaffMessages = {
  title: "Clearance",
  lead: "Buyers who ask for an approval, the oldest first. What you take is shown to you alone, and each look is recorded.",
  ownersLead:
    "Only staff with the role clinician read these requests and decide on them, so that a person’s answers stay with their clinician.",
  waiting: (count: number) => `Waiting (${count})`,
  toTalk: (count: number) => `After a talk (${count})`,
  piles: "Requests",
  none: "No request waits",
  noneHint: "When a buyer asks for an approval, it shows up here.",
  noneToTalk: "No request waits for a talk",
  noneToTalkHint: "Requests of which you asked for a talk show up here, until you decide.",
  waits: (count: number, days: string | undefined) =>
    count === 0
      ? "No request waits for a clinician."
      : `${count === 1 ? "1 request waits" : `${count} requests wait`} for a clinician. ${days ?? ""}`,
  nobody: "No one has the role clinician, so the shop takes no requests.",
  request: (product: string) => `Request for ${product}`,
  asksFor: (units: string) => `Asks for ${units}`,
  askedAt: (time: string) => `Asked ${time}`,
  state: {
    asked: "Waiting",
    to_talk: "Talk first",
    approved: "Approved",
    declined: "Declined",
    withdrawn: "Withdrawn",
    expired: "Ended",
  } satisfies Record<RequestState, string>,
  takeHint: "The answers open once you take it. It is then yours to decide.",
  take: "Take and read",
  taken: "It is yours now.",
  putBack: "Put back",
  putBackDone: "It waits for another clinician.",
  person: "Who asks",
  answers: "Answers",
  purpose: "What for",
  medicines: "Medicines and supplements",
  conditions: "Conditions",
  noConditions: "None of the list",
  deleted: "The buyer withdrew the consent to store the answers, so they are deleted.",
  assessment: (date: string) => `Assessment of ${date}`,
  assessmentGone:
    "The assessment that came with it was deleted by its owner. Ask to talk, or decline.",
  openAssessment: "Open the assessment",
  history: "History",
  earlier: "Earlier requests",
  noEarlier: "No earlier request",
  bought: "Bought before",
  nothingBought: "Nothing was bought yet",
  otherAssessments: "Other assessments",
  recorded: "That you looked at this is recorded.",
  approve: "Approve",
  approveUnits: "Units",
  approveUntil: "Until",
  approveNote: "Note to the buyer",
  optional: "Optional",
  decline: "Decline",
  reason: "Reason",
  reasons: {
    condition: "A condition makes it unsafe",
    medicines: "Other medicines",
    missing: "Tests are needed first",
    alternative: "An approved treatment suits better",
    other: "Another reason",
  } satisfies Record<DeclineReason, string>,
  choose: "Choose a reason",
  declineNote: "In your own words",
  declineHint: "The buyer reads the reason and your words.",
  talk: "Ask to talk first",
  talkNote: "What you would like to talk about",
  talkHint: "The buyer is asked to book a consultation. You decide after it.",
  approved: "Approved. The buyer is told by email.",
  declined: "Declined. The buyer is told by email.",
  talkAsked: "The buyer is asked to book a consultation.",
  approvedUntil: (units: string, day: string, used: number) =>
    `Approved: ${units} until ${day}, ${used} of them ordered.`,
  takeBack: "Take the approval back",
  errors: {
    units: `Enter a whole number from 1 to ${MOST_UNITS}.`,
    until: `Choose a day from today, ${MOST_DAYS} days ahead at most.`,
    reason: "Choose a reason.",
    note: "Write the reason in your own words.",
    long: `Use ${MOST_TEXT} characters at most.`,
    unusual: "It contains characters that we cannot store.",
    notUnderstood: "We could not read that. Please try again.",
  },
  refused: {
    forbidden: "Only a clinician decides on these requests.",
    not_found: "This request is not there any more.",
    not_yours: "This request is another clinician’s.",
    taken: "Another clinician took this request a moment before.",
    own_request: "This is your own request. Another clinician has to decide on it.",
    not_now: "This request was decided, or withdrawn, meanwhile.",
    changed_meanwhile: "This request changed meanwhile. Please read it again.",
    bad_units: `Enter a whole number from 1 to ${MOST_UNITS}.`,
    bad_day: `Choose a day from today, ${MOST_DAYS} days ahead at most.`,
  },
  oldest: (days: number) =>
    days === 0 ? "The oldest from today" : `The oldest ${days === 1 ? "1 day" : `${days} days`}`,
} as const;

export const soldUnderMessages = {
  title: "Clearance",
  line: (units: string, product: string, clinician: string) =>
    `${units} of ${product}, approved by ${clinician}`,
  dates: (from: string, until: string) => `Approved on ${from}, until ${until}`,
  released: "Given back to the approval when the order ended",
} as const;
