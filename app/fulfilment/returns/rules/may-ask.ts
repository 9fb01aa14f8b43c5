import { addDays } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { isPartlySent } from "#app/selling/orders/rules/parcels.ts";
import type { OrderStatus } from "#app/selling/orders/rules/order-terms.ts";
import type { Asker } from "./return-terms.ts";

/**
 * Days after the last parcel left in which a buyer can request a return. The Consumer Act (RA 7394,
 * article 68) lets an implied warranty end no sooner than 60 days after the sale. Later, a buyer
 * can write to the shop.
 */
export const RETURN_DAYS = 60;

export type ReturnableOrder = {
  status: OrderStatus;
  parcelsSent: number;
  /** When the newest parcel left. */
  shippedAt: Date | null;
  createdAt: Date;
};

export type AskProblem = Refusal<"not_sent" | "ended" | "too_late">;

/**
 * Decides whether part of an order can be returned now. The time limit applies only to the buyer's
 * own form. Staff can help later, and a refused parcel comes back without a request.
 */
export function mayAsk(
  order: ReturnableOrder,
  by: Asker,
  now: Date,
): Result<undefined, AskProblem> {
  const { status } = order;
  // Parcels that left before the rest was refunded can still come back.
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

export function askUntil({ shippedAt, createdAt }: ReturnableOrder): Date {
  return addDays(shippedAt ?? createdAt, RETURN_DAYS);
}
