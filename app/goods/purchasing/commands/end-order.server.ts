import { eq } from "drizzle-orm";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mayDo } from "../rules/order-acts.ts";
import { purchaseOrders } from "../tables.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import type { SendRefusal } from "./send-order.server.ts";

type EndOrderInput = {
  orderId: string;
  version: number;
  /** Cancelling needs an order without deliveries; closing needs one with some. */
  how: "cancel" | "close";
  why: string;
};

/** Ends a purchase order before everything has arrived. The rest is no longer expected. */
export async function endOrder(
  ctx: Ctx,
  { orderId, version, how, why }: EndOrderInput,
): Promise<Result<{ number: string }, SendRefusal>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockRow(tx.db, purchaseOrders, orderId);
    if (!order) return refuse("not_found");
    const { number, state } = order;
    if (!mayDo(how, state)) return refuse("not_now");
    if (order.version !== version) return refuse("changed_meanwhile");
    await tx.db
      .update(purchaseOrders)
      .set({
        state: how === "cancel" ? "cancelled" : "received",
        endedWhy: why,
        version: version + 1,
      })
      .where(eq(purchaseOrders.id, orderId));
    await recordAudit(tx, {
      action: how === "cancel" ? "purchase_order.cancelled" : "purchase_order.closed",
      subject: { type: "purchase_order", id: orderId },
      before: { number },
      reason: why,
    });
    return ok({ number });
  });
}
