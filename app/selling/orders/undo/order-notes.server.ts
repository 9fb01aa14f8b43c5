import { ok, type Result } from "#app/lib/result.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { removeOrderNote } from "../commands/remove-order-note.server.ts";
import { tagOrder } from "../commands/tag-order.server.ts";
import { notesThere, tagsOf } from "../queries/order-notes.server.ts";
import { readField } from "../rules/order-notes.ts";
import { noteMessages as say } from "../texts/staff-notes.ts";

/** Tags and notes of an order, each a field that exists or not. Nothing else can be undone here. */
export const orderNotesUndo: UndoableRecord = {
  type: "order",
  who: "orders:note",
  read: async (db, orderId, names) => {
    if (!isUuid(orderId)) return undefined;
    const about = names.flatMap((name) => {
      const field = readField(name);
      return field ? [{ name, field }] : [];
    });
    const noteIds = about.flatMap(({ field }) => ("noteId" in field ? [field.noteId] : []));
    const [tags, notes] = await Promise.all([
      about.length > noteIds.length ? tagsOf(db, orderId) : [],
      notesThere(db, orderId, noteIds.filter(isUuid)),
    ]);
    const has = new Set(tags.map(({ name }) => name));
    const fields = about.map(({ name, field }) => {
      const isThere = "tag" in field ? has.has(field.tag) : notes.get(field.noteId);
      return [name, isThere] as const;
    });
    // A note that can no longer be restored says neither.
    const known = fields.filter(([, isThere]) => isThere !== undefined);
    return { version: 1, fields: Object.fromEntries(known) };
  },
  save: async (ctx, { id: orderId, fields, restored }) => {
    for (const name of restored) {
      const field = readField(name);
      if (!field) continue;
      const isThere = fields[name] === true;
      // One after the other: the first that can't be undone ends it.
      // oxlint-disable-next-line no-await-in-loop
      const saved: Result<unknown> =
        "tag" in field
          ? await tagOrder(ctx, orderId, { [isThere ? "add" : "remove"]: [field.tag] })
          : await removeOrderNote(ctx, { orderId, noteId: field.noteId, back: isThere });
      if (!saved.ok) return saved;
    }
    return ok(undefined);
  },
  refusals: { too_many: say.tagProblems.too_many, not_author: say.notAuthor },
};
