import { addMinutes } from "#app/lib/dates.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { PaymentMethod } from "./order-terms.ts";

/** Cash is paid at the door, so there is no deadline. */
const MINUTES_TO_PAY: Record<PaymentMethod, number | null> = {
  card: 30,
  gcash: 30,
  maya: 30,
  bank: 48 * 60,
  cod: null,
};

export type GuestTimes = Pick<
  Settings,
  "guest_transfer_minutes" | "guest_online_minutes" | "guest_cash_hours"
>;

/**
 * A guest has only promised to pay, and gets less time: always for online payment, otherwise until
 * they open the mailed link.
 */
export function guestExpiresAt(method: PaymentMethod, placedAt: Date, times: GuestTimes) {
  if (method === "bank") return addMinutes(placedAt, times.guest_transfer_minutes);
  if (method === "cod") return addMinutes(placedAt, times.guest_cash_hours * 60);
  return addMinutes(placedAt, times.guest_online_minutes);
}

/** The database starts the job by its own clock, which may be slightly ahead of ours. */
const CLOCKS_DIFFER_MINUTES = 1;

/** The deadline after which an unpaid order releases its stock. Null if it has none. */
export function expiresAt(method: PaymentMethod, placedAt: Date): Date | null {
  const minutes = MINUTES_TO_PAY[method];
  return minutes === null ? null : addMinutes(placedAt, minutes);
}

/** Always false without a deadline. */
export function isOver(expiry: Date | null, now: Date): boolean {
  return expiry !== null && expiry <= addMinutes(now, CLOCKS_DIFFER_MINUTES);
}
