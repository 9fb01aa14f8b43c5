import { eq, sql } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { discountCommands } from "./commands/discount.server.ts";
import type { DiscountInput } from "./input.ts";
import { countUses, type Buyer } from "./queries.server.ts";
import { checkDiscount } from "./rules/check-discount.ts";
import { discountRedemptions, discounts } from "./tables.server.ts";

let made = 0;

/** A code for a test. By default 10% off without conditions. */
export async function makeDiscount(
  ctx: Ctx,
  given: Partial<DiscountInput> = {},
): Promise<{ id: string; code: string }> {
  const code = `CODE-${(made += 1)}`;
  const created = await discountCommands.save(ctx, {
    code,
    type: "percentage",
    value: 1_000,
    ...given,
  });
  if (!created.ok) throw new Error(`discount ${code}: ${created.reason}`);
  return created.value;
}

/** One use of a code for a test, written like an order's if the code applies. */
export async function useDiscount(ctx: Ctx, use: DiscountUse) {
  const { discountId, orderId, cartId, subtotal: price, buyer } = use;
  const lines = [{ productId: "any", categoryId: null, price, quantity: 1 }];
  const [discount] = await ctx.db.select().from(discounts).where(eq(discounts.id, discountId));
  const uses = await countUses(ctx.db, discountId, buyer, null);
  const checked = checkDiscount(discount, { now: ctx.now, lines, uses });
  if (!checked.ok) return checked;
  const { customerId, emails } = buyer;
  await ctx.db.insert(discountRedemptions).values({
    id: ctx.ids.newId(),
    discountId,
    orderId,
    customerId,
    heldByCart: cartId,
    email: emails[0] ?? "",
    amount: checked.value.saving,
    redeemedAt: ctx.now,
  });
  await ctx.db
    .update(discounts)
    .set({ usedCount: sql`${discounts.usedCount} + 1` })
    .where(eq(discounts.id, discountId));
  return checked;
}

type DiscountUse = {
  discountId: string;
  orderId: string;
  cartId: string;
  subtotal: Centavos;
  buyer: Buyer;
};
