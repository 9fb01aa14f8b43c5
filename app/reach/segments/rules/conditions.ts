import { z } from "zod";
import {
  ACCOUNTS,
  LAST_ORDERS,
  MOST_AMOUNT,
  MOST_DAYS,
  MOST_ORDERS,
  TIERS,
  YES_OR_NO,
} from "./condition-terms.ts";
import { STAGES } from "./stage.ts";

const upTo = (most: number, least = 0) => z.int().min(least).max(most).nullable().default(null);
const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).nullable().default(null);
const id = z.uuid().nullable().default(null);

/** A customer must match every condition; null means any value. */
export const conditionsSchema = z.object({
  /** In centavos, over orders that were paid and kept. */
  leastAmount: upTo(MOST_AMOUNT),
  mostAmount: upTo(MOST_AMOUNT),
  leastOrders: upTo(MOST_ORDERS),
  mostOrders: upTo(MOST_ORDERS),
  /** The newest such order is within this many days, is older, or does not exist. */
  lastOrder: oneOf(LAST_ORDERS),
  lastOrderDays: upTo(MOST_DAYS, 1),
  productId: id,
  categoryId: id,
  tag: z.string().nullable().default(null),
  /** Consent to news and offers, given in the account. */
  consent: oneOf(YES_OR_NO),
  account: oneOf(ACCOUNTS),
  joinedDays: upTo(MOST_DAYS, 1),
  tier: oneOf(TIERS),
  stage: oneOf(STAGES),
});

export type Conditions = z.infer<typeof conditionsSchema>;

export const NO_CONDITIONS: Conditions = conditionsSchema.parse({});

export type ConditionProblem = "nothing" | "amounts" | "orders" | "days_missing" | "days_alone";

/** Why conditions can't be saved; undefined if they can. */
export function conditionProblem(conditions: Conditions): ConditionProblem | undefined {
  const { leastAmount, mostAmount, leastOrders, mostOrders, lastOrder } = conditions;
  const { lastOrderDays } = conditions;
  if (Object.values(conditions).every((value) => value === null)) return "nothing";
  if (leastAmount !== null && mostAmount !== null && leastAmount > mostAmount) return "amounts";
  if (leastOrders !== null && mostOrders !== null && leastOrders > mostOrders) return "orders";
  const needsDays = lastOrder === "within" || lastOrder === "before";
  if (needsDays && lastOrderDays === null) return "days_missing";
  return !needsDays && lastOrderDays !== null ? "days_alone" : undefined;
}
