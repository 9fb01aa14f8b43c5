import { and, eq, isNull, sql } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { moveRecord } from "#app/people/customers/commands/move-record.server.ts";
import { guestAddresses } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";
import { pastOrders } from "../tables/past-orders.server.ts";

/**
 * Merges a guest's record into the account that now has its orders: staff notes and orders of the
 * former shop move along. A record with orders under other addresses stays for those. Call it inside
 * the transaction that gave the orders.
 */
export async function joinGuestRecord(
  ctx: Ctx,
  { id: customerId, email }: { id: string; email: string },
): Promise<void> {
  const address = email.toLowerCase();
  // An order that is being placed locks the address, and exists once this has the lock.
  const [record] = await ctx.db
    .select({ id: guestAddresses.customerId })
    .from(guestAddresses)
    .where(eq(guestAddresses.email, address))
    .for("update");
  if (!record || record.id === customerId) return;
  await ctx.db
    .update(pastOrders)
    .set({ customerId })
    .where(and(eq(pastOrders.customerId, record.id), eq(pastOrders.email, address)));
  const ofGuest = and(isNull(orders.customerId), eq(sql`lower(${orders.email})`, address));
  if ((await ctx.db.$count(orders, ofGuest)) > 0) return;
  await ctx.db.delete(guestAddresses).where(eq(guestAddresses.email, address));
  const others = await ctx.db.$count(guestAddresses, eq(guestAddresses.customerId, record.id));
  if (others > 0) return;
  const moved = await moveRecord(ctx, { from: record.id, to: customerId });
  await recordAudit(ctx, {
    action: "customer.guest_joined",
    subject: { type: "customer", id: customerId },
    after: { guestId: record.id, ...moved },
  });
}
