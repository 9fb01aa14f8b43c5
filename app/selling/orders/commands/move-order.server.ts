import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { parcelRows } from "../queries/parcels.server.ts";
import { mayMoveOrders } from "../rules/may-move.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { isPartlySent } from "../rules/parcels.ts";
import { isAwaited, NO_TRACKING, type Shipment } from "../rules/shipment.ts";
import { canMove } from "../rules/transitions.ts";
import { deliverParcels } from "./deliver-parcels.server.ts";
import { endOrder } from "./end-order.server.ts";
import { lockOrder, type LockedOrder } from "./lock-order.server.ts";
import { sendParcel, type Sending, type SendRefusal } from "./send-parcel.server.ts";
import { setOrderState } from "./set-order-state.server.ts";

export type Move = Sending & {
  orderId: string;
  to: OrderStatus;
  /** The status that staff saw. If it has changed, they must decide again. */
  from?: OrderStatus | undefined;
  /** The reason of a cancellation, which the buyer reads. */
  reason?: string | undefined;
  /** The carrier and tracking number on shipping. Defaults to neither. */
  shipment?: Shipment | undefined;
};

type MoveOrderRefusal =
  | Refusal<"forbidden" | "not_found">
  | SendRefusal
  | (Refusal<"illegal_move" | "changed_meanwhile"> & { from: OrderStatus });

/**
 * Staff move an order to its next status, with the effects on code and stock. A partly shipped
 * order keeps its status until its last parcel leaves.
 */
export async function moveOrder(
  ctx: Ctx,
  { orderId, to, from, reason, shipment = NO_TRACKING, ...sending }: Move,
): Promise<Result<{ status: OrderStatus }, MoveOrderRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    if (from !== undefined && from !== order.status) {
      return refuse("changed_meanwhile", { from: order.status });
    }
    if (!canMove(order.status, to, isPartlySent(order))) {
      return refuse("illegal_move", { from: order.status });
    }
    if (to === "cancelled") {
      await endOrder(tx, order, { why: "by_staff", note: reason ?? null });
      return ok({ status: to });
    }
    if (to === "shipped") return sendParcel(tx, order, { shipment, ...sending });
    if (to === "delivered") await deliverAll(tx, order);
    await setOrderState(tx, order, { status: to });
    await emit(tx.db, `order.${to}`, { orderId });
    return ok({ status: to });
  });
}

/** Marks all parcels in transit as delivered. */
async function deliverAll(tx: Ctx, { id, status }: LockedOrder): Promise<void> {
  const rows = await parcelRows(tx.db, id);
  await deliverParcels(
    tx,
    rows.filter((row) => isAwaited({ ...row, status, isNewest: false })),
  );
}
