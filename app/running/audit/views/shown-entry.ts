import { formatDateTime } from "#app/lib/dates.ts";
import type { HistoryEntry } from "../queries.server.ts";
import { auditMessages as say } from "../texts/staff.ts";
import { areBrief, nameAction, showChanges, type Change } from "./show-entry.ts";

/** What can be done about a change: undo it, or nothing, with the reason. */
export type ShownUndo = { can: true } | { can: false; why: string };

/** An entry of the log as pages show it. */
export type ShownEntry = {
  id: string;
  at: string;
  who: string;
  what: string;
  changes: Change[];
  isBrief: boolean;
  reason: string;
  /** The record that it is about, where the page is not that record's own. */
  name: string;
  page: string | undefined;
  undo: ShownUndo | undefined;
};

/** What a page shows of the history of a record; `isCut` when there is more in the log. */
export type ShownHistory = { entries: ShownEntry[]; isCut: boolean };

type EntryRow = Pick<
  HistoryEntry,
  "id" | "at" | "action" | "actorKind" | "actorName" | "before" | "after" | "reason"
>;

export function shownEntry(entry: EntryRow): ShownEntry {
  const changes = showChanges(entry.before, entry.after);
  return {
    id: entry.id,
    at: formatDateTime(entry.at),
    who: whoDid(entry),
    what: nameAction(entry.action),
    changes,
    isBrief: areBrief(changes),
    reason: entry.reason ?? "",
    name: "",
    page: undefined,
    undo: undefined,
  };
}

export function whoDid({
  actorKind,
  actorName,
}: Pick<EntryRow, "actorKind" | "actorName">): string {
  if (actorKind === "system") return say.shop;
  return actorKind === "visitor" ? say.visitor : (actorName ?? say.formerAccount);
}
