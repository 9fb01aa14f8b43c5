import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { customerNotes, customers, taggedCustomers } from "../tables.server.ts";

/** How much of a record went over to another. */
export type Moved = { notes: number; tags: number };

/**
 * Moves what staff wrote on a record to the one that stays, and removes it. The caller has both locked, and
 * has given away whatever else points at it. Call inside a transaction.
 */
export async function moveRecord(
  { db }: Ctx,
  { from, to }: { from: string; to: string },
): Promise<Moved> {
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
