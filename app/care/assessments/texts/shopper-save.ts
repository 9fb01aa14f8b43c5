import { ANONYMOUS_DAYS } from "../rules/retention.ts";

export const saveMessages = {
  title: "Keep this result",
  lead: "Nothing is stored yet. Unless you save it, this result is gone after a day.",
  account: "We keep it in your account until you withdraw your consent.",
  visitor: `Without an account, we keep it for ${ANONYMOUS_DAYS} days, and only this browser can open it. No one can find it by your email.`,
  more: "Read how we handle it in the",
  privacy: "privacy notice",
  needed: "Check the box, or leave the result unsaved.",
  save: "Save my result",
  toAccount: "Add to my account",
  toAccountLead: "This result was saved without an account. You can move it to yours.",
  signIn: "Sign in to keep it in your account",
  saved: "Your result is saved.",
  savedVisitor: `We keep it for ${ANONYMOUS_DAYS} days for this browser.`,
  withdraw: "Withdraw consent and delete",
  withdrawn: "Consent withdrawn and answers deleted.",
  notYours: "This result belongs to another account, so it wasn’t saved.",
  notUnderstood: "We couldn’t read this form. Please try again.",
  gone: "There’s no longer a result to save. Please take the assessment again.",
} as const;
