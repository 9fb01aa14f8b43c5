import { addDays, addMinutes, shopDay, shopMinute } from "#app/lib/dates.ts";
import { readEmails } from "#app/running/settings/rules/read-emails.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { paysOnline, type PaymentMethod } from "./order-terms.ts";

/** An order to be paid online is news once it is paid. Most unpaid ones are a change of mind. */
export function becomesNew(method: PaymentMethod): "placed" | "paid" {
  return paysOnline(method) ? "paid" : "placed";
}

type Recipients = Pick<Settings, "new_order_emails" | "contact_email">;

/** Recipients of mails about new orders. Falls back to the owners if the setting is empty. */
export function newOrderRecipients(
  { new_order_emails, contact_email }: Recipients,
  owners: readonly string[],
): string[] {
  const listed = readEmails(new_order_emails) ?? [];
  if (listed.length > 0) return listed;
  return contact_email === "" ? [...owners] : [contact_email];
}

/** Days in which a digest looks for the one before it. */
const LOOKS_BACK_DAYS = 7;
/** An order committed right now may not be visible yet, so the next digest looks back. */
const UNREADABLE_MINUTES = 5;

/** The days of recent digests as in their mails' names. The first is today. */
export function digestDays(now: Date): string[] {
  return Array.from({ length: LOOKS_BACK_DAYS + 1 }, (_, back) => shopDay(addDays(now, -back)));
}

/** `hour` is in Manila time. */
export function isDigestDue(now: Date, hour: number): boolean {
  return shopMinute(now) >= hour * 60;
}

/**
 * The period of a digest: since the one before, at whatever hour that was sent. Without a recent
 * digest, there was no new order or this is the first digest.
 */
export function digestPeriod(now: Date, before: Date | undefined): { from: Date; until: Date } {
  const from = before ?? addDays(now, -2);
  return {
    from: addMinutes(from, -UNREADABLE_MINUTES),
    until: addMinutes(now, -UNREADABLE_MINUTES),
  };
}
