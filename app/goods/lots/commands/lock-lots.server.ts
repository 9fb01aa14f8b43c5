import { asc, inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lots } from "../tables.server.ts";

/**
 * Locks several lots until the transaction ends, in the order that packing and deliveries share.
 */
export async function lockLots({ db }: Ctx, lotIds: readonly string[]): Promise<void> {
  if (lotIds.length === 0) return;
  await db
    .select({ id: lots.id })
    .from(lots)
    .where(inArray(lots.id, [...lotIds]))
    .orderBy(asc(lots.productId), asc(lots.id))
    .for("update");
}
