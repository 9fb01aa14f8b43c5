import type { Quote } from "#app/selling/discounts/rules/check-discount.ts";
import { eq } from "drizzle-orm";
import { formatMoney } from "#app/lib/money.ts";
import { discountRefusalText } from "#app/selling/discounts/texts/shopper.ts";
import { buyerOf, quoteDiscount } from "#app/selling/discounts/queries.server.ts";
import { readCode } from "#app/selling/discounts/rules/read-code.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { cartMessages as say } from "../texts/shopper.ts";
import { cartLines, findCart } from "../queries.server.ts";
import { PROMO_LIMIT } from "../rules/cart-limits.ts";
import type { CartAnswer } from "../views/cart-answer.ts";
import { carts } from "../tables.server.ts";
import { addToCart } from "./add-to-cart/add-to-cart.server.ts";
import { lockCart } from "./lock-cart.server.ts";

/** `retryAfter` is in seconds, set after too many tries. */
export type AppliedCode = CartAnswer & { retryAfter?: number };

/** Sets the code of the caller's own cart if it applies now. Replaces an earlier code. */
export async function applyCode(
  { ctx, limiter, ip }: Pick<RequestContext, "ctx" | "limiter" | "ip">,
  token: string | undefined,
  typed: string,
): Promise<AppliedCode> {
  if (typed.trim() === "") return failed(say.typeCode);
  const code = readCode(typed);
  if (code === undefined) return failed(say.notACode);
  const tried = await limiter.take(PROMO_LIMIT, ip);
  if (!tried.allowed) {
    return { ...failed(say.tooManyCodes(tried.retryAfter)), retryAfter: tried.retryAfter };
  }
  return inTransaction(ctx, async (tx) => {
    const cart = await findCart(tx.db, token);
    if (!cart) return failed(say.empty);
    await lockCart(tx, cart.id);
    const lines = await cartLines(tx.db, cart.id);
    if (lines.length === 0) return failed(say.empty);
    const quote = await quoteFor(tx, code, cart.id);
    const gift = giftToAdd(quote);
    if (gift !== undefined) {
      const line = { token, productId: gift, variantId: null, quantity: 1 };
      if (!(await addToCart(tx, line)).ok) return failed(say.giftGone(code));
    }
    const { checked } = gift === undefined ? quote : await quoteFor(tx, code, cart.id);
    if (!checked.ok) return failed(discountRefusalText(code, checked));
    const chosen = { discountCode: code, updatedAt: tx.now };
    await tx.db.update(carts).set(chosen).where(eq(carts.id, cart.id));
    const message = say.applied(code, formatMoney(checked.value.saving));
    return { ok: true, message, tone: "success" };
  });
}

async function quoteFor(tx: Ctx, code: string, cartId: string) {
  const [lines, buyer] = [await cartLines(tx.db, cartId), await buyerOf(tx)];
  return quoteDiscount(tx, { code, lines, cartId, buyer });
}

/** The product that a code gives for free, if only the product is missing. */
function giftToAdd({ discount, checked }: Quote): string | undefined {
  const isMissing = !checked.ok && checked.reason === "gift_missing";
  return isMissing ? discount?.productIds[0] : undefined;
}

function failed(message: string): CartAnswer {
  return { ok: false, message, tone: "error", field: "promo" };
}
