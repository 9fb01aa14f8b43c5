import { MOST_DAYS, MOST_TEXT, MOST_UNITS, type RequestState } from "../rules/clearance-terms.ts";

/** Reasons that a clinician can choose, in the words for the buyer. */
export const DECLINE_REASONS = {
  condition: "A condition you listed makes this product unsafe for you.",
  medicines: "This product can’t be combined with medicines you take.",
  missing: "We need an examination or test results before we can decide.",
  alternative: "An approved treatment suits your goal better. Please ask a doctor.",
  other: "",
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;

export const clearanceStaffMessages = {
  title: "Clearance",
  lead: "Approval requests, oldest first. Only you can see a request you take, and each view is recorded.",
  ownersLead:
    "Only staff with the clinician role can read and decide on requests. This keeps health answers confidential.",
  waiting: (count: number) => `Waiting (${count})`,
  toTalk: (count: number) => `After a consultation (${count})`,
  piles: "Requests",
  none: "No requests waiting",
  noneHint: "New approval requests appear here.",
  noneToTalk: "No requests waiting for a consultation",
  noneToTalkHint: "Requests where you asked for a consultation stay here until you decide.",
  waits: (count: number, days: string | undefined) =>
    count === 0
      ? "No requests are waiting for a clinician."
      : `${count === 1 ? "1 request is" : `${count} requests are`} waiting for a clinician. ${days ?? ""}`,
  nobody: "No one has the clinician role, so buyers can’t request approval.",
  request: (product: string) => `Request for ${product}`,
  asksFor: (units: string) => `Requested: ${units}`,
  askedAt: (time: string) => `Sent ${time}`,
  state: {
    asked: "Waiting",
    to_talk: "Consultation needed",
    approved: "Approved",
    declined: "Declined",
    withdrawn: "Withdrawn",
    expired: "Expired",
  } satisfies Record<RequestState, string>,
  takeHint: "Take this request to see the answers and decide.",
  take: "Take and read",
  taken: "Request taken.",
  putBack: "Return to queue",
  putBackDone: "Request returned to the queue.",
  person: "Patient",
  answers: "Answers",
  purpose: "Purpose",
  medicines: "Medicines and supplements",
  conditions: "Conditions",
  noConditions: "None of those listed",
  deleted: "Answers deleted, because the buyer withdrew consent.",
  assessment: (date: string) => `Assessment from ${date}`,
  assessmentGone:
    "The buyer deleted the assessment for this request. Ask for a consultation, or decline.",
  openAssessment: "Open assessment",
  history: "History",
  earlier: "Earlier requests",
  noEarlier: "No earlier requests",
  bought: "Earlier purchases",
  nothingBought: "No purchases yet",
  otherAssessments: "Other assessments",
  recorded: "Your view of this request is recorded.",
  approve: "Approve",
  approveUnits: "Units",
  approveUntil: "Until",
  approveNote: "Note to the buyer",
  optional: "Optional",
  decline: "Decline",
  reason: "Reason",
  reasons: {
    condition: "Unsafe with a condition",
    medicines: "Conflicts with other medicines",
    missing: "Tests needed first",
    alternative: "An approved treatment is better suited",
    other: "Another reason",
  } satisfies Record<DeclineReason, string>,
  choose: "Choose a reason",
  declineNote: "Message to the buyer",
  declineHint: "Emailed to the buyer with the reason.",
  talk: "Ask for a consultation",
  talkNote: "Topics for the consultation",
  talkHint: "We ask the buyer to book a consultation. You decide afterward.",
  approved: "Approved. The buyer gets an email.",
  declined: "Declined. The buyer gets an email.",
  talkAsked: "We asked the buyer to book a consultation.",
  approvedUntil: (units: string, day: string, used: number) =>
    `Approved: ${units} until ${day}, ${used} ordered.`,
  takeBack: "Revoke approval",
  errors: {
    units: `Enter a whole number from 1 to ${MOST_UNITS}.`,
    until: `Choose a date from today, at most ${MOST_DAYS} days ahead.`,
    reason: "Choose a reason.",
    note: "Write a message with the reason.",
    long: `Use at most ${MOST_TEXT} characters.`,
    unusual: "This contains characters we can’t store. Please remove them.",
    notUnderstood: "Something went wrong. Please try again.",
  },
  refused: {
    forbidden: "Only clinicians can decide on these requests.",
    not_found: "This request no longer exists.",
    not_yours: "Another clinician has taken this request.",
    taken: "Another clinician just took this request.",
    own_request: "This is your own request. Another clinician must decide on it.",
    not_now: "This request was decided or withdrawn in the meantime.",
    changed_meanwhile: "This request has changed in the meantime. Please read it again.",
    bad_units: `Enter a whole number from 1 to ${MOST_UNITS}.`,
    bad_day: `Choose a date from today, at most ${MOST_DAYS} days ahead.`,
  },
  oldest: (days: number) =>
    days === 0 ? "Oldest: today" : `Oldest: ${days === 1 ? "1 day" : `${days} days`}`,
} as const;

export const soldUnderMessages = {
  title: "Clearance",
  line: (units: string, product: string, clinician: string) =>
    `${units} of ${product}, approved by ${clinician}`,
  dates: (from: string, until: string) => `Approved ${from}, valid until ${until}`,
  released: "Returned to the approval when the order ended",
} as const;
