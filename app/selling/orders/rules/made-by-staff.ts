import { addMinutes } from "#app/lib/dates.ts";

/** As long as a transfer is awaited: a link in a mail is opened when its reader comes to it. */
const LINK_HOURS = 48;

/** Until when an order that staff made can be paid by its link. */
export function linkExpiresAt(now: Date): Date {
  return addMinutes(now, LINK_HOURS * 60);
}

/**
 * Staff made it, and its buyer has not agreed to the terms yet: nobody else can, so it is neither
 * paid nor confirmed before.
 */
export function awaitsAgreement(order: {
  madeBy: string | null;
  termsAcceptedAt: Date | null;
}): boolean {
  return order.madeBy !== null && order.termsAcceptedAt === null;
}
