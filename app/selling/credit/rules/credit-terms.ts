import type { Centavos } from "#app/lib/money.ts";

/**
 * Why a balance changed: the shop gave credit, an order used it, an order gave it back, or staff
 * took back what was given by mistake.
 */
export const CREDIT_KINDS = ["issued", "spent", "returned", "adjusted"] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** Why the shop gave credit. */
export const CREDIT_CAUSES = ["goodwill", "refund", "gift_card"] as const;
export type CreditCause = (typeof CREDIT_CAUSES)[number];

/** The largest amount of one entry, so that one zero too many is noticed. */
export const MOST_CREDIT: Centavos = 10_000_000;

/** Limits on goodwill look back over this many days. */
export const GOODWILL_DAYS = 30;
