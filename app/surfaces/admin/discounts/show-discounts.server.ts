import { formatMoney } from "#app/lib/money.ts";
import { readPage } from "#app/lib/page-number.ts";
import {
  countDiscounts,
  listDiscounts,
} from "#app/modules/discounts/queries/list-discounts.server.ts";
import {
  nameScope,
  scopeChoices,
  type ScopeChoices,
} from "#app/modules/discounts/queries/scope-choices.server.ts";
import type { Discount } from "#app/modules/discounts/queries.server.ts";
import { discountState } from "#app/modules/discounts/rules/discount-state.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { discountResults } from "#app/modules/orders/queries/discount-results.server.ts";
import { batchMessages } from "#app/modules/discounts/texts/staff-batch.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readFilter } from "./read-filter.ts";

/** The list as its address asks for it, with the figures of all codes. */
export async function showDiscounts({ db, now }: Ctx, params: URLSearchParams) {
  const { show, search } = readFilter(params.get("show"), params.get("q"));
  const page = readPage(params.get("page"));
  const [{ rows, hasMore }, counts, { given }, choices] = await Promise.all([
    listDiscounts(db, { show, search, page, now }),
    countDiscounts(db, now),
    discountResults(db),
    scopeChoices(db),
  ]);
  return {
    show,
    search,
    page,
    hasMore,
    rows: rows.map((row) => showDiscount(row, choices, now)),
    figures: [
      { label: say.cards.total, value: counts.total.toLocaleString("en") },
      { label: say.cards.active, value: counts.active.toLocaleString("en") },
      { label: say.cards.savings, value: formatMoney(given), hint: say.cards.savingsHint },
      {
        label: say.cards.mostUsed,
        value: counts.most?.code ?? say.cards.nothing,
        hint: counts.most && say.cards.uses(counts.most.uses),
      },
    ],
  };
}

export type ShownDiscount = ReturnType<typeof showDiscount>;

function showDiscount(discount: Discount, choices: ScopeChoices, now: Date) {
  const { id, code, type, value, usageLimit, usedCount, isActive } = discount;
  const used = usedCount.toLocaleString("en");
  return {
    id,
    code,
    isActive,
    state: discountState(discount, now),
    batch: discount.batch === null ? undefined : batchMessages.batch(discount.batch),
    type: say.types[type],
    value: type === "percentage" ? say.percent(writeHundredths(value)) : formatMoney(value),
    conditions: conditionsOf(discount, choices),
    used: usageLimit === null ? used : `${used} / ${usageLimit.toLocaleString("en")}`,
  };
}

/** The minimum, what it is for and for whom, in the order in which a shopper meets them. */
function conditionsOf(discount: Discount, choices: ScopeChoices): string[] {
  const { minimumAmount, firstOrderOnly } = discount;
  const names = nameScope(discount, choices);
  return [
    ...(minimumAmount === null ? [] : [say.minimum(formatMoney(minimumAmount))]),
    ...(names === "" ? [] : [say.isFor(names)]),
    ...(firstOrderOnly ? [say.firstOrder] : []),
  ];
}
