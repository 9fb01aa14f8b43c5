import type { TimeSpan } from "./free-slots.ts";

/** The length of a booking; its type may have changed since. */
export function minutesOf({ startsAt, endsAt }: TimeSpan): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
}
