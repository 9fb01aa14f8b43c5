import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { DiscountTerms, Offer } from "./discount-terms.ts";
import { giftSaving, type GiftRefusal } from "./free-gift.ts";
import { savingOf } from "./saving.ts";
import { isInScope, isLimited, subtotalInScope, type Scope, type ScopedLine } from "./scope.ts";

export type DiscountRefusal =
  | GiftRefusal
  | Refusal<"unknown" | "inactive" | "used_up" | "used_by_customer" | "not_first" | "not_for_these">
  | (Refusal<"not_started"> & { startsAt: Date })
  | (Refusal<"expired"> & { endedAt: Date })
  | (Refusal<"minimum_not_reached"> & {
      minimum: Centavos;
      /** Only part of the cart is in scope. */
      ofSome: boolean;
    });

export type Uses = {
  /** Uses that the unpaid order of the same cart holds. They are free for this cart. */
  heldHere: number;
  /** The buyer's other uses. 0 while the buyer is unknown. */
  byBuyer: number;
  /** The buyer has paid for an earlier order. False while the buyer is unknown. */
  boughtBefore: boolean;
};

/** Decides whether a code applies to these lines now, and how much it saves. */
export function checkDiscount(
  terms: DiscountTerms | undefined,
  { now, lines, uses }: { now: Date; lines: readonly ScopedLine[]; uses: Uses },
): Result<{ saving: Centavos }, DiscountRefusal> {
  if (!terms) return refuse("unknown");
  const { startsAt, endsAt, minimumAmount } = terms;
  if (!terms.isActive || terms.archivedAt) return refuse("inactive");
  if (startsAt && now < startsAt) return refuse("not_started", { startsAt });
  if (endsAt && now >= endsAt) return refuse("expired", { endedAt: endsAt });
  const taken = checkUses(terms, uses);
  if (!taken.ok) return taken;
  if (terms.firstOrderOnly && uses.boughtBefore) return refuse("not_first");
  if (terms.type === "free_gift") {
    const judged = lines.map((line) => ({ ...line, isGift: isInScope(terms, line) }));
    return giftSaving(judged, minimumAmount);
  }
  const subtotal = subtotalInScope(terms, lines);
  const ofSome = isLimited(terms);
  if (ofSome && subtotal === 0) return refuse("not_for_these");
  if (minimumAmount !== null && subtotal < minimumAmount) {
    return refuse("minimum_not_reached", { minimum: minimumAmount, ofSome });
  }
  return ok({ saving: savingOf(terms, subtotal) });
}

/** A code as a cart names it, with its discount and whether it applies. */
export type Quote = {
  code: string;
  /** Undefined for an unknown code. */
  discount: (Offer & Scope & { id: string }) | undefined;
  checked: Result<{ saving: Centavos }, DiscountRefusal>;
};

/** Checks whether one more use is left, in total and for this buyer. */
export function checkUses(
  terms: Pick<DiscountTerms, "usageLimit" | "perCustomerLimit" | "usedCount" | "firstOrderOnly">,
  { heldHere, byBuyer }: Pick<Uses, "heldHere" | "byBuyer">,
): Result<undefined, Refusal<"used_up" | "used_by_customer">> {
  const { usageLimit, usedCount } = terms;
  // Two unpaid orders of a buyer would both be a first order.
  const perCustomerLimit = terms.firstOrderOnly ? 1 : terms.perCustomerLimit;
  if (perCustomerLimit !== null && byBuyer >= perCustomerLimit) return refuse("used_by_customer");
  if (usageLimit !== null && usedCount - heldHere >= usageLimit) return refuse("used_up");
  return ok(undefined);
}
