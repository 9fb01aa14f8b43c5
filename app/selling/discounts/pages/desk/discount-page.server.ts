import { href } from "react-router";
import { findDiscountById } from "../../queries/find-discount.server.ts";
import { discountResults } from "#app/selling/orders/queries/discount-results.server.ts";
import { qrPath } from "#app/running/security/views/qr-path.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Texts } from "#app/lib/edit.ts";
import { formFields, type FormField } from "#app/lib/form-field.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import type { Discount } from "../../queries.server.ts";
import type { ChoiceNames } from "#app/goods/catalog/queries/choice-names.server.ts";
import { categoryField, productField, writeScope } from "../../rules/read-scope.ts";
import { discountAdminMessages as say } from "../../texts/staff.ts";

/** The results of a code and, while it is usable, its link. */
export async function showResults(
  { ctx, env }: Pick<RequestContext, "ctx" | "env">,
  discountId: string,
) {
  const discount = await findDiscountById(ctx.db, discountId);
  if (!discount) return undefined;
  const { code, archivedAt } = discount;
  const link = new URL(href("/discount/:code", { code }), env.appUrl).href;
  return {
    results: await discountResults(ctx.db, discountId),
    link: archivedAt ? undefined : { code, link, qrCode: qrPath(link) },
  };
}

const terms = formFields(say.fields, {
  code: { required: true, input: "code", max: 32 },
  type: { half: true },
  value: { input: "money", half: true },
  minimum_amount: { input: "money", half: true },
  usage_limit: { input: "count", max: 7, half: true },
  per_customer_limit: { input: "count", max: 7, half: true },
  starts_at: { input: "moment", half: true },
  ends_at: { input: "moment", half: true },
  first_order_only: { kind: "tick" },
  affiliate_code: { input: "code", max: 20 },
});
const active = formFields(say.fields, { is_active: { kind: "tick" } });

export function discountFields({ categories, products }: ChoiceNames): readonly FormField[] {
  const tick = { kind: "tick", half: true } as const;
  const inCategories = { legend: say.categories, hint: say.scopeHint };
  const inProducts = { legend: say.products };
  return [
    ...terms,
    ...categories.map(({ id, name }) => ({
      ...tick,
      name: categoryField(id),
      label: name,
      group: inCategories,
    })),
    ...products.map(({ id, name }) => ({
      ...tick,
      name: productField(id),
      label: name,
      group: inProducts,
    })),
    ...active,
  ];
}

type OwnedDiscount = Discount & { affiliateCode: string | null };

/** The discount's form values. */
export function discountTexts(discount: OwnedDiscount, fields: readonly FormField[]): Texts {
  const count = (limit: number | null) => (limit === null ? "" : String(limit));
  return {
    // Includes unticked boxes, so that a later change is noticed.
    ...Object.fromEntries(fields.map(({ name }) => [name, ""])),
    code: discount.code,
    type: discount.type,
    value: discount.type === "free_gift" ? "" : writeHundredths(discount.value),
    minimum_amount: writeHundredths(discount.minimumAmount),
    usage_limit: count(discount.usageLimit),
    per_customer_limit: count(discount.perCustomerLimit),
    starts_at: writeMinute(discount.startsAt),
    ends_at: writeMinute(discount.endsAt),
    is_active: discount.isActive ? "on" : "",
    first_order_only: discount.firstOrderOnly ? "on" : "",
    affiliate_code: discount.affiliateCode ?? "",
    ...writeScope(discount),
  };
}
