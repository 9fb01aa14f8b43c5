import { z } from "zod";
import { readHundredths } from "#app/lib/hundredths.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { oneLine } from "#app/lib/plain-text.ts";
import { wholeNumber } from "#app/lib/whole-number.ts";
import { TICKET_STATUSES } from "#app/reach/support/rules/ticket-terms.ts";
import { ORDER_STATUSES } from "#app/selling/orders/rules/order-terms.ts";
import { MOST_CENTAVOS, MOST_PER_DAY } from "./rules/approval-rule.ts";
import { RECIPIENTS } from "./rules/scopes.ts";
import { approvalRuleMessages } from "./texts/staff-approval-rules.ts";
import { apiKeyMessages as say } from "./texts/staff.ts";

const { errors: rule } = approvalRuleMessages;

/** The form of a new key, with a box for each scope; its days until it expires are null for never. */
export const apiKeyForm = (known: readonly string[]) =>
  z
    .looseObject({
      formKey: z.string(say.incomplete).refine(isUuid, say.incomplete),
      name: oneLine(80, { ...say, required: say.noName }).min(1, say.noName),
      expires: z
        .enum(["30", "90", "365", "never"], say.noExpiry)
        .transform((days) => (days === "never" ? null : Number(days))),
    })
    .transform(({ formKey, name, expires, ...boxes }, issue) => {
      const scopes = known.filter((scope) => boxes[scope] === "on");
      const fail = (path: string, message: string) => {
        issue.addIssue({ code: "custom", path: [path], message });
        return z.NEVER;
      };
      if (scopes.length === 0) return fail(known[0] ?? "name", say.noScope);
      const isAlone = !scopes.some((scope) => scope === "orders.list" || scope === "orders.get");
      if (scopes.includes(RECIPIENTS) && isAlone) return fail(RECIPIENTS, say.personalAlone);
      return { id: formKey, name, scopes, days: expires };
    });
export type ApiKeyInput = z.output<ReturnType<typeof apiKeyForm>>;

const amount = z
  .string(rule.no_amount)
  .max(20, rule.no_amount)
  .transform((typed) => readHundredths(typed) ?? 0)
  .refine((centavos) => centavos > 0 && centavos <= MOST_CENTAVOS, rule.no_amount);

/** A rule for one operation; `limitsAmount` is for operations with an amount. */
export const approvalRuleForm = (limitsAmount: boolean) =>
  z.object({
    keyId: z
      .union([z.literal("any"), z.uuid()], rule.other_key)
      .transform((keyId) => (keyId === "any" ? null : keyId)),
    belowAmount: limitsAmount
      ? amount
      : z
          .unknown()
          .optional()
          .transform(() => null),
    perDay: wholeNumber(rule.perDay).refine(
      (days) => days > 0 && days <= MOST_PER_DAY,
      rule.perDay,
    ),
  });
export type ApprovalRuleInput = z.output<ReturnType<typeof approvalRuleForm>>;

const NO_TIME = "Must be a time in ISO 8601, such as 2026-11-26T04:00:00Z.";
const NO_LIMIT = "Must be a whole number from 1 to 100.";

const page = {
  cursor: z.string().max(2_000, "Must be the next_cursor of a response.").optional(),
  limit: z
    .string()
    .regex(/^(?:[1-9]\d?|100)$/, NO_LIMIT)
    .transform(Number)
    .default(50),
};

const since = z.iso
  .datetime({ offset: true, error: NO_TIME })
  .transform((text) => new Date(text))
  .refine((time) => time.getUTCFullYear() >= 2000 && time.getUTCFullYear() < 3000, NO_TIME)
  .optional();

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `Must be one of ${values.join(", ")}.`).optional();

export const ordersQuery = z.object({
  ...page,
  updated_since: since,
  state: oneOf(ORDER_STATUSES),
});
export const productsQuery = z.object({
  ...page,
  updated_since: since,
  state: oneOf(["on_sale", "hidden", "archived"]),
});
export const stockQuery = z.object({ ...page, state: oneOf(["available", "sold_out"]) });
export const ticketsQuery = z.object({ ...page, state: oneOf(TICKET_STATUSES) });
export const noQuery = z.object({});

export type OrdersQuery = z.output<typeof ordersQuery>;
export type ProductsQuery = z.output<typeof productsQuery>;
export type TicketsQuery = z.output<typeof ticketsQuery>;
export type StockQuery = z.output<typeof stockQuery>;
