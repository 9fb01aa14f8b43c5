import type { ConcessionKind, ConcessionState } from "../rules/concession-terms.ts";

const KIND_TEXTS: Record<ConcessionKind, string> = {
  senior: "Senior citizen",
  pwd: "Person with disability",
};

const states: Record<ConcessionState | "over", string> = {
  waiting: "Being checked",
  approved: "Checked",
  over: "No longer valid",
  refused: "Not accepted",
  withdrawn: "Withdrawn",
};

const inDays = (days: number) => (days === 1 ? "a day" : `${days} days`);

export const concessionMessages = {
  title: "Senior citizen or PWD discount",
  lead: "20% off, and no VAT, on the products that the law names. Send your ID before you order; we check it, mostly within a business day. Use it for yourself only.",
  open: "Open",
  closed: "This shop does not give the discount at the moment.",
  kinds: KIND_TEXTS,
  states,
  kind: "You are",
  kindHints: {
    senior: "60 years or older, with an OSCA ID or another government ID that shows your birthday.",
    pwd: "With a PWD ID.",
  } satisfies Record<ConcessionKind, string>,
  name: "Name on the ID",
  number: "ID number",
  numberHint: "We keep its last four letters or digits once we have checked it.",
  issuer: "Issued by",
  issuerHint: "Such as: OSCA Quezon City",
  pictures: "Pictures of the ID",
  picturesHint:
    "The front, and the back if something is on it. JPEG, PNG or WebP, at most 12 MB together.",
  consent: (days: number) =>
    `I agree that staff of this shop check my ID. The pictures are stored encrypted and deleted ${inDays(days)} after the decision.`,
  declare: "Send for checking",
  declared: "Thank you. We email you as soon as your ID is checked.",
  own: "What you sent",
  none: "Nothing sent yet",
  noneHint: "Fill in the form, and we check your ID before you order.",
  idEnd: (issuer: string, end: string) => `${issuer}, ID ending in ${end}`,
  sent: (day: string) => `Sent on ${day}`,
  until: (day: string) => `Valid until ${day}`,
  why: (reason: string) => `Why: ${reason}`,
  withdraw: "Withdraw and delete the pictures",
  withdrawn: "Withdrawn. The pictures of the ID are deleted.",
  both: "Being both counts once: the discount is 20% either way.",
  add: "Add another status",
  check: "Please check the form",
  hint: "Senior citizen or person with disability?",
  hintLink: "Send your ID before you order",
  errors: {
    kind: "Choose what you are.",
    name: "Write your name as it is on the ID.",
    number: "Write the number of the ID, with at least four letters or digits.",
    issuer: "Write who issued the ID.",
    consent: "We can only check the ID if you agree.",
    long: (max: number) => `Use at most ${max} characters.`,
    unusual: "Use letters, digits and usual signs.",
    missing: "Choose a picture of the front of the ID.",
    many: "Choose one or two pictures.",
    too_large: "The pictures are too large. Use at most 12 MB together.",
    not_whole: "The form did not arrive whole. Please send it again.",
    not_a_picture: "One of the files is not a picture we can read. Use JPEG, PNG or WebP.",
    key: "This form is out of date. Please load the page again.",
    unconfirmed: "Confirm the email of your account first.",
    not_given: "This shop does not give the discount at the moment.",
    declared: "You have sent an ID for this status already.",
    not_found: "There is nothing to withdraw any more.",
    not_understood: "We did not understand that. Please try again.",
  },
} as const;
