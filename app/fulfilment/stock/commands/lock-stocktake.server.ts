import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { stocktakes } from "../tables.server.ts";

/** Locks until the transaction ends. Staff who count share it, and a change of state waits. */
export async function lockStocktake({ db }: Ctx, stocktakeId: string, how: "share" | "update") {
  if (!isUuid(stocktakeId)) return undefined;
  const [found] = await db.select().from(stocktakes).where(eq(stocktakes.id, stocktakeId)).for(how);
  return found;
}
