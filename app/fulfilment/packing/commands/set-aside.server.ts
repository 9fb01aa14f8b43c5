import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { lockOrder, orderByNumber } from "#app/selling/orders/commands/lock-order.server.ts";
import { setOrderState } from "#app/selling/orders/commands/set-order-state.server.ts";
import { mayMoveOrders } from "#app/selling/orders/rules/may-move.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { packingLeases } from "../tables.server.ts";
import { packingMessages as say } from "../texts/staff.ts";
import { nothing, operation } from "#app/platform/records/operation.ts";
import { asideInput } from "../input.ts";

/** Takes a parcel that cannot be packed out of the queue. Flags its order with the reason. */
export async function setAside(
  ctx: Ctx,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "not_now">>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const isOpen = order.status === "confirmed" || order.status === "processing";
    if (!isOpen || order.needsAttention !== null) return refuse("not_now");
    await setOrderState(tx, order, { needsAttention: say.setAsideAs(reason) });
    await tx.db.delete(packingLeases).where(eq(packingLeases.orderId, orderId));
    return ok(undefined);
  });
}

export const setOrderAside = operation({
  name: "orders.set-aside",
  says: "Take an order out of the packing queue and flag it with the reason.",
  words: ["skip", "later"],
  who: ["orders:fulfil", "orders:write"],
  kind: "change",
  isRepeatable: false,
  key: orderByNumber,
  input: asideInput.omit({ orderId: true }),
  output: nothing,
  run: (ctx, { reason }, orderId) => setAside(ctx, { orderId, reason }),
});
