import { inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { carts } from "../tables.server.ts";

/**
 * Removes carts with their lines and tokens. The caller has locked the carts, and nothing
 * references them.
 */
export async function removeCarts(ctx: Ctx, cartIds: readonly string[]): Promise<void> {
  await ctx.db.delete(carts).where(inArray(carts.id, [...cartIds]));
}
