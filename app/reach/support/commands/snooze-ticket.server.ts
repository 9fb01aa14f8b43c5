import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { judgeSnooze, type Snooze, type SnoozeProblem } from "../rules/snooze.ts";
import { supportTickets } from "../tables.server.ts";

type SnoozeInput = {
  ticketId: string;
  /** Null ends it. */
  snooze: Snooze | null;
  /** When the ticket was snoozed, as the page showed it; null if it was not. */
  was?: Date | null;
};
type SnoozeTicketRefusal = Refusal<"forbidden" | "not_found" | "snoozed_meanwhile"> | SnoozeProblem;

/** Puts a ticket aside until its time or until an answer comes, or takes it up again. */
export async function snoozeTicket(
  ctx: Ctx,
  { ticketId, snooze, was }: SnoozeInput,
): Promise<Result<undefined, SnoozeTicketRefusal>> {
  if (!may(ctx.actor, "tickets:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const ticket = await lockRow(tx.db, supportTickets, ticketId, "update");
    if (!ticket) return refuse("not_found");
    const wanted = snooze === null || snooze === "answer" ? null : snooze.until;
    const isSo = snooze === null ? ticket.snoozedAt === null : ticket.snoozedAt !== null;
    if (isSo && ticket.snoozedUntil?.getTime() === wanted?.getTime()) return ok(undefined);
    if (was !== undefined && was?.getTime() !== ticket.snoozedAt?.getTime()) {
      return refuse("snoozed_meanwhile");
    }
    const judged = snooze === null ? ok(undefined) : judgeSnooze(ticket, snooze, tx.now);
    if (!judged.ok) return judged;
    const snoozedAt = snooze === null ? null : tx.now;
    await tx.db
      .update(supportTickets)
      .set({ snoozedAt, snoozedUntil: wanted })
      .where(eq(supportTickets.id, ticketId));
    await recordAudit(tx, {
      action: snooze === null ? "ticket.taken_up" : "ticket.snoozed",
      subject: { type: "ticket", id: ticketId },
      before: { until: ticket.snoozedAt && (ticket.snoozedUntil ?? "answer") },
      after: { until: snooze === null ? null : (wanted ?? "answer") },
    });
    return ok(undefined);
  });
}
