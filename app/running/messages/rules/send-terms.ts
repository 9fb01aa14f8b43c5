import { addMinutes, shopMinute } from "#app/lib/dates.ts";

export type Topic = "order" | "dose" | "news" | "code" | "test";

/** How an account is told about a topic. */
export const CHANNELS = ["email", "sms", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * `asked`: the company may have it, but did not answer. `sent`: the company took it. Only `queued`
 * and `asked` are tried again.
 */
export type MessageState = "queued" | "asked" | "sent" | "delivered" | "failed" | "withheld";

/** Why a message was not sent, or did not arrive. */
export type FailureReason =
  | "no_answer"
  | "refused"
  | "keys_refused"
  | "opted_out"
  | "undelivered"
  | "limit"
  | "not_connected"
  | "no_device"
  | "quiet_hours"
  | "too_late";

/** Minutes from one try to the next. After the last try the email is sent instead. */
const PAUSES = [1, 2, 5, 12, 40] as const;
/** A code is valid for ten minutes, so its tries end before that. */
const CODE_PAUSES = [1, 2] as const;
const HOURS_VALID = 2;
const CODE_MINUTES = 10;
/** A reminder of a day is of no use on the next one. */
const PUSH_HOURS: Record<Exclude<Topic, "news">, number> = {
  order: 48,
  dose: 12,
  code: 1,
  test: 1,
};
/** Minutes of the day in Manila between which promotions may be shown. */
const PROMOTIONS = { from: 8 * 60, to: 20 * 60 };
/** A month and its limit are over by then. */
export const KEPT_DAYS = 90;

/** The time of the next try, or undefined after the last one. */
export function nextTry(topic: Topic, tries: number, now: Date): Date | undefined {
  const minutes = (topic === "code" ? CODE_PAUSES : PAUSES)[tries - 1];
  return minutes === undefined ? undefined : addMinutes(now, minutes);
}

/** A message that waited longer, perhaps while the shop was off, would only confuse. */
export function isTooLate(topic: Topic, createdAt: Date, now: Date): boolean {
  return addMinutes(createdAt, topic === "code" ? CODE_MINUTES : HOURS_VALID * 60) <= now;
}

/** Promotions are shown from 8:00 AM to 8:00 PM only. */
export function isQuiet(topic: Topic, now: Date): boolean {
  const minute = shopMinute(now);
  return topic === "news" && (minute < PROMOTIONS.from || minute >= PROMOTIONS.to);
}

/** How long a push service keeps a notification for a device that is off. */
export function pushSeconds(topic: Topic, now: Date): number {
  if (topic === "news") return Math.max(0, PROMOTIONS.to - shopMinute(now)) * 60;
  return PUSH_HOURS[topic] * 3_600;
}

/** Amounts in centavos. A message that would pass the limit of the month is not sent. */
export function fitsLimit(spent: number, cost: number, limit: number): boolean {
  return spent + cost <= limit;
}
