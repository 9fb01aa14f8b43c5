import { addDays, addMinutes, shopDay, shopMinute } from "#app/lib/dates.ts";
import { readEmails } from "#app/running/settings/rules/read-emails.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { paysOnline, type PaymentMethod } from "./order-terms.ts";

/** What is paid online is news once it is paid: most of what is never paid is a changed mind. */
export function becomesNew(method: PaymentMethod): "placed" | "paid" {
  return paysOnline(method) ? "paid" : "placed";
}

type Recipients = Pick<Settings, "new_order_emails" | "contact_email">;

/** Who gets the mails about new orders: a shop that has set nothing tells its owners. */
export function newOrderRecipients(
  { new_order_emails, contact_email }: Recipients,
  owners: readonly string[],
): string[] {
  const listed = readEmails(new_order_emails) ?? [];
  if (listed.length > 0) return listed;
  return contact_email === "" ? [...owners] : [contact_email];
}

/** How far back a digest looks for the one before it. */
const LOOKS_BACK_DAYS = 7;
/** What is written at this moment may not be readable yet, so that the next digest has it. */
const UNREADABLE_MINUTES = 5;

/** The last days, as the mails of their digests are named; the first is today. */
export function digestDays(now: Date): string[] {
  return Array.from({ length: LOOKS_BACK_DAYS + 1 }, (_, back) => shopDay(addDays(now, -back)));
}

/** Whether the hour of today's digest has come. */
export function isDigestDue(now: Date, hour: number): boolean {
  return shopMinute(now) >= hour * 60;
}

/**
 * Which orders a digest is about: those since the one before, whatever hour that was sent at. No
 * digest in the last days: nothing was new since, or it is the first.
 */
export function digestPeriod(now: Date, before: Date | undefined): { from: Date; until: Date } {
  const from = before ?? addDays(now, -2);
  return {
    from: addMinutes(from, -UNREADABLE_MINUTES),
    until: addMinutes(now, -UNREADABLE_MINUTES),
  };
}
