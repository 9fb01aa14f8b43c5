import { formatDateTime } from "#app/lib/dates.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { orderNotesOf, orderTagsInUse, tagsOfOrder } from "../../../queries/order-notes.server.ts";
import { mayRemoveNote } from "../../../rules/order-notes.ts";
import { noteMessages as say } from "../../../texts/staff-notes.ts";
import { orderNotesUndo } from "../../../undo/order-notes.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";

export async function showNotes(ctx: Ctx, orderId: string) {
  const { db, actor } = ctx;
  const mayNote = may(actor, "orders:note");
  const [tags, notes, known, { entries }] = await Promise.all([
    tagsOfOrder(db, orderId),
    orderNotesOf(db, orderId),
    mayNote ? orderTagsInUse(db) : [],
    loadHistory(ctx, { type: "order", id: orderId }, orderNotesUndo),
  ]);
  const reader = {
    userId: actor.kind === "user" ? actor.userId : undefined,
    mayWrite: may(actor, "orders:write"),
  };
  return {
    orderId,
    tags,
    /** What the field for a tag offers. */
    offered: known.map(({ name }) => name).filter((name) => !tags.includes(name)),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      at: formatDateTime(note.createdAt),
      author: note.authorName ?? say.formerStaff,
      mayRemove: mayNote && mayRemoveNote(note, reader),
    })),
    /** The key of a new note's form. Undefined if the actor may not write notes. */
    noteKey: mayNote ? ctx.ids.newId() : undefined,
    undos: entries.filter(({ undo }) => undo !== undefined),
  };
}

export type ShownNotes = Awaited<ReturnType<typeof showNotes>>;
