import type { LogEntry } from "#app/modules/audit/queries/read-log.server.ts";
import { nameSubject } from "#app/modules/audit/views/show-entry.ts";
import { shownEntry, type ShownEntry } from "#app/modules/audit/views/shown-entry.ts";
import { subjectPage } from "./subject-page.ts";

/** An entry of the whole log, with the record it is about. */
export function showEntry(entry: LogEntry): ShownEntry {
  return {
    ...shownEntry(entry),
    name: entry.subjectName ?? nameSubject(entry.before, entry.after),
    page: entry.isGone ? undefined : subjectPage(entry.subjectType, entry.subjectId),
  };
}
