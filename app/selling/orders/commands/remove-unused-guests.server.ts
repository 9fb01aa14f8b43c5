import { and, eq, inArray, sql } from "drizzle-orm";
import {
  customerNotes,
  customers,
  guestAddresses,
  taggedCustomers,
} from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";
import { pastOrders } from "../tables/past-orders.server.ts";

/**
 * Removes imported guest records that no order, tag or later note refers to, and returns their ids.
 * The imported note has the id of its record. Call inside a transaction.
 */
export async function removeUnusedGuests(
  { db }: Ctx,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const removed = await db
    .delete(customers)
    .where(
      and(
        inArray(customers.id, [...ids]),
        eq(customers.isGuest, true),
        sql`not exists (select from ${orders} o where o.customer_id = customers.id)`,
        sql`not exists (select from ${guestAddresses} g join ${orders} o
          on o.customer_id is null and lower(o.email) = g.email where g.customer_id = customers.id)`,
        sql`not exists (select from ${pastOrders} p where p.customer_id = customers.id)`,
        sql`not exists (select from ${taggedCustomers} t where t.customer_id = customers.id)`,
        sql`not exists (select from ${customerNotes} n
          where n.customer_id = customers.id and n.id <> customers.id)`,
      ),
    )
    .returning({ id: customers.id });
  return new Set(removed.map(({ id }) => id));
}
