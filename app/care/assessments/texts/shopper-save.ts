import { ANONYMOUS_DAYS } from "../rules/retention.ts";

export const saveMessages = {
  title: "Keep this result",
  lead: "Nothing is stored so far. If you close this browser, the result is gone after a day.",
  account: "It is kept in your account until you withdraw your consent.",
  visitor: `Without an account it is kept for ${ANONYMOUS_DAYS} days, and only this browser can open it. No one can find it by your email.`,
  more: "How we handle it is in the",
  privacy: "privacy notice",
  needed: "Please tick the box, or leave the result unsaved.",
  save: "Save my result",
  toAccount: "Add to my account",
  toAccountLead: "This result was saved without an account. You can move it into yours.",
  signIn: "Sign in to keep it in your account",
  saved: "Your result is saved.",
  savedVisitor: `It is kept for ${ANONYMOUS_DAYS} days for this browser.`,
  withdraw: "Withdraw consent and delete",
  withdrawn: "Your consent is withdrawn and your answers are deleted.",
  notYours: "This result belongs to another account, so it was not saved.",
  notUnderstood: "We could not read this form. Please try again.",
  gone: "There is no longer a result to save. Please take the assessment again.",
} as const;
