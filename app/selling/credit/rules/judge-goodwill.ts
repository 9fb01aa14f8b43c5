import { pesos, type Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Ability } from "#app/platform/access/may.ts";
import { MOST_CREDIT } from "./credit-terms.ts";

type Limits = Pick<Settings, "credit_limit_support" | "credit_limit_manager">;

export type GoodwillRefusal =
  | Refusal<"forbidden">
  | (Refusal<"over_limit"> & { left: Centavos })
  | (Refusal<"too_little"> & { balance: Centavos });

type Gift = {
  /** Negative: staff take back what was given by mistake. */
  amount: Centavos;
  balance: Centavos;
  /** Goodwill that the customer already got within the days of the limit. */
  given: Centavos;
};

/** Checks goodwill against the limit of the role, for each customer. Owners have no such limit. */
export function judgeGoodwill(
  may: (ability: Ability) => boolean,
  limits: Limits,
  { amount, balance, given }: Gift,
): Result<undefined, GoodwillRefusal> {
  if (!may("customers:note")) return refuse("forbidden");
  if (amount < 0) {
    if (!may("orders:refund")) return refuse("forbidden");
    return balance + amount < 0 ? refuse("too_little", { balance }) : ok(undefined);
  }
  const left = Math.max(0, goodwillLimit(may, limits) - given);
  return amount > left ? refuse("over_limit", { left }) : ok(undefined);
}

/** The most goodwill that this role may give one customer within the days of the limit. */
export function goodwillLimit(may: (ability: Ability) => boolean, limits: Limits): Centavos {
  if (may("settings:write")) return MOST_CREDIT;
  return pesos(may("orders:refund") ? limits.credit_limit_manager : limits.credit_limit_support);
}
