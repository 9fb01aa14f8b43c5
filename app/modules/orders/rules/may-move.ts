import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";

/** Who moves an order along: whoever packs it, and whoever looks after orders. */
export function mayMoveOrders(actor: Actor): boolean {
  return may(actor, "orders:fulfil") || may(actor, "orders:write");
}
