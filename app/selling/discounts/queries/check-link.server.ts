import { ok, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { buyerOf, quoteDiscount } from "../queries.server.ts";
import type { DiscountRefusal } from "../rules/check-discount.ts";

/** Conditions of a link's code that the cart must still meet: a subtotal, or certain products. */
export type LinkTerms = { minimum: number | undefined; ofSome: boolean };

/** Checks whether the reader can use a code now, whatever the cart will contain. */
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
