import type { Actor } from "#app/platform/access/actor.ts";
import { may, type Ability } from "#app/platform/access/may.ts";

/** What can be done with several orders. */
export const ORDER_ACTS = ["confirm", "print", "ship", "tag"] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

const WHO: Record<OrderAct, Ability> = {
  confirm: "orders:write",
  print: "orders:read",
  ship: "orders:fulfil",
  tag: "orders:note",
};

/** The acts that somebody's role has. */
export function actsOf(actor: Actor): OrderAct[] {
  return ORDER_ACTS.filter((act) => may(actor, WHO[act]));
}
