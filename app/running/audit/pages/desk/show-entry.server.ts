import type { LogEntry } from "../../queries/read-log.server.ts";
import { nameSubject } from "../../views/show-entry.ts";
import { shownEntry, type ShownEntry } from "../../views/shown-entry.ts";
import { subjectPage } from "./subject-page.ts";

/** An entry of the whole log, with its record. */
export function showEntry(entry: LogEntry): ShownEntry {
  return {
    ...shownEntry(entry),
    name: entry.subjectName ?? nameSubject(entry.before, entry.after),
    page: entry.isGone ? undefined : subjectPage(entry.subjectType, entry.subjectId),
  };
}
