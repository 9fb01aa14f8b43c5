import {
  whyNotArchive,
  whyNotConfirm,
  whyNotDeliver,
  whyNotShip,
  type PassedWhy,
} from "../../rules/bulk-orders.ts";
import { isCollectable } from "#app/selling/payments/rules/collectable.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { may, type Ability } from "#app/platform/access/may.ts";

export const ORDER_ACTS = [
  "confirm",
  "print",
  "ship",
  "deliver",
  "collect",
  "archive",
  "tag",
] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

const WHO: Record<OrderAct, Ability> = {
  confirm: "orders:write",
  print: "orders:read",
  ship: "orders:fulfil",
  deliver: "orders:fulfil",
  collect: "orders:fulfil",
  archive: "orders:fulfil",
  tag: "orders:note",
};

type OrderFacts = Parameters<typeof whyNotShip>[0];

/** Why an action skips an order, by its command's rules. The other actions skip none. */
export const WHY_NOT = {
  confirm: whyNotConfirm,
  ship: whyNotShip,
  deliver: whyNotDeliver,
  collect: (order) => (isCollectable(order) ? undefined : "not_owed"),
  archive: whyNotArchive,
} satisfies Partial<Record<OrderAct, (order: OrderFacts) => PassedWhy | undefined>>;

export type JudgedAct = keyof typeof WHY_NOT;

export function isJudged(act: OrderAct): act is JudgedAct {
  return act in WHY_NOT;
}

export function actsOf(actor: Actor): OrderAct[] {
  return ORDER_ACTS.filter((act) => may(actor, WHO[act]));
}
