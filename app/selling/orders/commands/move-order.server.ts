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
import { lockOrder, orderByNumber, orderTotal, type LockedOrder } from "./lock-order.server.ts";
import { sendParcel, type Sending, type SendRefusal } from "./send-parcel.server.ts";
import { setOrderState } from "./set-order-state.server.ts";
import { operation } from "#app/platform/records/operation.ts";
import {
  advanceInput,
  sentShipmentInput,
  shipInput,
  staffCancelInput,
  statusOutput,
} from "../input.ts";
import { carriersOfOrder } from "../queries/offered-carriers.server.ts";

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

export const advanceOrder = operation({
  name: "orders.move",
  says: "Begin packing an order, or mark it as delivered or completed.",
  words: ["pack", "deliver", "complete"],
  who: ["orders:fulfil", "orders:write"],
  kind: "change",
  isRepeatable: false,
  amount: orderTotal,
  key: orderByNumber,
  input: advanceInput,
  output: statusOutput,
  run: (ctx, move, orderId) => moveOrder(ctx, { orderId, ...move }),
});

export const cancelOrder = operation({
  name: "orders.cancel",
  says: "Cancel an order that has not shipped. The buyer gets a mail with the reason.",
  words: ["stop", "end"],
  who: ["orders:fulfil", "orders:write"],
  kind: "final",
  isRepeatable: false,
  key: orderByNumber,
  input: staffCancelInput,
  output: statusOutput,
  run: (ctx, { reason }, orderId) => moveOrder(ctx, { orderId, to: "cancelled", reason }),
});

export const shipOrder = operation({
  name: "orders.ship",
  says: "Ship all remaining units of an order. The buyer gets a mail with the tracking number.",
  words: ["send", "dispatch", "courier"],
  who: ["orders:fulfil", "orders:write"],
  kind: "final",
  isRepeatable: false,
  key: orderByNumber,
  input: sentShipmentInput,
  output: statusOutput,
  async run(ctx, { anyway, ...typed }, orderId) {
    const form = shipInput(await carriersOfOrder(ctx.db, orderId)).safeParse(typed);
    if (!form.success) return refuse("unknown_carrier_or_number");
    return moveOrder(ctx, { orderId, to: "shipped", ...form.data, anyway });
  },
});
