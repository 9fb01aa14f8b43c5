import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { orderConfirmations, orders } from "../tables.server.ts";
import { lockOrder } from "./lock-order.server.ts";

/**
 * Ends all links of an order: in mails of any age, and in cookies. For a buyer whose mail fell into
 * the wrong hands. The buyer gets the new link by mail.
 */
export async function replaceLink(
  ctx: Ctx,
  orderId: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const accessIssue = order.accessIssue + 1;
    await tx.db
      .update(orders)
      .set({ accessIssue, mailedTokenHash: null })
      .where(eq(orders.id, orderId));
    // These links also show the order, and lead to it.
    await tx.db.delete(orderConfirmations).where(eq(orderConfirmations.orderId, orderId));
    const subject = { type: "order", id: orderId };
    await recordAudit(tx, { action: "order.link_replaced", subject });
    await enqueue(tx.db, "orders.mail-new-link", { orderId, issue: accessIssue });
    return ok(undefined);
  });
}
