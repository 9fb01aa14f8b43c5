import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { findEntry } from "#app/running/audit/queries.server.ts";
import { UNDO_DAYS } from "#app/running/audit/rules/undo.ts";
import { tagsOfOne } from "../queries/tags.server.ts";
import { recordTagSteps, type TagStep } from "./record-tag-steps.server.ts";
import { tagRecord, type TaggedKind } from "./tag-record.server.ts";

type UntagOutcome = {
  /** Records whose tags were changed again later. They stay as they are. */
  stays: number;
  undo: string | undefined;
};

/** Undoes the tagging of several records, except where their tags were changed again later. */
export async function untagRecords(
  ctx: Ctx,
  kind: TaggedKind,
  entryId: string,
): Promise<Result<UntagOutcome, Refusal<"forbidden" | "not_found" | "too_old" | "overtaken">>> {
  if (!may(ctx.actor, kind.ability)) return refuse("forbidden");
  const entry = isUuid(entryId) ? await findEntry(ctx.db, entryId) : undefined;
  const steps = entry && loggedSteps(entry.after, kind.one);
  if (!steps) return refuse("not_found");
  if (entry.at < addDays(ctx.now, -UNDO_DAYS)) return refuse("too_old");
  return inTransaction(ctx, async (tx) => {
    const undone: TagStep[] = [];
    for (const step of steps) {
      // oxlint-disable-next-line no-await-in-loop
      const back = await takeBack(tx, kind, step);
      if (back) undone.push(back);
    }
    if (undone.length === 0) return refuse("overtaken");
    const [{ added, removed } = { added: [], removed: [] }] = undone;
    const undo = await recordTagSteps(tx, kind.one, undone, { add: added, remove: removed });
    return ok({ stays: steps.length - undone.length, undo });
  });
}

const names = z.array(z.string());
const logged = z.object({
  changedIds: z.array(z.looseObject({ added: names, removed: names })),
});

/** The change of each record; undefined for an entry about something else. */
function loggedSteps(after: unknown, one: string): TagStep[] | undefined {
  const steps = logged
    .safeParse(after)
    .data?.changedIds.map(({ added, removed, [`${one}Id`]: id }) => ({
      id: String(id),
      added,
      removed,
    }));
  return steps?.every(({ id }) => isUuid(id)) ? steps : undefined;
}

async function takeBack(
  tx: Ctx,
  kind: TaggedKind,
  { id, added, removed }: TagStep,
): Promise<TagStep | undefined> {
  if ((await kind.lock(tx, id)) === undefined) return undefined;
  const has = new Set(await tagsOfOne(tx.db, kind.tables, id));
  const isAsLeft = added.every((tag) => has.has(tag)) && !removed.some((tag) => has.has(tag));
  if (!isAsLeft) return undefined;
  const back = await tagRecord(tx, kind, id, { add: removed, remove: added });
  return back.ok ? { id, added: back.value.added, removed: back.value.removed } : undefined;
}
