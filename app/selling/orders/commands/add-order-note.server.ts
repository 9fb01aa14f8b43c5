import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { orderNoteInput, type OrderNoteInput } from "../input.ts";
import { noteField } from "../rules/order-notes.ts";
import { orderNotes } from "../tables/order-notes.server.ts";
import { lockOrder, orderByNumber } from "./lock-order.server.ts";
import { nothing, operation } from "#app/platform/records/operation.ts";

/** Adds a staff note to an order, once per form. */
export async function addOrderNote(
  ctx: Ctx,
  orderId: string,
  { key, text }: OrderNoteInput,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  const { actor } = ctx;
  if (!may(actor, "orders:note")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    if (!(await lockOrder(tx, orderId))) return refuse("not_found");
    const authorId = actor.kind === "user" ? actor.userId : null;
    const written = await tx.db
      .insert(orderNotes)
      .values({ id: key, orderId, authorId, text, createdAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: orderNotes.id });
    if (written.length === 0) return ok(undefined);
    // The log is kept longer than the note, so it must not contain the note's text.
    const field = noteField(key);
    await recordAudit(tx, {
      action: "order.noted",
      subject: { type: "order", id: orderId },
      before: { [field]: false },
      after: { [field]: true },
    });
    return ok(undefined);
  });
}

export const noteOnOrder = operation({
  name: "orders.add-note",
  says: "Add an internal note to an order. Buyers never see it.",
  words: ["comment", "remark", "memo"],
  who: "orders:note",
  kind: "change",
  isRepeatable: false,
  key: orderByNumber,
  input: orderNoteInput.omit({ key: true }),
  output: nothing,
  run: (ctx, { text }, orderId) => addOrderNote(ctx, orderId, { key: ctx.ids.newId(), text }),
});
