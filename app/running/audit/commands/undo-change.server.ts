import { sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { findEntry, newestOwnEntry } from "../queries.server.ts";
import { fieldsOf, judgeUndo, touchedFields } from "../rules/undo.ts";
import { undoMessages as say } from "../texts/staff-undo.ts";

type Undone = { subject: { type: string; id: string }; entryId: string | undefined };
type UndoRefusal =
  | Refusal<"forbidden" | "not_found" | "too_old" | "none" | "overtaken">
  | (Refusal<"not_saved"> & { why: string });

/**
 * Undoes one change of the log, as a whole or not at all. The record's own command saves the
 * earlier values and logs that. `records` are the records that can be undone.
 */
export async function undoChange(
  ctx: Ctx,
  { records, demo }: { records: readonly UndoableRecord[]; demo: boolean },
  entryId: string,
): Promise<Result<Undone, UndoRefusal>> {
  if (!may(ctx.actor, "backoffice:open")) return refuse("forbidden");
  const entry = isUuid(entryId) ? await findEntry(ctx.db, entryId) : undefined;
  if (!entry) return refuse("not_found");
  const subject = { type: entry.subjectType, id: entry.subjectId };
  const own = records.filter(({ type }) => type === subject.type);
  if (own.length === 0) return refuse("none");
  if (!own.some(({ who }) => may(ctx.actor, who))) return refuse("forbidden");
  return inTransaction<Result<Undone, UndoRefusal>>(ctx, async (tx) => {
    await lockSubject(tx, subject);
    for (const record of own) {
      const undone = await undoIn(tx, record, entry, demo);
      if (!undone.ok && undone.reason === "none") continue;
      if (!undone.ok) return undone;
      return ok({ subject, entryId: (await newestOwnEntry(tx, subject))?.id });
    }
    return refuse("none");
  });
}

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

async function undoIn(
  tx: Ctx,
  record: UndoableRecord,
  entry: Entry,
  demo: boolean,
): Promise<Result<undefined, UndoRefusal>> {
  const id = entry.subjectId;
  const names = touchedFields(entry, record.unsaved);
  const saved = await record.read(tx.db, id, names);
  if (!saved) return refuse("not_found");
  const judged = judgeUndo(entry, saved.fields, tx.now, record.unsaved);
  if (judged.state !== "open") return refuse(judged.state);
  if (!may(tx.actor, record.who)) return refuse("forbidden");
  const done = await record.save(
    { ...tx, reason: say.reason },
    {
      id,
      version: saved.version,
      fields: { ...saved.fields, ...judged.restored },
      restored: Object.keys(judged.restored),
      before: fieldsOf(entry.before),
      demo,
    },
  );
  if (done.ok) return ok(undefined);
  if (done.reason === "changed_meanwhile") return refuse("overtaken");
  return refuse("not_saved", { why: record.refusals?.[done.reason] ?? say.notValid });
}

/** Serializes the undoing of changes of one record. */
async function lockSubject(tx: Ctx, { type, id }: { type: string; id: string }): Promise<void> {
  const name = `undo ${type} ${id}`;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
