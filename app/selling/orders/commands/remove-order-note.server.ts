import { and, eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mayRemoveNote, noteField } from "../rules/order-notes.ts";
import { orderNotes } from "../tables/order-notes.server.ts";

type NoteRemoval = {
  orderId: string;
  noteId: string;
  back?: boolean;
};

/** Removes or restores a note. Only its author or staff who manage all orders may do it. */
export async function removeOrderNote(
  ctx: Ctx,
  { orderId, noteId, back = false }: NoteRemoval,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "not_author">>> {
  const { actor } = ctx;
  if (!may(actor, "orders:note")) return refuse("forbidden");
  const reader = {
    userId: actor.kind === "user" ? actor.userId : undefined,
    mayWrite: may(actor, "orders:write"),
  };
  return inTransaction(ctx, async (tx) => {
    const isThis = and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, orderId));
    const [note] = await tx.db.select().from(orderNotes).where(isThis).for("update");
    if (!note) return refuse("not_found");
    if (!mayRemoveNote(note, reader)) return refuse("not_author");
    if ((note.removedAt === null) === back) return ok(undefined);
    const removedAt = back ? null : tx.now;
    await tx.db.update(orderNotes).set({ removedAt }).where(isThis);
    const field = noteField(noteId);
    await recordAudit(tx, {
      action: back ? "order.note_restored" : "order.note_removed",
      subject: { type: "order", id: orderId },
      before: { [field]: !back },
      after: { [field]: back },
    });
    return ok(undefined);
  });
}
