import type { ConcessionKind, ConcessionState } from "../rules/concession-terms.ts";

const KIND_TEXTS: Record<ConcessionKind, string> = {
  senior: "Senior citizen",
  pwd: "Person with disability",
};

const states: Record<ConcessionState | "over", string> = {
  waiting: "Under review",
  approved: "Approved",
  over: "Expired",
  refused: "Not accepted",
  withdrawn: "Withdrawn",
};

const inDays = (days: number) => (days === 1 ? "a day" : `${days} days`);

export const concessionMessages = {
  title: "Senior citizen or PWD discount",
  lead: "20% off and no VAT on products covered by law, for your own use only. Send your ID before you order. We usually check it within one business day.",
  open: "Open",
  closed: "This shop doesn’t offer this discount right now.",
  kinds: KIND_TEXTS,
  states,
  kind: "Your status",
  kindHints: {
    senior: "60 or older, with an OSCA ID or another government ID that shows your date of birth.",
    pwd: "With a valid PWD ID.",
  } satisfies Record<ConcessionKind, string>,
  name: "Name on the ID",
  number: "ID number",
  numberHint: "After the check, we keep only the last four letters or digits.",
  issuer: "Issued by",
  issuerHint: "For example, OSCA Quezon City",
  pictures: "Pictures of your ID",
  picturesHint:
    "The front, and the back if it isn’t blank. JPEG, PNG or WebP, up to 12 MB in total.",
  consent: (days: number) =>
    `I agree that this shop’s staff check my ID. The pictures are stored encrypted and deleted ${inDays(days)} after the decision.`,
  declare: "Send ID",
  declared: "Thank you. We’ll email you as soon as we’ve checked your ID.",
  own: "Your IDs",
  none: "No ID sent yet",
  noneHint: "Fill in the form, and we’ll check your ID before you order.",
  idEnd: (issuer: string, end: string) => `${issuer}, ID ending in ${end}`,
  sent: (day: string) => `Sent ${day}`,
  until: (day: string) => `Valid until ${day}`,
  why: (reason: string) => `Reason: ${reason}`,
  withdraw: "Withdraw and delete pictures",
  withdrawn: "Withdrawn. We’ve deleted the pictures of your ID.",
  both: "These discounts can’t be combined: you get 20% off either way.",
  add: "Add your other status",
  check: "Please check these fields",
  hint: "Senior citizen or person with disability?",
  hintLink: "Send your ID before you order",
  errors: {
    kind: "Choose your status.",
    name: "Enter your name as shown on the ID.",
    number: "Enter the ID number, with at least four letters or digits.",
    issuer: "Enter who issued the ID.",
    consent: "Check this box so we can check your ID.",
    long: (max: number) => `Use at most ${max} characters.`,
    unusual: "Use only letters, digits and common symbols.",
    missing: "Choose a picture of the front of your ID.",
    many: "Choose one or two pictures.",
    too_large: "The pictures are too large. Use at most 12 MB in total.",
    not_whole: "The form arrived incomplete. Please send it again.",
    not_a_picture: "We can’t read one of these pictures. Use JPEG, PNG or WebP.",
    key: "This form is out of date. Please reload the page.",
    unconfirmed: "Confirm your account’s email address first.",
    not_given: "This shop doesn’t offer this discount right now.",
    declared: "You’ve already sent an ID for this status. We’ll email you once it’s checked.",
    not_found: "This was already withdrawn. Reload the page to see your IDs.",
    not_understood: "We couldn’t read this form. Please reload the page and try again.",
  },
} as const;
