import { addMinutes } from "#app/lib/dates.ts";

const LONGEST_MINUTES = 6 * 60;

/** The next try after some tries without an answer: five minutes later, then ever less often. */
export function nextTry(tries: number, now: Date): Date {
  return addMinutes(now, Math.min(5 * 2 ** Math.min(tries - 1, 10), LONGEST_MINUTES));
}

/** The Bureau may take until the next business day, so the shop asks ever less often. */
export function nextQuestion(sentAt: Date, now: Date): Date {
  const waited = (now.getTime() - sentAt.getTime()) / 60_000;
  return addMinutes(now, Math.min(Math.max(15, waited / 2), LONGEST_MINUTES));
}
