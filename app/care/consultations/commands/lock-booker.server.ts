import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findBooker, type Booker } from "../queries/booker.server.ts";

/**
 * One at a time books for a customer, before anything else is locked. A lock of its own and not
 * the customer's row, which orders write while they hold what comes after it here.
 */
export async function lockBooker(tx: Ctx): Promise<Booker | undefined> {
  const booker = await findBooker(tx);
  if (!booker) return undefined;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${booker.customerId}, 4))`);
  return booker;
}
