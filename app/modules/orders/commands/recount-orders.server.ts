import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { setOrderCount } from "#app/modules/customers/commands/set-order-count.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";

/**
 * Counts a customer's paid orders anew instead of adding one, so a repeated or late event still
 * ends at the truth. Call inside a transaction.
 */
export async function recountOrders(ctx: Ctx, customerId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 0))`);
  const [counted] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.paymentStatus, ["paid", "partially_refunded"]),
        notInArray(orders.status, ["cancelled", "refunded"]),
      ),
    );
  await setOrderCount(ctx, customerId, counted?.count ?? 0);
}
