import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { stockWatches } from "../tables/stock-watches.server.ts";

/** Ends all requests of an address. The link's token is the authorization. */
export async function stopWatches(ctx: Ctx, stopToken: string): Promise<{ ended: number }> {
  // Other texts cannot be our tokens, so they are not queried.
  if (!/^[\w-]{43}$/.test(stopToken)) return { ended: 0 };
  const ended = await ctx.db
    .delete(stockWatches)
    .where(eq(stockWatches.stopToken, stopToken))
    .returning({ id: stockWatches.id });
  return { ended: ended.length };
}
