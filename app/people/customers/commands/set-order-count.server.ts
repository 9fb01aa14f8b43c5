import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { customers } from "../tables.server.ts";

/** Only the orders module calls this, with its own count. */
export async function setOrderCount(ctx: Ctx, customerId: string, count: number): Promise<void> {
  await ctx.db.update(customers).set({ orderCount: count }).where(eq(customers.id, customerId));
}
