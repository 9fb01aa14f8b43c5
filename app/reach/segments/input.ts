import { z } from "zod";
import { readHundredths } from "#app/lib/hundredths.ts";
import { readTags } from "#app/running/tags/rules/tags.ts";
import { conditionProblem, type ConditionProblem, type Conditions } from "./rules/conditions.ts";
import {
  ACCOUNTS,
  LAST_ORDERS,
  LONGEST_NAME,
  MOST_AMOUNT,
  MOST_DAYS,
  MOST_ORDERS,
  TIERS,
  YES_OR_NO,
} from "./rules/condition-terms.ts";
import { STAGES } from "./rules/stage.ts";
import { segmentMessages as say } from "./texts/staff.ts";

const { errors } = say;

export type SegmentInput = { name: string; conditions: Conditions };

const name = z
  .string(errors.name)
  .trim()
  .min(1, errors.name)
  .max(LONGEST_NAME, errors.name)
  .regex(/^\P{C}*$/u, errors.unusual);

/** An optional field of a form: null when empty, and what `read` makes of it otherwise. */
function optional<T>(read: (text: string) => T | undefined, message: string) {
  return z
    .string(message)
    .optional()
    .transform((typed = "", issue): T | null => {
      const text = typed.trim();
      if (text === "") return null;
      const value = read(text);
      if (value !== undefined) return value;
      issue.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

const number = (least: number, most: number) => (text: string) => {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
};
const amount = (text: string) => {
  const value = readHundredths(text);
  return value !== undefined && value <= MOST_AMOUNT ? value : undefined;
};
const choice = <T extends string>(values: readonly T[]) => {
  return optional((text) => values.find((one) => one === text), errors.choice);
};
const id = optional((text) => z.uuid().safeParse(text).data, errors.choice);

/** Normalizes the text with `readTags`, so that it is a valid tag. */
function oneTag(text: string): string | undefined {
  const read = readTags(text);
  return "tags" in read && read.tags.length === 1 ? read.tags[0] : undefined;
}

const conditions = {
  leastAmount: optional(amount, errors.amount),
  mostAmount: optional(amount, errors.amount),
  leastOrders: optional(number(0, MOST_ORDERS), errors.orders),
  mostOrders: optional(number(0, MOST_ORDERS), errors.orders),
  lastOrder: choice(LAST_ORDERS),
  lastOrderDays: optional(number(1, MOST_DAYS), errors.days),
  productId: id,
  categoryId: id,
  tag: optional(oneTag, errors.choice),
  consent: choice(YES_OR_NO),
  account: choice(ACCOUNTS),
  joinedDays: optional(number(1, MOST_DAYS), errors.days),
  tier: choice(TIERS),
  stage: choice(STAGES),
};

/** Beside which field a problem of several is said. */
const FIELD_OF: Record<ConditionProblem, keyof Conditions> = {
  nothing: "leastAmount",
  amounts: "mostAmount",
  orders: "mostOrders",
  days_missing: "lastOrderDays",
  days_alone: "lastOrder",
};

function check(wanted: Conditions, context: z.RefinementCtx) {
  const problem = conditionProblem(wanted);
  if (!problem) return;
  context.addIssue({ code: "custom", path: [FIELD_OF[problem]], message: say.problems[problem] });
}

/** A preview needs the conditions without the segment's name. */
export const conditionsForm = z.object(conditions).superRefine(check);

export const segmentForm = z
  .object({ name, ...conditions })
  .superRefine(({ name: _, ...wanted }, context) => check(wanted, context))
  .transform(({ name: called, ...wanted }): SegmentInput => ({ name: called, conditions: wanted }));
