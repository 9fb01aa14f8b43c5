import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { findEntry } from "#app/running/audit/queries.server.ts";
import { UNDO_DAYS } from "#app/running/audit/rules/undo.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { tagsOf } from "../queries/order-notes.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { recordTagSteps, type TagStep } from "./record-tag-steps.server.ts";
import { tagOrder } from "./tag-order.server.ts";

const logged = z.object({
  changedIds: z.array(
    z.object({
      orderId: z.uuid(),
      added: z.array(z.string()),
      removed: z.array(z.string()),
    }),
  ),
});

type UntagResult = {
  /** Number of orders left alone because their tags changed again since. */
  stays: number;
  undo: string | undefined;
};

/** Reverts a bulk tagging, except on orders whose tags changed since. */
export async function untagOrders(
  ctx: Ctx,
  entryId: string,
): Promise<Result<UntagResult, Refusal<"forbidden" | "not_found" | "too_old" | "overtaken">>> {
  if (!may(ctx.actor, "orders:note")) return refuse("forbidden");
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
  { orderId, added, removed }: TagStep,
): Promise<TagStep | undefined> {
  if (!(await lockOrder(tx, orderId))) return undefined;
  const has = new Set((await tagsOf(tx.db, orderId)).map(({ name }) => name));
  const isAsLeft = added.every((tag) => has.has(tag)) && !removed.some((tag) => has.has(tag));
  if (!isAsLeft) return undefined;
  const back = await tagOrder(tx, orderId, { add: removed, remove: added });
  if (!back.ok) return undefined;
  return { orderId, added: back.value.added, removed: back.value.removed };
}
