import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { guaranteeCases } from "../tables.server.ts";
import { payCase } from "./pay-case.server.ts";

/** The money of an order arrived, so the cases that waited for it are paid. */
export async function retryUnpaid(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  orderId: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const waiting = await tx.db
      .select()
      .from(guaranteeCases)
      .where(
        and(
          eq(guaranteeCases.orderId, orderId),
          eq(guaranteeCases.held, "unpaid"),
          isNull(guaranteeCases.closedAt),
        ),
      )
      .orderBy(guaranteeCases.openedAt, guaranteeCases.id)
      .for("update");
    for (const own of waiting) {
      const held = await payCase(tx, gateways, order, own);
      if (held === "unpaid") continue;
      await tx.db
        .update(guaranteeCases)
        .set(held ? { held } : { held: null, paidAt: tx.now })
        .where(eq(guaranteeCases.id, own.id));
      await recordAudit(tx, {
        action: held ? "guarantee.held" : "guarantee.paid",
        subject: { type: "order", id: orderId },
        after: { event: own.event, amount: own.amount, ...(held && { held }) },
      });
    }
  });
}
