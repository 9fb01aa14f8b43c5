import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { reservesUnpaid } from "../rules/order-ends.ts";
import { endOrder } from "./end-order.server.ts";
import { lockOrder } from "./lock-order.server.ts";

/**
 * Staff free the units of an unpaid order before its deadline. A later payment revives the order if
 * the units are still available.
 */
export async function releaseOrder(
  ctx: Ctx,
  orderId: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "nothing_to_release">>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    if (!reservesUnpaid(order)) return refuse("nothing_to_release");
    await endOrder(tx, order, { why: "released" });
    return ok(undefined);
  });
}
