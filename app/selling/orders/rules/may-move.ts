import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";

/** Staff who pack or manage orders may move them. */
export function mayMoveOrders(actor: Actor): boolean {
  return may(actor, "orders:fulfil") || may(actor, "orders:write");
}
