import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { CartTotals } from "#app/modules/cart/rules/price-cart.ts";
import { redeemDiscount } from "#app/modules/discounts/commands/redeem-discount.server.ts";
import type { Buyer } from "#app/modules/discounts/queries.server.ts";
import type { Quote } from "#app/modules/discounts/views/show-promo.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { CartRefusal } from "../../rules/check-cart.ts";

type Redeeming = {
  quote: Quote | undefined;
  orderId: string;
  cartId: string;
  totals: CartTotals;
  buyer: Buyer;
};

type RedeemCodeRefusal = Extract<CartRefusal, Refusal<"discount_refused" | "total_changed">>;

/** Uses the code that was quoted, and takes nothing for granted that was not said under its lock. */
export async function redeemCode(
  ctx: Ctx,
  { quote, orderId, cartId, totals, buyer }: Redeeming,
): Promise<Result<{ id: string; code: string } | undefined, RedeemCodeRefusal>> {
  if (!quote?.discount || !quote.checked.ok) return ok(undefined);
  const { code, discount } = quote;
  const { subtotal } = totals;
  const use = { discountId: discount.id, orderId, cartId, subtotal, buyer };
  const redeemed = await redeemDiscount(ctx, use);
  if (!redeemed.ok) return refuse("discount_refused", { code, why: redeemed });
  const more = redeemed.value.saving - totals.discount;
  if (more !== 0) return refuse("total_changed", { total: totals.total - more });
  return ok({ id: discount.id, code });
}
