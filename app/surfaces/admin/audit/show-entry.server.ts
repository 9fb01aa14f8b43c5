import { formatDateTime } from "#app/lib/dates.ts";
import type { HistoryEntry } from "#app/modules/audit/queries.server.ts";
import type { LogEntry } from "#app/modules/audit/queries/read-log.server.ts";
import { auditMessages as say } from "#app/modules/audit/texts/staff.ts";
import {
  areBrief,
  nameAction,
  nameSubject,
  showChanges,
} from "#app/modules/audit/views/show-entry.ts";
import { subjectPage } from "./subject-page.ts";

export type ShownEntry = ReturnType<typeof showHistory>[number];

/** An entry of the whole log, with the record it is about. */
export function showEntry(entry: LogEntry): ShownEntry {
  return {
    ...show(entry),
    name: entry.subjectName ?? nameSubject(entry.before, entry.after),
    page: entry.isGone ? undefined : subjectPage(entry.subjectType, entry.subjectId),
  };
}

/** The history of one record on its own page, the newest first. */
export function showHistory(entries: readonly HistoryEntry[]) {
  return entries
    .map((entry) => ({ ...show(entry), name: "", page: subjectPage("", "") }))
    .toReversed();
}

function show(entry: HistoryEntry) {
  const changes = showChanges(entry.before, entry.after);
  return {
    id: entry.id,
    at: formatDateTime(entry.at),
    who: whoDid(entry),
    what: nameAction(entry.action),
    changes,
    isBrief: areBrief(changes),
    reason: entry.reason ?? "",
  };
}

function whoDid({ actorKind, actorName }: HistoryEntry): string {
  if (actorKind === "system") return say.shop;
  return actorKind === "visitor" ? say.visitor : (actorName ?? say.formerAccount);
}
