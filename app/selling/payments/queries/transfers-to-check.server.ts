import { and, asc, eq, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

const isWaiting = isNotNull(orders.proofWaitingSince);

/** The number of orders with an unanswered proof of transfer. */
export async function countTransfersToCheck(db: Db): Promise<number> {
  return db.$count(orders, isWaiting);
}

/** The named order, or the longest-waiting one if the named one is answered or unknown. */
export async function transferToCheck(db: Db, asked: string | null): Promise<string | undefined> {
  const found = asked !== null && isUuid(asked) ? await first(db, eq(orders.id, asked)) : undefined;
  return found ?? first(db);
}

/** The next order by waiting time. After the last one it starts over. */
export async function transferAfter(db: Db, orderId: string): Promise<string | undefined> {
  if (!isUuid(orderId)) return undefined;
  const beyond = sql`(${orders.proofWaitingSince}, ${orders.id}) >
    (select seen.proof_waiting_since, seen.id from ${orders} seen where seen.id = ${orderId})`;
  return (await first(db, beyond)) ?? first(db, ne(orders.id, orderId));
}

async function first(db: Db, which?: SQL): Promise<string | undefined> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isWaiting, which))
    .orderBy(asc(orders.proofWaitingSince), asc(orders.id))
    .limit(1);
  return found?.id;
}
