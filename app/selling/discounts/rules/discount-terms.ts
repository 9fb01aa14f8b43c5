import type { Centavos } from "#app/lib/money.ts";
import type { Scope } from "./scope.ts";

/** A free gift is one unit of the product that the code is for. */
export type DiscountType = "percentage" | "fixed_amount" | "free_gift";

/** 100 % in the hundredths of a percent that `value` counts. */
export const WHOLE = 10_000;

/** What a code takes off. */
export type Offer = {
  type: DiscountType;
  /** Hundredths of a percent (10 % is 1000), or centavos; 0 of a free gift. */
  value: number;
  /** The subtotal it needs, of what it is for. */
  minimumAmount: Centavos | null;
};

/** Everything that decides whether a code applies. */
export type DiscountTerms = Offer &
  Scope & {
    /** For buyers who never paid for an order; each uses it once. */
    firstOrderOnly: boolean;
    usageLimit: number | null;
    perCustomerLimit: number | null;
    usedCount: number;
    /** From then on. */
    startsAt: Date | null;
    /** Until just before then. */
    endsAt: Date | null;
    isActive: boolean;
    archivedAt: Date | null;
  };
