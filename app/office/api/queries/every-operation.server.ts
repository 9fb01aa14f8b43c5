import { packingRecord } from "#app/fulfilment/packing/record.ts";
import { stockRecord } from "#app/fulfilment/stock/record.ts";
import { catalogRecord } from "#app/goods/catalog/record.ts";
import { customersRecord } from "#app/people/customers/record.ts";
import type { Ability } from "#app/platform/access/may.ts";
import type { Operation } from "#app/platform/records/operation.ts";
import { contentRecord } from "#app/running/content/record.ts";
import { supportRecord } from "#app/reach/support/record.ts";
import { discountsRecord } from "#app/selling/discounts/record.ts";
import { ordersRecord } from "#app/selling/orders/record.ts";
import { RECIPIENTS } from "../rules/scopes.ts";
import { apiKeyMessages as say } from "../texts/staff.ts";
import { CONTENT_READS } from "./read-content.server.ts";
import { GOODS_READS } from "./read-goods.server.ts";
import { ORDER_READS } from "./read-orders.server.ts";
import { PEOPLE_READS } from "./read-people.server.ts";

/** Everything that people and programs can do here, as the modules declare it. */
export const EVERY_OPERATION: readonly Operation[] = [
  ...ORDER_READS,
  ...GOODS_READS,
  ...PEOPLE_READS,
  ...ordersRecord.operations,
  ...packingRecord.operations,
  ...catalogRecord.operations,
  ...stockRecord.operations,
  ...discountsRecord.operations,
  ...customersRecord.operations,
  ...supportRecord.operations,
  ...CONTENT_READS,
  ...contentRecord.operations,
];

const byName = new Map(EVERY_OPERATION.map((each) => [each.name as string, each]));

export const findOperation = (name: string): Operation | undefined => byName.get(name);

/** The abilities that the operations in a key's scopes ask for. */
export function abilitiesOf(scopes: readonly string[]): Ability[] {
  const asked = scopes.flatMap((scope) => byName.get(scope)?.who ?? []);
  return [...new Set(asked.filter((who) => who !== "anyone"))];
}

export const SCOPES: readonly string[] = [...byName.keys(), RECIPIENTS];

/** The scopes of a new key, in the words of the form. */
export function offeredScopes() {
  const offered = EVERY_OPERATION.map(({ name, says, kind }) => ({
    name: name as string,
    label: says,
    hint: `${name} · ${say.kinds[kind]}`,
  }));
  const all = [...offered, { name: RECIPIENTS, ...say.recipients }];
  const nouns = Map.groupBy(all, ({ name }) => name.split(/[.:]/)[0] ?? "");
  return [...nouns].flatMap(([noun, own]) => {
    const legend = say.nouns[noun] ?? noun;
    return own.map((scope) => ({ ...scope, legend }));
  });
}
