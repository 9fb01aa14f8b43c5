import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";

/** The store credit behind a checkout, as the checkout reads it. */
export type CreditFacts = {
  accountId: string;
  balance: Centavos;
  /** Credit that an unpaid order of this cart holds. Placing again returns it first. */
  heldHere: Centavos;
};

export type CreditRefusal = Refusal<"credit_changed"> & { left: Centavos };

type Wish = {
  /** The balance that the buyer saw. Undefined if the buyer keeps the credit. */
  shown: Centavos | undefined;
  /** The present balance, with what an unpaid order of the same cart holds. */
  balance: Centavos;
  total: Centavos;
};

/**
 * The credit that an order uses: as much as its total takes. If less is left than the buyer saw, the
 * order is refused, since no buyer pays more than was shown.
 */
export function useCredit({ shown, balance, total }: Wish): Result<Centavos, CreditRefusal> {
  if (shown === undefined) return ok(0);
  const used = Math.min(balance, total);
  return used < Math.min(shown, total) ? refuse("credit_changed", { left: balance }) : ok(used);
}
