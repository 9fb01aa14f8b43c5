import { and, eq, isNull } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { discountRedemptions } from "../tables.server.ts";

/** Changes the saving of an order's code. The caller has locked the order and the discount. */
export async function changeRedemption(ctx: Ctx, orderId: string, amount: Centavos): Promise<void> {
  await ctx.db
    .update(discountRedemptions)
    .set({ amount })
    .where(and(eq(discountRedemptions.orderId, orderId), isNull(discountRedemptions.releasedAt)));
}
