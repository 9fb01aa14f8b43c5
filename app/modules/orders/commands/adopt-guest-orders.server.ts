import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import { confirmedCustomer } from "#app/modules/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";
import { recountOrders } from "./recount-orders.server.ts";

/**
 * Gives the orders that a guest placed under an account's confirmed address to its customer. An
 * address that nobody confirmed proves nothing, so its orders stay a guest's. Call inside a
 * transaction.
 */
export async function adoptGuestOrders(ctx: Ctx, userId: string): Promise<void> {
  const customer = await confirmedCustomer(ctx.db, userId);
  if (!customer) return;
  const found = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.customerId), eq(sql`lower(${orders.email})`, customer.email)))
    .orderBy(asc(orders.id))
    .for("update");
  if (found.length === 0) return;
  const ids = found.map((order) => order.id);
  await ctx.db.update(orders).set({ customerId: customer.id }).where(inArray(orders.id, ids));
  const after = { customerId: customer.id };
  await recordAudit(
    ctx,
    ...ids.map((id) => ({ action: "order.joined", subject: { type: "order", id }, after })),
  );
  await recountOrders(ctx, customer.id);
}
