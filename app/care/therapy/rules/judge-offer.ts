import { fitQuantity, MAX_PER_LINE } from "#app/selling/cart/rules/quantity.ts";
import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";

export type OfferFacts = {
  /** Vials for the doses of the refill; undefined where one vial holds no dose. */
  needed: number | undefined;
  /** Undefined for what is not sold any more. */
  sold: { clearance: Clearance; available: number | null } | undefined;
  /** Something in the cart, or another course, is never taken with it. */
  clashes: boolean;
  /** Units that a clinician's approval still has. */
  approved: number;
};

export type OfferJudged =
  | { kind: "gone" | "too_large" | "nothing_left" | "clash" | "approval" | "out" }
  | { kind: "offer"; units: number; cutBy: "approval" | "stock" | "most" | undefined };

/** What of a refill can be bought now: never more than it needs, than was approved, than there is. */
export function judgeOffer({ needed, sold, clashes, approved }: OfferFacts): OfferJudged {
  if (!sold) return { kind: "gone" };
  if (needed === undefined) return { kind: "too_large" };
  if (needed <= 0) return { kind: "nothing_left" };
  if (clashes) return { kind: "clash" };
  const guarded = sold.clearance === "required";
  if (guarded && approved <= 0) return { kind: "approval" };
  const wanted = guarded ? Math.min(needed, approved) : needed;
  const { quantity: units } = fitQuantity(wanted, 0, sold.available ?? undefined);
  if (units <= 0) return { kind: "out" };
  if (units < Math.min(wanted, MAX_PER_LINE)) return { kind: "offer", units, cutBy: "stock" };
  if (units < wanted) return { kind: "offer", units, cutBy: "most" };
  return { kind: "offer", units, cutBy: wanted < needed ? "approval" : undefined };
}
