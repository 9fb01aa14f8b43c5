import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { settleReservation } from "#app/modules/catalog/commands/settle-reservation.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { announceNow, announceSoon } from "../jobs/announce-shipment.server.ts";
import { mayMoveOrders } from "../rules/may-move.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { NO_TRACKING, type Shipment } from "../rules/shipment.ts";
import { canMove } from "../rules/transitions.ts";
import { endOrder } from "./end-order.server.ts";
import { packLots, type PackRefusal } from "./pack-lots.server.ts";
import { lockOrder, type LockedOrder } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

export type Move = {
  orderId: string;
  to: OrderStatus;
  /** The status that its reader saw; one who saw another decides anew. */
  from?: OrderStatus | undefined;
  /** Why it is cancelled, in words its buyer reads. */
  reason?: string | undefined;
  /** Who carries the parcel and how it is followed, when it is shipped; nothing of both unless given. */
  shipment?: Shipment | undefined;
  /** The plan of lots that its packer saw (`planKey`), when it is shipped; whichever unless given. */
  plan?: string | undefined;
};

type MoveOrderRefusal =
  | Refusal<"forbidden" | "not_found">
  | PackRefusal
  | (Refusal<"illegal_move" | "changed_meanwhile"> & { from: OrderStatus });

/** Moves an order along by staff, with its effect on its code and on stock. */
export async function moveOrder(
  ctx: Ctx,
  { orderId, to, from, reason, shipment = NO_TRACKING, plan }: Move,
): Promise<Result<{ status: OrderStatus }, MoveOrderRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    if (from !== undefined && from !== order.status) {
      return refuse("changed_meanwhile", { from: order.status });
    }
    if (!canMove(order.status, to)) return refuse("illegal_move", { from: order.status });
    if (to === "cancelled") {
      await endOrder(tx, order, { why: "by_staff", note: reason ?? null });
      return ok({ status: to });
    }
    if (to === "shipped") {
      const packed = await packLots(tx, orderId, plan);
      if (!packed.ok) return packed;
      await shipOrder(tx, order, shipment);
      return ok({ status: to });
    }
    // What moves on can't be taken back any more, so its buyer hears of it now.
    if (order.status === "shipped" && !order.shipmentTold) await announceNow(tx, order, "shipment");
    await setOrderState(tx, order, { status: to });
    await emit(tx.db, `order.${to}`, { orderId });
    return ok({ status: to });
  });
}

async function shipOrder(ctx: Ctx, order: LockedOrder, shipment: Shipment): Promise<void> {
  await setOrderState(ctx, order, {
    status: "shipped",
    fulfillmentStatus: "fulfilled",
    courier: shipment.courier,
    trackingNumber: shipment.number,
    trackingUrl: shipment.url,
    shippedAt: ctx.now,
  });
  await settleReservation(ctx, order.id, "ship");
  await announceSoon(ctx, order.id);
}
