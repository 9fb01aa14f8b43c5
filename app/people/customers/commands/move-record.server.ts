import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { customerNotes, customers, taggedCustomers } from "../tables.server.ts";

export type MovedCounts = { notes: number; tags: number };

/**
 * Moves staff's notes and tags from one customer record to another and removes the first. The
 * caller has locked both records and moved everything else that refers to the first. Call inside a
 * transaction.
 */
export async function moveRecord(
  { db }: Ctx,
  { from, to }: { from: string; to: string },
): Promise<MovedCounts> {
  const notes = await db
    .update(customerNotes)
    .set({ customerId: to })
    .where(eq(customerNotes.customerId, from))
    .returning({ id: customerNotes.id });
  const tags = await db.execute(sql`
    insert into ${taggedCustomers} (customer_id, tag_id)
    select ${to}::uuid, tag_id from ${taggedCustomers} where customer_id = ${from}
    on conflict do nothing`);
  await db.delete(customers).where(eq(customers.id, from));
  return { notes: notes.length, tags: tags.rowCount ?? 0 };
}
