import type { TimeSpan } from "./free-slots.ts";

/** How long a booking is, which its type may not be any more. */
export function minutesOf({ startsAt, endsAt }: TimeSpan): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
}
