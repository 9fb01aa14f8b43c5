import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { supportNotes, supportTickets } from "../tables.server.ts";
import { z } from "zod";
import { nothing, operation } from "#app/platform/records/operation.ts";
import { ticketByNumber } from "../queries/ticket-by-number.server.ts";
import { ticketNote } from "../input.ts";

type Note = { ticketId: string; key: string; text: string };

/** Adds an internal note to a ticket, once for each form. It is never mailed. */
export async function noteTicket(
  ctx: Ctx,
  { ticketId, key, text }: Note,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  const { actor } = ctx;
  if (!may(actor, "tickets:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    if (!(await lockRow(tx.db, supportTickets, ticketId, "update"))) return refuse("not_found");
    const authorId = actor.kind === "user" ? actor.userId : null;
    const written = await tx.db
      .insert(supportNotes)
      .values({ id: key, ticketId, authorId, text, createdAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: supportNotes.id });
    if (written.length === 0) return ok(undefined);
    // The note has the words. The log has none because it is kept longer.
    await recordAudit(tx, {
      action: "ticket.noted",
      subject: { type: "ticket", id: ticketId },
      after: { noteId: key },
    });
    return ok(undefined);
  });
}

export const noteOnTicket = operation({
  name: "tickets.add-note",
  says: "Add an internal note to a support ticket. The writer never sees it.",
  words: ["comment", "remark", "memo"],
  who: "tickets:write",
  kind: "change",
  isRepeatable: false,
  key: ticketByNumber,
  input: z.object({ note: ticketNote }),
  output: nothing,
  run: (ctx, { note: text }, ticketId) => noteTicket(ctx, { ticketId, key: ctx.ids.newId(), text }),
});
