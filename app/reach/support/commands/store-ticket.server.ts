import { sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { orderLettersUsed } from "#app/selling/orders/queries/stored-numbers.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nextNumber } from "#app/platform/database/next-number.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { loadCalendar } from "../queries/calendar.server.ts";
import { sentBefore, type NewTicket, type OpenedTicket } from "../queries/sent-before.server.ts";
import { namedOrder } from "#app/selling/orders/rules/named-order.ts";
import { promiseTo } from "../rules/promise-to.server.ts";
import { supportTickets, ticketNumbers } from "../tables.server.ts";

/** Runs in the caller's transaction, after the caller has applied the limits. */
export async function storeTicket(
  tx: Ctx,
  { formKey, isDemo = false, ...written }: NewTicket,
): Promise<Result<OpenedTicket, Refusal<"form_used">>> {
  // If a message is sent twice at once, the second one waits here and finds the first.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${written.email}, 3))`);
  const known = await sentBefore(tx, { formKey, ...written });
  if (known) return known;
  const words = [written.subject, written.message];
  const { dueAt, nextDay } = promiseTo(words, tx.now, await loadCalendar(tx.db));
  const ticketId = tx.ids.newId();
  const number = await nextNumber(tx, "T", ticketNumbers);
  const letters = await orderLettersUsed(tx.db);
  const stored = await tx.db
    .insert(supportTickets)
    .values({
      id: ticketId,
      number,
      formKey,
      userId: tx.actor.kind === "user" ? tx.actor.userId : null,
      ...written,
      orderNumber: namedOrder(`${written.subject}\n${written.message}`, letters) ?? null,
      status: "open",
      isDemo,
      createdAt: tx.now,
      dueAt,
    })
    .onConflictDoNothing()
    .returning({ id: supportTickets.id });
  // The same form was just stored under another address.
  if (stored.length === 0) return refuse("form_used");
  await emit(tx.db, "ticket.opened", { ticketId });
  return ok({ ticketId, number, nextDay });
}
