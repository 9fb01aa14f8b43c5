import { and, eq, gt, or, sql } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { ContactInput } from "../input.ts";
import { loadCalendar } from "../queries/calendar.server.ts";
import { namedOrder } from "../rules/named-order.ts";
import { promiseReply, type ReplyPromise } from "../rules/promise-reply.ts";
import { ticketNumber } from "../rules/ticket-number.ts";
import { SAME_MINUTES } from "../rules/ticket-terms.ts";
import { supportTickets } from "../tables.server.ts";

/** Many people share the address of one mobile network, so it may send more than one mailbox. */
const PER_CLIENT = { name: "contact-client", points: 20, seconds: 10 * 60 };
/** A stranger who types an address has no more mails sent to it. */
const PER_ADDRESS = { name: "contact-address", points: 6, seconds: 60 * 60 };

export type NewTicket = ContactInput & { formKey: string; isDemo?: boolean };
export type OpenedTicket = Pick<ReplyPromise, "nextDay"> & { ticketId: string; number: string };
type OpenTicketRefusal = Refusal<"form_used"> | (Refusal<"too_many"> & { retryAfter: number });
type Served = Pick<RequestContext, "ctx" | "limiter" | "ip">;

/**
 * Stores what somebody wrote to the shop, under the account that is signed in, or under none. The
 * same form or the same words sent again are the ticket they were the first time; a form that was
 * used for other words is refused, so that neither text is lost.
 */
export async function openTicket(
  { ctx, limiter, ip }: Served,
  ticket: NewTicket,
): Promise<Result<OpenedTicket, OpenTicketRefusal>> {
  const known = await sentBefore(ctx, ticket);
  if (known) return known;
  for (const [limit, key] of [
    [PER_CLIENT, ip],
    [PER_ADDRESS, hashToken(ticket.email)],
  ] as const) {
    const { allowed, retryAfter } = await limiter.take(limit, key);
    if (!allowed) return refuse("too_many", { retryAfter });
  }
  return inTransaction(ctx, (tx) => storeTicket(tx, ticket));
}

async function storeTicket(
  tx: Ctx,
  { formKey, isDemo = false, ...written }: NewTicket,
): Promise<Result<OpenedTicket, Refusal<"form_used">>> {
  // Of one message sent twice at once, the second waits here and finds the first.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${written.email}, 3))`);
  const known = await sentBefore(tx, { formKey, ...written });
  if (known) return known;
  const { dueAt, nextDay } = promiseReply(tx.now, await loadCalendar(tx.db));
  const ticketId = tx.ids.newId();
  const number = await nextNumber(tx);
  const stored = await tx.db
    .insert(supportTickets)
    .values({
      id: ticketId,
      number,
      formKey,
      userId: tx.actor.kind === "user" ? tx.actor.userId : null,
      ...written,
      orderNumber: namedOrder(`${written.subject}\n${written.message}`) ?? null,
      status: "open",
      isDemo,
      createdAt: tx.now,
      dueAt,
    })
    .onConflictDoNothing()
    .returning({ id: supportTickets.id });
  // The same form under another address, at this very moment.
  if (stored.length === 0) return refuse("form_used");
  await emit(tx.db, "ticket.opened", { ticketId });
  return ok({ ticketId, number, nextDay });
}

/** What this form, or the same words a moment ago, led to. */
async function sentBefore(ctx: Ctx, { formKey, email, subject, message }: NewTicket) {
  const sameWords = and(
    eq(supportTickets.email, email),
    gt(supportTickets.createdAt, addMinutes(ctx.now, -SAME_MINUTES)),
    eq(supportTickets.subject, subject),
    eq(supportTickets.message, message),
  );
  const found = await ctx.db
    .select()
    .from(supportTickets)
    .where(or(eq(supportTickets.formKey, formKey), sameWords));
  const same = found.find(
    (one) => one.email === email && one.subject === subject && one.message === message,
  );
  if (!same) return found.length > 0 ? refuse("form_used") : undefined;
  const { nextDay } = promiseReply(same.createdAt, await loadCalendar(ctx.db));
  return ok({ ticketId: same.id, number: same.number, nextDay });
}

async function nextNumber(ctx: Ctx): Promise<string> {
  const { rows } = await ctx.db.execute<{ n: string }>(sql`select nextval('ticket_numbers') as n`);
  return ticketNumber(Number(rows[0]?.n), ctx.now);
}
