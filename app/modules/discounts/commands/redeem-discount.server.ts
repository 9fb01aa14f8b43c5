import { eq, sql } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { countUses, lockDiscounts, type Buyer } from "../queries.server.ts";
import { checkDiscount, type DiscountRefusal } from "../rules/check-discount.ts";
import { discountRedemptions, discounts } from "../tables.server.ts";

export type Redemption = {
  discountId: string;
  orderId: string;
  cartId: string;
  subtotal: Centavos;
  /** The first address is the order's. */
  buyer: Buyer;
};

/**
 * Uses a code for an order. Everything is decided under the discount's lock, whatever was said
 * before. Call inside the order's transaction, before stock is locked.
 */
export async function redeemDiscount(
  ctx: Ctx,
  { discountId, orderId, cartId, subtotal, buyer }: Redemption,
): Promise<Result<{ saving: Centavos }, DiscountRefusal>> {
  const [discount] = await lockDiscounts(ctx.db, [discountId]);
  if (!discount) return refuse("unknown");
  const uses = await countUses(ctx.db, discountId, buyer, null);
  const checked = checkDiscount(discount, { now: ctx.now, subtotal, uses });
  if (!checked.ok) return checked;
  const { saving } = checked.value;
  await ctx.db.insert(discountRedemptions).values({
    id: ctx.ids.newId(),
    discountId,
    orderId,
    email: buyer.emails[0] ?? "",
    customerId: buyer.customerId,
    amount: saving,
    heldByCart: cartId,
    redeemedAt: ctx.now,
  });
  await ctx.db
    .update(discounts)
    .set({ usedCount: sql`${discounts.usedCount} + 1` })
    .where(eq(discounts.id, discountId));
  return ok({ saving });
}
