import { and, eq } from "drizzle-orm";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { payments } from "../tables.server.ts";

/** An order that waits for its transfer costs something else now. The caller holds it. */
export async function changeTransfer(
  ctx: Ctx,
  { id: orderId, totalAmount: amount }: LockedOrder,
): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ amount })
    .where(
      and(eq(payments.orderId, orderId), eq(payments.gateway, "bank"), eq(payments.status, "open")),
    );
}
