import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { listAnswerers } from "../queries/staff-tickets.server.ts";
import { supportTickets } from "../tables.server.ts";

type Assignment = {
  ticketId: string;
  assigneeId: string | null;
  /** The assignee when the page was loaded. */
  was?: string | null;
};
type AssignTicketRefusal = Refusal<"forbidden" | "not_found" | "no_staff" | "assigned_meanwhile">;

/** Assigns a ticket to staff who may answer it, or to no one with null. */
export async function assignTicket(
  ctx: Ctx,
  { ticketId, assigneeId, was }: Assignment,
): Promise<Result<undefined, AssignTicketRefusal>> {
  if (!may(ctx.actor, "tickets:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const ticket = await lockRow(tx.db, supportTickets, ticketId, "update");
    if (!ticket) return refuse("not_found");
    if (assigneeId !== null) {
      const answerers = await listAnswerers(tx.db);
      if (!answerers.some(({ id }) => id === assigneeId)) return refuse("no_staff");
    }
    if (ticket.assigneeId === assigneeId) return ok(undefined);
    if (was !== undefined && was !== ticket.assigneeId) return refuse("assigned_meanwhile");
    await tx.db.update(supportTickets).set({ assigneeId }).where(eq(supportTickets.id, ticketId));
    await recordAudit(tx, {
      action: "ticket.assigned",
      subject: { type: "ticket", id: ticketId },
      before: { assigneeId: ticket.assigneeId },
      after: { assigneeId },
    });
    return ok(undefined);
  });
}
