import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findBooker, type Booker } from "../queries/booker.server.ts";

/**
 * Serializes a customer's bookings, before any other lock. It is a lock of its own because orders
 * write the customer's row while they hold locks that come later here.
 */
export async function lockBooker(tx: Ctx): Promise<Booker | undefined> {
  const booker = await findBooker(tx);
  if (!booker) return undefined;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${booker.customerId}, 4))`);
  return booker;
}
