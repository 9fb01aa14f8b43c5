import { LONGEST_SNOOZE_DAYS, type SnoozeProblem, type SnoozeState } from "../rules/snooze.ts";

export const snoozeMessages = {
  title: "Snooze",
  how: "Put this ticket aside",
  untilTime: "Until a time",
  untilAnswer: "Until they answer",
  until: "Date and time",
  untilHint: "Manila time. The ticket then returns to “To answer”.",
  save: "Snooze",
  takeUp: "End snooze",
  done: "Clear snooze",
  snoozedUntil: (time: string) => `Snoozed until ${time}.`,
  snoozedForAnswer: "Snoozed until they answer.",
  backSince: (time: string) => `Back since ${time}.`,

  states: { snoozed: "Snoozed", back: "Back" } satisfies Record<
    Exclude<SnoozeState, "none">,
    string
  >,
  saved: "The ticket is snoozed.",
  ended: "The snooze has ended.",
  problems: {
    closed: "A closed ticket can’t be snoozed.",
    unanswered: "The sender is waiting for your reply, so the ticket can’t wait for theirs.",
    overdue: "The promised answer is overdue. Reply first, then snooze.",
    after_promise: "We promised an answer before then. Choose an earlier time, or reply first.",
    past: "Choose a time in the future.",
    far: `Choose a time within ${LONGEST_SNOOZE_DAYS} days.`,
  } satisfies Record<SnoozeProblem["reason"], string>,
  meanwhile: (who: string, when: string) =>
    `${who} changed the snooze on ${when}, after you opened this page. The latest version is shown.`,
} as const;
