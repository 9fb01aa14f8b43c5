import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { recordTagSteps, type TagStep } from "./record-tag-steps.server.ts";
import { tagRecord, type TagChange, type TaggedKind } from "./tag-record.server.ts";

type BulkTagOutcome = {
  done: number;
  passed: { name: string; why: "as_it_is" | "too_many" }[];
  /** The log entry that undoes all of it; undefined if nothing changed. */
  undo: string | undefined;
};

/** Adds tags to several records or removes them, as one change that is undone as a whole. */
export async function tagRecords(
  ctx: Ctx,
  kind: TaggedKind,
  recordIds: readonly string[],
  change: TagChange,
): Promise<Result<BulkTagOutcome, Refusal<"forbidden">>> {
  if (!may(ctx.actor, kind.ability)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const steps: TagStep[] = [];
    const passed: BulkTagOutcome["passed"] = [];
    // A fixed order, so that two transactions for the same records cannot deadlock.
    for (const id of recordIds.toSorted()) {
      // oxlint-disable-next-line no-await-in-loop
      const tagged = await tagRecord(tx, kind, id, change);
      if (!tagged.ok) {
        if (tagged.reason === "too_many") passed.push({ name: tagged.name, why: "too_many" });
        continue;
      }
      const { name, added, removed } = tagged.value;
      if (added.length + removed.length > 0) steps.push({ id, added, removed });
      else passed.push({ name, why: "as_it_is" });
    }
    const undo = await recordTagSteps(tx, kind.one, steps, change);
    return ok({ done: steps.length, passed, undo });
  });
}
