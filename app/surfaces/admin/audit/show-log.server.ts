import { formatDateTime } from "#app/lib/dates.ts";
import { readLog, type LogEntry } from "#app/modules/audit/queries/read-log.server.ts";
import {
  filterQuery,
  isFiltered,
  readCursor,
  readLogFilter,
} from "#app/modules/audit/rules/log-filter.ts";
import { auditMessages as say } from "#app/modules/audit/texts/staff.ts";
import {
  areBrief,
  nameAction,
  nameSubject,
  showChanges,
} from "#app/modules/audit/views/show-entry.ts";
import { staffNames } from "#app/modules/staff/queries/staff-names.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { subjectPage } from "./subject-page.ts";

/** A page of the audit log as its address asks for it. */
export async function showLog(db: Db, params: URLSearchParams) {
  const filter = readLogFilter(params);
  const after = readCursor(params.get("after"));
  const [{ rows, next }, people] = await Promise.all([readLog(db, filter, after), staffNames(db)]);
  return {
    filter,
    people,
    isFiltered: isFiltered(filter),
    entries: rows.map(showEntry),
    newest: after && (filterQuery(filter) || "?"),
    older: next && filterQuery(filter, next),
  };
}

export type ShownEntry = ReturnType<typeof showEntry>;

function showEntry(entry: LogEntry) {
  const { before, after } = entry;
  const changes = showChanges(before, after);
  return {
    id: entry.id,
    at: formatDateTime(entry.at),
    who: whoDid(entry),
    what: nameAction(entry.action),
    page: subjectPage(entry.subjectType, entry.subjectId),
    name: entry.subjectName ?? nameSubject(before, after),
    changes,
    isBrief: areBrief(changes),
    reason: entry.reason ?? "",
  };
}

function whoDid({ actorKind, actorName }: LogEntry): string {
  if (actorKind === "system") return say.shop;
  return actorKind === "visitor" ? say.visitor : (actorName ?? say.formerAccount);
}
