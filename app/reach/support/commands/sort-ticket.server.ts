import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { storedNumbers } from "#app/selling/orders/queries/stored-numbers.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { TicketTopic } from "../rules/ticket-terms.ts";
import { supportTickets } from "../tables.server.ts";

type Sorting = { topic: TicketTopic; orderNumber: string | null };
type SortTicketRefusal = Refusal<"forbidden" | "not_found" | "no_order" | "sorted_meanwhile">;

/** Sets a ticket's topic and order. `was` is what the page showed when it was loaded. */
export async function sortTicket(
  ctx: Ctx,
  ticketId: string,
  { to: asked, was }: { to: Sorting; was?: { topic: string; orderNumber: string | null } },
): Promise<Result<undefined, SortTicketRefusal>> {
  if (!may(ctx.actor, "tickets:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const ticket = await lockRow(tx.db, supportTickets, ticketId, "update");
    if (!ticket) return refuse("not_found");
    const before = { topic: ticket.topic, orderNumber: ticket.orderNumber };
    const number = asked.orderNumber && (await numberOfOrder(tx, asked.orderNumber));
    const to = { ...asked, orderNumber: number ?? asked.orderNumber };
    if (isSame(before, to)) return ok(undefined);
    if (was && !isSame(before, was)) return refuse("sorted_meanwhile");
    if (number === undefined && to.orderNumber !== before.orderNumber) return refuse("no_order");
    await tx.db.update(supportTickets).set(to).where(eq(supportTickets.id, ticketId));
    await recordAudit(tx, {
      action: "ticket.sorted",
      subject: { type: "ticket", id: ticketId },
      before,
      after: to,
    });
    return ok(undefined);
  });
}

/** The whole number of an order that may have been typed without its letters. */
async function numberOfOrder({ db }: Ctx, typed: string): Promise<string | undefined> {
  const [order] = await db
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(sql`${orders.orderNumber} = any(${storedNumbers([typed])})`);
  return order?.number;
}

type TicketLabels = { topic: string; orderNumber: string | null };

function isSame(one: TicketLabels, other: TicketLabels): boolean {
  return one.topic === other.topic && one.orderNumber === other.orderNumber;
}
