import { addMinutes } from "#app/lib/dates.ts";
import type { PaymentMethod } from "./order-terms.ts";

const MINUTES_TO_PAY: Record<PaymentMethod, number> = { card: 30 };

/** When an unpaid order gives its stock back. */
export function expiresAt(method: PaymentMethod, placedAt: Date): Date {
  return addMinutes(placedAt, MINUTES_TO_PAY[method]);
}
