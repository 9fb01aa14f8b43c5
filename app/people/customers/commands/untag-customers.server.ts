import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { findEntry } from "#app/running/audit/queries.server.ts";
import { UNDO_DAYS } from "#app/running/audit/rules/undo.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { customers } from "../tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { tagsOfCustomer } from "../queries/tags.server.ts";
import { recordTagSteps, type TagStep } from "./record-tag-steps.server.ts";
import { tagCustomer } from "./tag-customer.server.ts";

const names = z.array(z.string());
const logged = z.object({
  changedIds: z.array(z.object({ customerId: z.uuid(), added: names, removed: names })),
});

type Untagged = {
  /** Customers whose tags were changed again since, and who stay as they are. */
  stays: number;
  undo: string | undefined;
};

/** Takes back what tagging several customers did, where nobody changed those tags since. */
export async function untagCustomers(
  ctx: Ctx,
  entryId: string,
): Promise<Result<Untagged, Refusal<"forbidden" | "not_found" | "too_old" | "overtaken">>> {
  if (!may(ctx.actor, "customers:note")) return refuse("forbidden");
  const entry = isUuid(entryId) ? await findEntry(ctx.db, entryId) : undefined;
  const steps = logged.safeParse(entry?.after).data?.changedIds;
  if (!entry || !steps) return refuse("not_found");
  if (entry.at < addDays(ctx.now, -UNDO_DAYS)) return refuse("too_old");
  return inTransaction(ctx, async (tx) => {
    const undone: TagStep[] = [];
    for (const step of steps) {
      // oxlint-disable-next-line no-await-in-loop
      const back = await takeBack(tx, step);
      if (back) undone.push(back);
    }
    if (undone.length === 0) return refuse("overtaken");
    const [{ added, removed } = { added: [], removed: [] }] = undone;
    const undo = await recordTagSteps(tx, undone, { add: added, remove: removed });
    return ok({ stays: steps.length - undone.length, undo });
  });
}

async function takeBack(
  tx: Ctx,
  { customerId, added, removed }: TagStep,
): Promise<TagStep | undefined> {
  if (!(await lockRow(tx.db, customers, customerId))) return undefined;
  const has = new Set(await tagsOfCustomer(tx.db, customerId));
  const isAsLeft = added.every((tag) => has.has(tag)) && !removed.some((tag) => has.has(tag));
  if (!isAsLeft) return undefined;
  const back = await tagCustomer(tx, customerId, { add: removed, remove: added });
  if (!back.ok) return undefined;
  return { customerId, added: back.value.added, removed: back.value.removed };
}
