import { formatDateTime } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { newestEntries, type HistoryEntry, type Subject } from "../queries.server.ts";
import { judgeUndo, overtakenBy, touchedFields } from "../rules/undo.ts";
import { undoMessages as say } from "../texts/staff-undo.ts";
import { nameSubject } from "../views/show-entry.ts";
import { shownEntry, whoDid, type ShownHistory, type ShownUndo } from "../views/shown-entry.ts";

/** The number of entries on a page; the audit log has the others. */
const MOST = 30;

/**
 * A record's history, newest first, with the changes that the actor can undo. `records` define how
 * changes are undone; without them nothing can be.
 */
export async function loadHistory(
  ctx: Pick<Ctx, "db" | "actor" | "now">,
  subject: Subject,
  records: readonly UndoableRecord[] = [],
): Promise<ShownHistory> {
  const found = await newestEntries(ctx.db, subject, MOST + 1);
  const entries = found.slice(0, MOST);
  const own = records.filter(({ type, who }) => type === subject.type && may(ctx.actor, who));
  const read = await readAll(ctx.db, own, entries);
  const isOfSeveral = new Set(entries.map(({ subjectId }) => subjectId)).size > 1;
  const shown = entries.map((entry, index) => {
    const undo = undoOf(entry, read, entries.slice(0, index), ctx.now);
    // A history of several records names the one that changed.
    const name = isOfSeveral ? nameSubject(entry.before, entry.after) : "";
    return { ...shownEntry(entry), name, undo };
  });
  return { entries: shown, isCut: found.length > MOST };
}

type RecordFields = {
  record: UndoableRecord;
  fields: (id: string) => Record<string, unknown> | undefined;
};

/** The records' current values. Each is read once, because entries mostly share a subject. */
async function readAll(
  db: Db,
  records: readonly UndoableRecord[],
  entries: readonly HistoryEntry[],
): Promise<RecordFields[]> {
  return Promise.all(
    records.map(async (record) => {
      const names = entries.flatMap((entry) => touchedFields(entry, record.unsaved));
      const ids = [...new Set(entries.map(({ subjectId }) => subjectId))];
      const byId =
        (await record.readAll?.(db, ids)) ??
        new Map(
          await Promise.all(
            ids.map(async (id) => [id, (await record.read(db, id, names))?.fields] as const),
          ),
        );
      return { record, fields: (id: string) => byId.get(id) };
    }),
  );
}

/** `later` are the entries after it, newest first. */
function undoOf(
  entry: HistoryEntry,
  read: readonly RecordFields[],
  later: readonly HistoryEntry[],
  now: Date,
): ShownUndo | undefined {
  for (const { record, fields } of read) {
    const saved = fields(entry.subjectId);
    if (!saved) continue;
    const judged = judgeUndo(entry, saved, now, record.unsaved);
    if (judged.state === "open") return { can: true };
    if (judged.state === "overtaken") return { can: false, why: whyOvertaken(judged, later) };
  }
  return undefined;
}

function whyOvertaken({ fields }: { fields: string[] }, later: readonly HistoryEntry[]): string {
  const by = overtakenBy(later, fields);
  return by ? say.overtaken(whoDid(by), formatDateTime(by.at)) : say.overtakenUnseen;
}
