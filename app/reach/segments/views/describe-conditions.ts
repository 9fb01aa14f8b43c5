import { formatMoney } from "#app/lib/money.ts";
import { customerMessages } from "#app/people/customers/texts/staff.ts";
import type { Conditions } from "../rules/conditions.ts";
import { conditionWords as say } from "../texts/staff.ts";

/** The names of products and categories by their ids. */
export type Names = ReadonlyMap<string, string>;

/** Conditions as one sentence: “Spent at least ₱5,000, last order more than 60 days ago”. */
export function describeConditions(wanted: Conditions, names: Names): string {
  const { leastAmount, mostAmount, leastOrders, mostOrders, lastOrder } = wanted;
  const { productId, categoryId, tag, consent, account, joinedDays, tier, stage } = wanted;
  const money = (amount: number) => formatMoney(amount);
  const said = [
    range(leastAmount, mostAmount, say.spent, money),
    range(leastOrders, mostOrders, say.orders, String),
    lastOrder && say.lastOrder[lastOrder](wanted.lastOrderDays ?? 0),
    productId && say.boughtProduct(names.get(productId) ?? say.gone),
    categoryId && say.boughtCategory(names.get(categoryId) ?? say.gone),
    tag && say.tag(tag),
    consent && say.consent[consent],
    account && say.account[account],
    joinedDays && say.joined(joinedDays),
    stage && say.stage[stage],
    tier && say.tier(customerMessages.tier[tier]),
  ].filter((part) => typeof part === "string");
  const sentence = said.join(", ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

type RangeWords = {
  exactly: (value: string) => string;
  between: (least: string, most: string) => string;
  least: (value: string) => string;
  most: (value: string) => string;
};

function range(
  least: number | null,
  most: number | null,
  words: RangeWords,
  show: (value: number) => string,
): string | undefined {
  if (least !== null && most !== null) {
    return least === most ? words.exactly(show(least)) : words.between(show(least), show(most));
  }
  if (least !== null) return words.least(show(least));
  return most === null ? undefined : words.most(show(most));
}
