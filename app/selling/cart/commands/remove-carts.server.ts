import { inArray } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { carts } from "../tables.server.ts";

/** With their lines and tokens. The caller holds the carts, and nothing refers to them any more. */
export async function removeCarts(ctx: Ctx, cartIds: readonly string[]): Promise<void> {
  await ctx.db.delete(carts).where(inArray(carts.id, [...cartIds]));
}
