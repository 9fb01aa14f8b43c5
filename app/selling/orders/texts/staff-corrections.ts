import { REASON_LENGTH } from "../rules/corrections.ts";

export const correctionMessages = {
  lead: (to: string) =>
    `Moves the order back to ${to}. Money and stock don’t change, and no email is sent. Your reason stays in the history.`,
  reason: "Why was it a mistake?",
  submit: (to: string) => `Move back to ${to}`,
  done: (to: string) => `The order is ${to} again.`,
  short: `Enter a reason of at least ${REASON_LENGTH.least} characters.`,
  long: `Use at most ${REASON_LENGTH.most} characters.`,
  notNow: "This status can’t be moved back now.",
} as const;
