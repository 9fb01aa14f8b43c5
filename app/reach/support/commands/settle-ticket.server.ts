import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { supportTickets } from "../tables.server.ts";
import { AWAKE } from "../rules/snooze.ts";
import { z } from "zod";
import { nothing, operation } from "#app/platform/records/operation.ts";
import { ticketByNumber } from "../queries/ticket-by-number.server.ts";

/** Closes or reopens a ticket. A ticket already in that state is left alone. */
export async function settleTicket(
  ctx: Ctx,
  { ticketId, to }: { ticketId: string; to: "closed" | "open" },
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "tickets:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const ticket = await lockRow(tx.db, supportTickets, ticketId, "update");
    if (!ticket) return refuse("not_found");
    if ((ticket.status === "closed") === (to === "closed")) return ok(undefined);
    await tx.db
      .update(supportTickets)
      .set({ status: to, closedAt: to === "closed" ? tx.now : null, ...AWAKE })
      .where(eq(supportTickets.id, ticketId));
    await recordAudit(tx, {
      action: to === "closed" ? "ticket.closed" : "ticket.reopened",
      subject: { type: "ticket", id: ticketId },
      before: { status: ticket.status },
      after: { status: to },
    });
    return ok(undefined);
  });
}

export const closeTicket = operation({
  name: "tickets.close",
  says: "Close a support ticket without a reply.",
  words: ["done", "solve"],
  who: "tickets:write",
  kind: "change",
  isRepeatable: true,
  key: ticketByNumber,
  input: z.object({}),
  output: nothing,
  run: (ctx, _, ticketId) => settleTicket(ctx, { ticketId, to: "closed" }),
});

export const reopenTicket = operation({
  name: "tickets.reopen",
  says: "Reopen a closed support ticket.",
  words: ["open"],
  who: "tickets:write",
  kind: "change",
  isRepeatable: true,
  key: ticketByNumber,
  input: z.object({}),
  output: nothing,
  run: (ctx, _, ticketId) => settleTicket(ctx, { ticketId, to: "open" }),
});
