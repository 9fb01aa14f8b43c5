import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { settleReservation } from "#app/modules/catalog/commands/settle-reservation.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { canMove, stockEffect } from "../rules/transitions.ts";
import { endOrder } from "./end-order.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

export type Move = {
  orderId: string;
  to: OrderStatus;
  /** Why it is cancelled, in words its buyer reads. */
  reason?: string | undefined;
  /** Where the parcel can be followed, when it is shipped. */
  tracking?: { number: string; url: string | null } | undefined;
};

type Refused =
  | Refusal<"forbidden" | "not_found">
  | (Refusal<"illegal_move"> & { from: OrderStatus });

/** Moves an order along by staff, with its effect on its code and on stock. */
export async function changeOrderStatus(
  ctx: Ctx,
  { orderId, to, reason, tracking }: Move,
): Promise<Result<{ status: OrderStatus }, Refused>> {
  if (!may(ctx.actor, "orders:fulfil") && !may(ctx.actor, "orders:write")) {
    return refuse("forbidden");
  }
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    if (!canMove(order.status, to)) return refuse("illegal_move", { from: order.status });
    if (to === "cancelled") {
      await endOrder(tx, order, { why: "by_staff", note: reason ?? null });
      return ok({ status: to });
    }
    await setOrderState(tx, order, {
      status: to,
      ...(to === "shipped" && {
        fulfillmentStatus: "fulfilled" as const,
        trackingNumber: tracking?.number ?? null,
        trackingUrl: tracking?.url ?? null,
      }),
    });
    const effect = stockEffect(to);
    if (effect) await settleReservation(tx, orderId, effect);
    await emit(tx.db, `order.${to}`, { orderId });
    return ok({ status: to });
  });
}
