import type { Centavos } from "#app/lib/money.ts";
import type { Scope } from "./scope.ts";

/** A free gift is one unit of the product in the code's scope. */
export type DiscountType = "percentage" | "fixed_amount" | "free_gift";

/** 100% in hundredths of a percent, the unit of `value`. */
export const WHOLE = 10_000;

export type Offer = {
  type: DiscountType;
  /** Hundredths of a percent (10% is 1000), or centavos. 0 for a free gift. */
  value: number;
  /** The subtotal that the items in scope must reach. */
  minimumAmount: Centavos | null;
};

export type DiscountTerms = Offer &
  Scope & {
    /** Only for buyers who never paid for an order. Each of them can use it once. */
    firstOrderOnly: boolean;
    usageLimit: number | null;
    perCustomerLimit: number | null;
    usedCount: number;
    /** Inclusive. */
    startsAt: Date | null;
    /** Exclusive. */
    endsAt: Date | null;
    isActive: boolean;
    archivedAt: Date | null;
  };
