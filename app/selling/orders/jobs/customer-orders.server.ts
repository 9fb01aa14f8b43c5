import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { setOrderCount } from "#app/people/customers/commands/set-order-count.server.ts";
import { confirmedCustomer } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { joinGuestRecord } from "../commands/join-guest-record.server.ts";
import { stillPaid } from "../queries/has-bought.server.ts";
import { orders } from "../tables.server.ts";
import { ofOrder, onOrder } from "./on-order.server.ts";

export const countOrders = onOrder("orders.count", ofOrder, async (ctx, { customerId }) => {
  if (customerId) await inTransaction(ctx, (tx) => recountOrders(tx, customerId));
});

/**
 * Recounts a customer's paid orders instead of adding one, so that a repeated or late event still
 * leads to the right number. Call it inside a transaction.
 */
export async function recountOrders(ctx: Ctx, customerId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 0))`);
  const [counted] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), stillPaid));
  await setOrderCount(ctx, customerId, counted?.count ?? 0);
}

/**
 * Gives a guest's orders to the account with the same confirmed email address. An unconfirmed
 * address proves nothing, so its orders stay a guest's.
 */
export const joinGuestOrders = task(
  "orders.join",
  z.object({ userId: z.string() }),
  async (ctx, { userId }) => {
    await inTransaction(ctx, (tx) => giveOrdersTo(tx, userId));
  },
);

/** Gives an account the orders of its confirmed mailbox. Call it inside a transaction. */
export async function giveOrdersTo(ctx: Ctx, userId: string): Promise<void> {
  const customer = await confirmedCustomer(ctx.db, userId);
  if (!customer) return;
  const found = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.customerId), eq(sql`lower(${orders.email})`, customer.email)))
    .orderBy(asc(orders.id))
    .for("update");
  if (found.length > 0) {
    const ids = found.map((order) => order.id);
    await ctx.db.update(orders).set({ customerId: customer.id }).where(inArray(orders.id, ids));
    const after = { customerId: customer.id };
    await recordAudit(
      ctx,
      ...ids.map((id) => ({ action: "order.joined", subject: { type: "order", id }, after })),
    );
    await recountOrders(ctx, customer.id);
  }
  await joinGuestRecord(ctx, customer);
}
