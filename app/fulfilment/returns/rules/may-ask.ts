import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isPartlySent } from "#app/selling/orders/rules/parcels.ts";
import type { OrderStatus } from "#app/selling/orders/rules/order-terms.ts";
import type { Asker } from "./return-terms.ts";

/**
 * How long after its last parcel left a buyer can ask. The Consumer Act (RA 7394, article 68) lets an
 * implied warranty end no sooner than 60 days after the sale; later ones can write to us.
 */
export const RETURN_DAYS = 60;

export type ReturnableOrder = {
  status: OrderStatus;
  parcelsSent: number;
  /** When its newest parcel left. */
  shippedAt: Date | null;
  createdAt: Date;
};

export type AskProblem = Refusal<"not_sent" | "ended" | "too_late">;

/**
 * Whether something of an order can come back now. The limit is for the buyer's own form: staff
 * help later too, and a parcel that comes back by itself asks nobody.
 */
export function mayAsk(
  order: ReturnableOrder,
  by: Asker,
  now: Date,
): Result<undefined, AskProblem> {
  const { status } = order;
  // What left before the rest was paid back can still come back.
  if (status === "refunded" && by === "courier" && order.parcelsSent > 0) return ok(undefined);
  if (status === "cancelled" || status === "refunded") return refuse("ended");
  if (
    !isPartlySent(order) &&
    status !== "shipped" &&
    status !== "delivered" &&
    status !== "completed"
  ) {
    return refuse("not_sent");
  }
  return by === "buyer" && now >= askUntil(order) ? refuse("too_late") : ok(undefined);
}

/** Until when its buyer can ask. */
export function askUntil({ shippedAt, createdAt }: ReturnableOrder): Date {
  return addDays(shippedAt ?? createdAt, RETURN_DAYS);
}
