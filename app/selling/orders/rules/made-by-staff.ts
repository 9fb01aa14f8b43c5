import { addMinutes } from "#app/lib/dates.ts";

/** The same time as for a transfer, because a buyer may not read the mail at once. */
const LINK_HOURS = 48;

export function linkExpiresAt(now: Date): Date {
  return addMinutes(now, LINK_HOURS * 60);
}

/**
 * Staff placed the order and the buyer has not agreed to the terms. No one else can agree, so the
 * order can be neither paid nor confirmed before.
 */
export function awaitsAgreement(order: {
  madeBy: string | null;
  termsAcceptedAt: Date | null;
}): boolean {
  return order.madeBy !== null && order.termsAcceptedAt === null;
}
