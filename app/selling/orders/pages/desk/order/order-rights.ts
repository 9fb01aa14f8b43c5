import { mayStaffChange } from "../../../rules/change-window.ts";
import { mayMoveOrders } from "../../../rules/may-move.ts";
import { reservesUnpaid } from "../../../rules/order-ends.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";

type Order = Parameters<typeof reservesUnpaid>[0] & {
  status: Parameters<typeof mayStaffChange>[0]["status"];
  needsAttention: string | null;
};

/** The acts that this actor may perform now. The commands check again. */
export function orderRights(actor: Actor, order: Order) {
  const mayWrite = may(actor, "orders:write");
  const mayFulfil = may(actor, "orders:fulfil");
  const waits = order.status === "confirmed" || order.status === "processing";
  return {
    mayMove: mayMoveOrders(actor),
    mayPack: waits && order.needsAttention === null && mayFulfil,
    mayRelease: reservesUnpaid(order) && mayWrite,
    mayChange: mayStaffChange(order).ok && mayWrite,
    mayResolve: mayWrite,
    mayReplaceLink: mayWrite,
    mayRefund: may(actor, "orders:refund"),
    mayHandleCash: { confirm: mayWrite, collect: mayFulfil },
  };
}
