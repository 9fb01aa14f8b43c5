import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockOrder, orderByNumber } from "./lock-order.server.ts";
import { setOrderState } from "./set-order-state.server.ts";
import { nothing, operation } from "#app/platform/records/operation.ts";
import { resolveInput } from "../input.ts";

/** Staff resolved the problem of an order. Its description stays in the audit log. */
export async function resolveAttention(
  ctx: Ctx,
  input: { orderId: string; reason: string },
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "nothing_to_resolve">>> {
  if (!may(ctx.actor, "orders:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, input.orderId);
    if (!order) return refuse("not_found");
    if (order.needsAttention === null) return refuse("nothing_to_resolve");
    await setOrderState(tx, order, { needsAttention: null }, input.reason);
    return ok(undefined);
  });
}

export const resolveOrder = operation({
  name: "orders.resolve",
  says: "Clear the flag of an order that needed attention, and say how it was resolved.",
  words: ["solve", "fix", "flag"],
  who: "orders:write",
  kind: "change",
  isRepeatable: false,
  needsPerson: true,
  key: orderByNumber,
  input: resolveInput,
  output: nothing,
  run: (ctx, { resolution: reason }, orderId) => resolveAttention(ctx, { orderId, reason }),
});
