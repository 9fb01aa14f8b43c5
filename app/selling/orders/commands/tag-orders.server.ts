import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { recordTagSteps, type TagStep } from "./record-tag-steps.server.ts";
import { tagOrder } from "./tag-order.server.ts";

export type TaggedTogether = {
  done: number;
  passed: { name: string; why: "as_it_is" | "too_many" }[];
  /** The log entry that undoes everything. Undefined without a change. */
  undo: string | undefined;
};

/** Adds or removes the same tags on several orders, as one change that can be undone as one. */
export async function tagOrders(
  ctx: Ctx,
  orderIds: readonly string[],
  change: { add?: readonly string[]; remove?: readonly string[] },
): Promise<Result<TaggedTogether, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "orders:note")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const steps: TagStep[] = [];
    const passed: TaggedTogether["passed"] = [];
    // Sorted, so that two transactions with the same orders do not deadlock.
    for (const orderId of orderIds.toSorted()) {
      // oxlint-disable-next-line no-await-in-loop
      const tagged = await tagOrder(tx, orderId, change);
      if (!tagged.ok) {
        if (tagged.reason === "too_many") {
          passed.push({ name: tagged.orderNumber, why: "too_many" });
        }
        continue;
      }
      const { orderNumber, added, removed } = tagged.value;
      if (added.length + removed.length > 0) steps.push({ orderId, added, removed });
      else passed.push({ name: orderNumber, why: "as_it_is" });
    }
    const undo = await recordTagSteps(tx, steps, change);
    return ok({ done: steps.length, passed, undo });
  });
}
