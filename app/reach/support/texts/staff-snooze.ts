import { LONGEST_SNOOZE_DAYS, type SnoozeProblem, type SnoozeState } from "../rules/snooze.ts";

export const snoozeMessages = {
  title: "Snooze",
  how: "Put this ticket aside",
  untilTime: "Until a time",
  untilAnswer: "Until they answer",
  until: "Day and hour",
  untilHint: "In Manila. The ticket then stands among those to answer again.",
  save: "Snooze",
  takeUp: "End the snooze",
  done: "Nothing more to do",
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
    unanswered: "They wait for your reply, so the ticket can’t wait for theirs.",
    overdue: "The promised answer is overdue. Reply first, then snooze.",
    after_promise: "An answer is promised before that. Choose an earlier time, or reply first.",
    past: "Choose a time that is still to come.",
    far: `Choose a time within ${LONGEST_SNOOZE_DAYS} days.`,
  } satisfies Record<SnoozeProblem["reason"], string>,
  meanwhile: (who: string, when: string) =>
    `${who} changed the snooze on ${when}, after you opened this page. This is how it is now.`,
} as const;
