import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { countUses, lockDiscounts } from "../queries.server.ts";
import { checkUses } from "../rules/check-discount.ts";
import { discountRedemptions, discounts } from "../tables.server.ts";

type RetakeRedemptionRefusal = Refusal<"used_up" | "used_by_customer">;

/**
 * Takes the use again when a late payment revives an order. The code applied when the order was
 * placed, so only the number of uses decides, not its dates. Call it inside the order's
 * transaction, before stock is locked.
 */
export async function retakeRedemption(
  ctx: Ctx,
  orderId: string,
): Promise<Result<undefined, RetakeRedemptionRefusal>> {
  const [redemption] = await ctx.db
    .select()
    .from(discountRedemptions)
    .where(eq(discountRedemptions.orderId, orderId));
  if (!redemption?.releasedAt) return ok(undefined);
  const { discountId, customerId, email } = redemption;
  const [discount] = await lockDiscounts(ctx.db, [discountId]);
  if (!discount) return refuse("used_up");
  const byBuyer = { customerId, emails: [email] };
  const free = checkUses(discount, await countUses(ctx.db, discountId, byBuyer, null));
  if (!free.ok) return free;
  await ctx.db
    .update(discountRedemptions)
    .set({ releasedAt: null, redeemedAt: ctx.now })
    .where(eq(discountRedemptions.orderId, orderId));
  await ctx.db
    .update(discounts)
    .set({ usedCount: sql`${discounts.usedCount} + 1` })
    .where(eq(discounts.id, discountId));
  return ok(undefined);
}
