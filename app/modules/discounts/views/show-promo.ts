import type { Centavos } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";
import { discountRefusalText } from "../texts/shopper.ts";
import type { DiscountRefusal } from "../rules/check-discount.ts";
import type { Offer } from "../rules/discount-terms.ts";
import { savingOf } from "../rules/saving.ts";

export type Quote = {
  code: string;
  /** Undefined for a code that there is not. */
  discount: (Offer & { id: string }) | undefined;
  checked: Result<{ saving: Centavos }, DiscountRefusal>;
};

/** A chosen code as a page needs it, so that the page can follow changes of the cart by itself. */
export type ShownPromo = {
  code: string;
  /** What it takes off, unless something other than the subtotal stands against it. */
  offer: Offer | undefined;
  problem: string | undefined;
};

/** What travels to the browser: no counts and no limits. */
export function showPromo({ code, discount, checked }: Quote): ShownPromo {
  const open = checked.ok || checked.reason === "minimum_not_reached";
  if (!discount || !open) {
    return {
      code,
      offer: undefined,
      problem: checked.ok ? undefined : discountRefusalText(code, checked),
    };
  }
  const { type, value, minimumAmount } = discount;
  return { code, offer: { type, value, minimumAmount }, problem: undefined };
}

export type AppliedPromo = { code: string; saving: Centavos; problem: string | undefined };

/** What a chosen code does to a subtotal; it stays chosen when it takes nothing off. */
export function applyPromo(promo: ShownPromo, subtotal: Centavos): AppliedPromo {
  const { code, offer, problem } = promo;
  if (!offer) return { code, saving: 0, problem };
  const minimum = offer.minimumAmount;
  if (minimum !== null && subtotal < minimum) {
    const refusal = { ok: false, reason: "minimum_not_reached", minimum } as const;
    return { code, saving: 0, problem: discountRefusalText(code, refusal) };
  }
  return { code, saving: savingOf(offer, subtotal), problem: undefined };
}
