import { and, eq, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { recallBuyers } from "../tables.server.ts";

/** Records that a buyer, by the order's link, has read the advice about its recalled lots. */
export async function answerRecalls(
  ctx: Ctx,
  token: string,
): Promise<Result<{ answered: number }, Refusal<"not_found">>> {
  const order = await findOrderByToken(ctx, token);
  if (!order) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const answered = await tx.db
      .update(recallBuyers)
      .set({ answeredAt: tx.now })
      .where(and(eq(recallBuyers.orderId, order.id), isNull(recallBuyers.answeredAt)))
      .returning({ recallId: recallBuyers.recallId });
    if (answered.length > 0) {
      await recordAudit(tx, {
        action: "order.recall_answered",
        subject: { type: "order", id: order.id },
      });
    }
    return ok({ answered: answered.length });
  });
}
