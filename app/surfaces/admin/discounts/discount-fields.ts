import type { EditField, Texts } from "#app/lib/edit.ts";
import type { Discount } from "#app/modules/discounts/queries.server.ts";
import type { ScopeChoices } from "#app/modules/discounts/queries/scope-choices.server.ts";
import {
  categoryField,
  productField,
  writeScope,
} from "#app/modules/discounts/rules/read-scope.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { writeMinute } from "#app/modules/discounts/rules/read-form.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";

/** What the form of a discount can change. */
export const discountFields = (choices: ScopeChoices): readonly EditField[] => [
  { name: "code", label: say.code },
  { name: "type", label: say.type, words: say.types },
  { name: "value", label: say.value },
  { name: "minimum_amount", label: say.minimumAmount },
  { name: "usage_limit", label: say.usageLimit },
  { name: "per_customer_limit", label: say.perCustomerLimit },
  { name: "starts_at", label: say.startsAt },
  { name: "ends_at", label: say.endsAt },
  { name: "is_active", label: say.isActive, kind: "tick" },
  { name: "first_order_only", label: say.firstOrder, kind: "tick" },
  ...choices.categories.map(({ id, name }) => tick(categoryField(id), name)),
  ...choices.products.map(({ id, name }) => tick(productField(id), name)),
];

const tick = (name: string, label: string) => ({ name, label, kind: "tick" as const });

export const newDiscount: Texts = { type: "percentage", is_active: "on" };

const scopeFieldNames = ({ categories, products }: ScopeChoices) => [
  ...categories.map(({ id }) => categoryField(id)),
  ...products.map(({ id }) => productField(id)),
];

/** A discount as its form shows it. */
export function discountTexts(discount: Discount, choices: ScopeChoices): Texts {
  const count = (limit: number | null) => (limit === null ? "" : String(limit));
  return {
    code: discount.code,
    type: discount.type,
    value: writeHundredths(discount.value),
    minimum_amount: writeHundredths(discount.minimumAmount),
    usage_limit: count(discount.usageLimit),
    per_customer_limit: count(discount.perCustomerLimit),
    starts_at: writeMinute(discount.startsAt),
    ends_at: writeMinute(discount.endsAt),
    is_active: discount.isActive ? "on" : "",
    first_order_only: discount.firstOrderOnly ? "on" : "",
    // Also the boxes that are not ticked, so that the form knows later that they were not.
    ...Object.fromEntries(scopeFieldNames(choices).map((name) => [name, ""])),
    ...writeScope(discount),
  };
}
