import { dueOf } from "#app/selling/orders/rules/order-terms.ts";
import { and, eq } from "drizzle-orm";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { payments } from "../tables.server.ts";

/** Changes the amount of an order that waits for its transfer. The caller has locked it. */
export async function changeTransfer(ctx: Ctx, order: LockedOrder): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ amount: dueOf(order) })
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.gateway, "bank"),
        eq(payments.status, "open"),
      ),
    );
}
