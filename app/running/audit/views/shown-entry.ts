import { formatDateTime } from "#app/lib/dates.ts";
import type { HistoryEntry } from "../queries.server.ts";
import { auditMessages as say } from "../texts/staff.ts";
import { areBrief, nameAction, showChanges, type Change } from "./show-entry.ts";

export type ShownUndo = { can: true } | { can: false; why: string };

export type ShownEntry = {
  id: string;
  at: string;
  who: string;
  what: string;
  /** The entry as a sentence; it has the only change where there is one. */
  sentence: string;
  changes: Change[];
  isBrief: boolean;
  reason: string;
  /** The record's name, on pages that are not the record's own. */
  name: string;
  page: string | undefined;
  undo: ShownUndo | undefined;
};

/** `isCut`: the log has more entries than the page shows. */
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
    sentence: "",
    changes,
    isBrief: areBrief(changes),
    reason: inWords(entry.reason ?? ""),
    name: "",
    page: undefined,
    undo: undefined,
  };
}

/** The shop gives its reasons as keys, and people give theirs in words. */
const inWords = (reason: string) =>
  /^[a-z_]+$/.test(reason) ? reason.replaceAll("_", " ") : reason;

export function whoDid({
  actorKind,
  actorName,
}: Pick<EntryRow, "actorKind" | "actorName">): string {
  if (actorKind === "system") return say.shop;
  return actorKind === "visitor" ? say.visitor : (actorName ?? say.formerAccount);
}
