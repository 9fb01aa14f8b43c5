import { ok } from "#app/lib/result.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { tagUndo } from "#app/running/tags/undo/tags.server.ts";
import { removeOrderNote } from "../commands/remove-order-note.server.ts";
import { taggedOrder } from "../commands/tag-order.server.ts";
import { notesThere } from "../queries/order-notes.server.ts";
import { noteField, readNoteField } from "../rules/order-notes.ts";
import { noteMessages as say } from "../texts/staff-notes.ts";

/** The notes of an order, each a field that is there or not. */
const notesUndo: UndoableRecord = {
  type: "order",
  who: "orders:note",
  read: async (db, orderId, names) => {
    if (!isUuid(orderId)) return undefined;
    const noteIds = names.flatMap((name) => readNoteField(name) ?? []).filter(isUuid);
    // A note whose time to come back is over says neither.
    const there = await notesThere(db, orderId, noteIds);
    const fields = [...there].map(([noteId, isThere]) => [noteField(noteId), isThere] as const);
    return { version: 1, fields: Object.fromEntries(fields) };
  },
  save: async (ctx, { id: orderId, fields, restored }) => {
    for (const name of restored) {
      const noteId = readNoteField(name);
      if (noteId === undefined) continue;
      // One after the other: the first that can't be undone ends it.
      // oxlint-disable-next-line no-await-in-loop
      const saved = await removeOrderNote(ctx, { orderId, noteId, back: fields[name] === true });
      if (!saved.ok) return saved;
    }
    return ok(undefined);
  },
  refusals: { not_author: say.notAuthor },
};

/** What staff wrote on an order; nothing else of it is undone. */
export const orderNotesUndo = [tagUndo(taggedOrder), notesUndo];
