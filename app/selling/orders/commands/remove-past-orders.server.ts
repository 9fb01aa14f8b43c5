import { inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { pastOrders } from "../tables/past-orders.server.ts";

/** Removes orders of the former shop, and returns those that were here. */
export async function removePastOrders({ db }: Ctx, ids: readonly string[]): Promise<Set<string>> {
  const removed = await db
    .delete(pastOrders)
    .where(inArray(pastOrders.id, [...ids]))
    .returning({ id: pastOrders.id });
  return new Set(removed.map(({ id }) => id));
}
