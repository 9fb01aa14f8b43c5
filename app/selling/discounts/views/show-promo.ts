import type { Centavos } from "#app/lib/money.ts";
import { discountRefusalText } from "../texts/shopper.ts";
import type { DiscountRefusal, Quote } from "../rules/check-discount.ts";
import type { Offer } from "../rules/discount-terms.ts";
import { giftSaving } from "../rules/free-gift.ts";
import { savingOf } from "../rules/saving.ts";
import { isInScope, isLimited, type ScopedLine } from "../rules/scope.ts";

/** The offer of a code, for a page whose lines may change. */
type ShownOffer = Offer & {
  /** The ids of the lines in scope. Undefined for everything. */
  only: readonly string[] | undefined;
};

/** A chosen code with everything that a page needs to follow changes of the cart by itself. */
export type ShownPromo = {
  code: string;
  /** Set unless something other than the lines prevents the code. */
  offer: ShownOffer | undefined;
  problem: string | undefined;
};

/** Refusals that other lines in the cart would resolve. */
const OF_LINES = ["minimum_not_reached", "gift_missing", "gift_alone"] as const;

type CartLine = Pick<ScopedLine, "productId" | "categoryId"> & { id: string };

/** The part for the browser, without use counts and limits. */
export function showPromo(
  { code, discount, checked }: Quote,
  lines: readonly CartLine[],
): ShownPromo {
  const open = checked.ok || OF_LINES.some((reason) => reason === checked.reason);
  if (!discount || !open) {
    return {
      code,
      offer: undefined,
      problem: checked.ok ? undefined : discountRefusalText(code, checked),
    };
  }
  const { type, value, minimumAmount } = discount;
  const only = isLimited(discount)
    ? lines.filter((line) => isInScope(discount, line)).map(({ id }) => id)
    : undefined;
  return { code, offer: { type, value, minimumAmount, only }, problem: undefined };
}

export type AppliedPromo = { code: string; saving: Centavos; problem: string | undefined };

type ShownLine = Pick<ScopedLine, "price" | "quantity"> & { id: string };

/** Applies a chosen code to these lines. It stays chosen even without an effect. */
export function applyPromo(promo: ShownPromo, lines: readonly ShownLine[]): AppliedPromo {
  const { code, offer, problem } = promo;
  if (!offer) return { code, saving: 0, problem };
  const { only, minimumAmount: minimum } = offer;
  const counted = lines.filter(({ id }) => only?.includes(id) ?? true);
  const subtotal = counted.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const refused = (refusal: DiscountRefusal) => ({
    code,
    saving: 0,
    problem: discountRefusalText(code, refusal),
  });
  if (offer.type === "free_gift") {
    const judged = lines.map((line) => ({ ...line, isGift: only?.includes(line.id) ?? false }));
    const gift = giftSaving(judged, minimum);
    return gift.ok ? { code, saving: gift.value.saving, problem: undefined } : refused(gift);
  }
  if (only && subtotal === 0) return refused({ ok: false, reason: "not_for_these" });
  if (minimum !== null && subtotal < minimum) {
    const ofSome = only !== undefined;
    return refused({ ok: false, reason: "minimum_not_reached", minimum, ofSome });
  }
  return { code, saving: savingOf(offer, subtotal), problem: undefined };
}
