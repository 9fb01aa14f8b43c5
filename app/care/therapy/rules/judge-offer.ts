import { fitQuantity, MAX_PER_LINE } from "#app/selling/cart/rules/quantity.ts";
import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";

export type OfferFacts = {
  /** The number of vials for the refill; undefined if one vial has less than a dose. */
  needed: number | undefined;
  /** Undefined if the product is no longer sold. */
  sold: { clearance: Clearance; available: number | null } | undefined;
  /** The cart or another course has a product that must never be combined with this one. */
  clashes: boolean;
  /** The units left in a clinician's approval. */
  approved: number;
};

export type OfferJudged =
  | { kind: "gone" | "too_large" | "nothing_left" | "clash" | "approval" | "out" }
  | { kind: "offer"; units: number; cutBy: "approval" | "stock" | "most" | undefined };

/** How much of a refill can be bought now: limited by the need, the approval and the stock. */
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
