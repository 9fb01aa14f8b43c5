import { ok, refuse, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { purchaseOrders } from "../tables.server.ts";
import { noteSent } from "./note-sent.server.ts";
import type { SendRefusal } from "./send-order.server.ts";

/** Records that a draft reached its supplier by another way than our mail. */
export async function markSent(
  ctx: Ctx,
  { orderId, version, how }: { orderId: string; version: number; how: string },
): Promise<Result<{ number: string }, SendRefusal>> {
  if (!may(ctx.actor, "purchasing:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockRow(tx.db, purchaseOrders, orderId);
    if (!order) return refuse("not_found");
    const { number, state } = order;
    if (state !== "draft") return refuse("not_now");
    if (order.version !== version) return refuse("changed_meanwhile");
    await noteSent(tx, order);
    await recordAudit(tx, {
      action: "purchase_order.marked_sent",
      subject: { type: "purchase_order", id: orderId },
      after: { number },
      reason: how,
    });
    return ok({ number });
  });
}
