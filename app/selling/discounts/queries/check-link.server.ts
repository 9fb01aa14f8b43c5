import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { buyerOf, quoteDiscount } from "../queries.server.ts";
import type { DiscountRefusal } from "../rules/check-discount.ts";

/** What a link's code still needs of the cart: a subtotal, or some products. */
export type LinkTerms = { minimum: number | undefined; ofSome: boolean };

/** Whether a code works for its reader now, whatever comes into the cart. */
export async function checkLink(
  ctx: Ctx,
  code: string,
): Promise<Result<LinkTerms, DiscountRefusal>> {
  const buyer = await buyerOf(ctx);
  const { checked } = await quoteDiscount(ctx, { code, lines: [], cartId: null, buyer });
  if (checked.ok) return ok({ minimum: undefined, ofSome: false });
  if (checked.reason === "not_for_these") return ok({ minimum: undefined, ofSome: true });
  if (checked.reason === "gift_alone") return ok({ minimum: undefined, ofSome: false });
  if (checked.reason !== "minimum_not_reached") return checked;
  return ok({ minimum: checked.minimum, ofSome: checked.ofSome });
}
