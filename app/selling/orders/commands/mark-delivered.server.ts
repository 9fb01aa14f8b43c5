import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { parcelRows } from "../queries/parcels.server.ts";
import { mayMoveOrders } from "../rules/may-move.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { isPartlySent, statusByParcels } from "../rules/parcels.ts";
import { isAwaited } from "../rules/shipment.ts";
import { deliverParcels } from "./deliver-parcels.server.ts";
import { lockOrder, orderByNumber, orderTotal } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";
import { statusOutput } from "../input.ts";

type DeliverRefusal = Refusal<"forbidden" | "not_found" | "not_on_its_way">;

/** One of several parcels has arrived. The last one makes the order delivered. */
export async function markDelivered(
  ctx: Ctx,
  { orderId, parcel: number }: { orderId: string; parcel: number },
): Promise<Result<{ status: OrderStatus }, DeliverRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const { status } = order;
    const sent = (await parcelRows(tx.db, orderId)).filter(({ shippedAt }) => shippedAt !== null);
    const own = sent.find((row) => row.number === number);
    if (!own || !isAwaited({ ...own, status, isNewest: false })) return refuse("not_on_its_way");
    await deliverParcels(tx, [own]);
    const subject = { type: "order", id: orderId };
    await recordAudit(tx, {
      action: "order.parcel_delivered",
      subject,
      after: { parcel: number },
    });
    const places = sent.map((row) => (row === own ? { ...row, deliveredAt: tx.now } : row));
    if (statusByParcels(places, isPartlySent(order)) !== "delivered") {
      await emit(tx.db, "order.parcel-delivered", { orderId, parcelId: own.id });
      return ok({ status });
    }
    await setOrderState(tx, order, { status: "delivered" });
    await emit(tx.db, "order.delivered", { orderId });
    return ok({ status: "delivered" as const });
  });
}

export const deliverParcel = operation({
  name: "orders.mark-delivered",
  says: "Mark one parcel of an order as delivered. The last one makes the order delivered.",
  who: ["orders:fulfil", "orders:write"],
  kind: "change",
  isRepeatable: false,
  amount: orderTotal,
  key: orderByNumber,
  input: z.object({ parcel: z.int().min(1) }),
  output: statusOutput,
  run: (ctx, { parcel }, orderId) => markDelivered(ctx, { orderId, parcel }),
});
