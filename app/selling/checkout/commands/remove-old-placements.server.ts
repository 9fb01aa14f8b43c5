import { sql } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { placements } from "../tables.server.ts";

/** Matches the lifetime of the cart's cookie. */
const DAYS = 30;
const BATCH = 500;

/** Deletes the keys of forms that no browser can send again. */
export async function removeOldPlacements(ctx: Ctx): Promise<number> {
  const before = addDays(ctx.now, -DAYS).toISOString();
  return inBatches(BATCH, async (size) => {
    const gone = await ctx.db.execute(sql`
      delete from ${placements} where (cart_id, key) in (
        select cart_id, key from ${placements}
        where created_at < ${before}::timestamptz limit ${size})`);
    return gone.rowCount ?? 0;
  });
}
