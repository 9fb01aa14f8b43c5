import { listWords } from "#app/lib/list-words.ts";

export const staffErasure = {
  open: "Erase on request",
  title: (name: string) => `Erase ${name} on request`,
  back: (name: string) => `Back to ${name}`,
  lead: "For a guest who asked from the email of their orders. Customers with an account do this in the portal.",
  happens: "What will happen",
  steps: [
    "The guest gets an email and has a week to object.",
    "Then their name, email, phone, addresses and notes are deleted. Their orders stay under a made-up name.",
    "This can’t be undone.",
  ],
  proven: "They asked from the email of their orders, or answered an email I sent there",
  provenNeeded: "First make sure that it’s their mailbox.",
  reason: "Request details",
  reasonHint:
    "Describe what the guest asked for and how. Recorded with your name, deleted with the guest. Leave out names and health.",
  reasonNeeded: "Describe the request in at least 10 characters.",
  reasonLong: "Use at most 300 characters.",
  unusual: "Please remove characters that can’t be printed.",
  button: "Erase this guest",
  asked: "The guest will be erased. We emailed them the date.",
  stop: "Cancel erasure",
  stopped: "Erasure canceled.",
  blocked: (what: readonly string[]) =>
    `Settle this first: ${listWords(what)}. Then you can request the erasure here.`,
  due: (when: string) => `Deletion requested, due ${when}`,
  dueText: {
    owner: "The customer requested it in the portal and can keep the account until then.",
    staff: "Requested by staff for the guest.",
  },
  waits: (what: readonly string[]) => `Due, but still open: ${listWords(what)}.`,
  erased: (when: string) => `Erased on ${when}`,
  erasedText:
    "This customer’s data was deleted on request. Their orders stay under this made-up name.",
  noStep: "Choose an action, then send the form again.",
  refusals: {
    forbidden: "Your role doesn’t allow this. Ask a manager.",
    not_found: "This record no longer exists.",
    has_account: "This customer has an account and can delete it in the portal.",
    erased: "This customer has already been erased.",
    asked: "Erasure has already been requested.",
    blocked: "Some things must be settled first.",
    not_asked: "There’s no erasure request that staff can cancel.",
  },
} as const;
