import { formatMoney } from "#app/lib/money.ts";
import { choiceNames, type ChoiceNames } from "#app/goods/catalog/queries/choice-names.server.ts";
import { countDiscounts, discountsFor } from "../../queries/list-discounts.server.ts";
import type { Discount } from "../../queries.server.ts";
import { discountState } from "../../rules/discount-state.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { discountAdminMessages as say } from "../../texts/staff.ts";
import { discountResults } from "#app/selling/orders/queries/discount-results.server.ts";
import { batchMessages } from "../../texts/staff-batch.ts";
import { discountList } from "../../views/discount-list.ts";
import { nameScope } from "../../views/name-scope.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";

export async function showDiscounts(asked: ListRequest) {
  const { db, now } = asked.served.ctx;
  const [{ list, rows }, counts, { given }, choices] = await Promise.all([
    loadList(asked, discountList, (query) => discountsFor(db, query, now)),
    countDiscounts(db, now),
    discountResults(db),
    choiceNames(db),
  ]);
  return {
    list,
    rows: rows.map((row) => showDiscount(row, choices, now)),
    figures: [
      { label: say.cards.total, value: counts.total.toLocaleString("en") },
      { label: say.cards.active, value: counts.active.toLocaleString("en") },
      { label: say.cards.savings, value: formatMoney(given), hint: say.cards.savingsHint },
      {
        label: say.cards.mostUsed,
        value: counts.most?.code ?? say.cards.nothing,
        hint: counts.most ? say.cards.uses(counts.most.uses) : undefined,
      },
    ],
  };
}

export type ShownDiscount = ReturnType<typeof showDiscount>;

function showDiscount(discount: Discount, choices: ChoiceNames, now: Date) {
  const { id, code, type, value, usageLimit, usedCount, isActive } = discount;
  const used = usedCount.toLocaleString("en");
  return {
    id,
    code,
    isActive,
    state: discountState(discount, now),
    batch: discount.batch === null ? undefined : batchMessages.batch(discount.batch),
    type: say.fields.type.words[type],
    value: valueOf(type, value),
    conditions: conditionsOf(discount, choices),
    used: usageLimit === null ? used : `${used} / ${usageLimit.toLocaleString("en")}`,
  };
}

function valueOf(type: Discount["type"], value: number): string {
  if (type === "free_gift") return say.giftValue;
  return type === "percentage" ? say.percent(writeHundredths(value)) : formatMoney(value);
}

/** The minimum, scope and buyers, in the order in which a shopper meets them. */
function conditionsOf(discount: Discount, choices: ChoiceNames): string[] {
  const { minimumAmount, firstOrderOnly } = discount;
  const names = nameScope(discount, choices);
  return [
    ...(minimumAmount === null ? [] : [say.minimum(formatMoney(minimumAmount))]),
    ...(names === "" ? [] : [discount.type === "free_gift" ? say.giftOf(names) : say.isFor(names)]),
    ...(firstOrderOnly ? [say.fields.first_order_only.label] : []),
  ];
}
