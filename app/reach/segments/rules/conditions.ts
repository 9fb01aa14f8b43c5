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

/** What has to hold of a customer, all of it; null where it does not matter. */
export const conditionsSchema = z.object({
  /** In centavos, of orders that were paid and kept. */
  leastAmount: upTo(MOST_AMOUNT),
  mostAmount: upTo(MOST_AMOUNT),
  leastOrders: upTo(MOST_ORDERS),
  mostOrders: upTo(MOST_ORDERS),
  /** The newest such order was placed within so many days, or before that; or there is none. */
  lastOrder: oneOf(LAST_ORDERS),
  lastOrderDays: upTo(MOST_DAYS, 1),
  productId: id,
  categoryId: id,
  tag: z.string().nullable().default(null),
  /** To news and offers, given in the account. */
  consent: oneOf(YES_OR_NO),
  account: oneOf(ACCOUNTS),
  joinedDays: upTo(MOST_DAYS, 1),
  tier: oneOf(TIERS),
  stage: oneOf(STAGES),
});

export type Conditions = z.infer<typeof conditionsSchema>;

export const NO_CONDITIONS: Conditions = conditionsSchema.parse({});

export type ConditionProblem = "nothing" | "amounts" | "orders" | "days_missing" | "days_alone";

/** Why conditions can't be saved; undefined where they can. */
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
