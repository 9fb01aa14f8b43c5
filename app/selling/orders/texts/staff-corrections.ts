import { REASON_LENGTH } from "../rules/corrections.ts";

export const correctionMessages = {
  title: "Set by mistake?",
  lead: (to: string) =>
    `The order goes back to ${to}. Money and stock stay as they are, no email is sent, and your reason stands in the history.`,
  reason: "Why it was a mistake",
  submit: (to: string) => `Set back to ${to}`,
  done: (to: string) => `The order is ${to} again.`,
  short: `Say why, in at least ${REASON_LENGTH.least} characters.`,
  long: `Use at most ${REASON_LENGTH.most} characters.`,
  notNow: "This status can’t be set back now.",
} as const;
