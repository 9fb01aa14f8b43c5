import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { recordTagSteps, type TagStep } from "./record-tag-steps.server.ts";
import { tagCustomer, type TagChange } from "./tag-customer.server.ts";

export type TaggedTogether = {
  done: number;
  passed: { name: string; why: "as_it_is" | "too_many" }[];
  /** The entry of the log that undoes all of it; undefined where nothing was changed. */
  undo: string | undefined;
};

/** The same tags to several customers, or from them: one change, which is undone as one. */
export async function tagCustomers(
  ctx: Ctx,
  customerIds: readonly string[],
  change: TagChange,
): Promise<Result<TaggedTogether, Refusal<"forbidden">>> {
  if (!may(ctx.actor, "customers:note")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const steps: TagStep[] = [];
    const passed: TaggedTogether["passed"] = [];
    // In one order, so that two who choose the same customers do not wait for each other.
    for (const customerId of customerIds.toSorted()) {
      // oxlint-disable-next-line no-await-in-loop
      const tagged = await tagCustomer(tx, customerId, change);
      if (!tagged.ok) {
        if (tagged.reason === "too_many") passed.push({ name: tagged.name, why: "too_many" });
        continue;
      }
      const { name, added, removed } = tagged.value;
      if (added.length + removed.length > 0) steps.push({ customerId, added, removed });
      else passed.push({ name, why: "as_it_is" });
    }
    const undo = await recordTagSteps(tx, steps, change);
    return ok({ done: steps.length, passed, undo });
  });
}
