import { and, eq, gt, or } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ContactInput } from "../input.ts";
import { promiseReply, type ReplyPromise } from "../rules/promise-reply.ts";
import { SAME_MINUTES } from "../rules/ticket-terms.ts";
import { supportTickets } from "../tables.server.ts";
import { loadCalendar } from "./calendar.server.ts";

export type NewTicket = ContactInput & { formKey: string; isDemo?: boolean };
export type OpenedTicket = Pick<ReplyPromise, "nextDay"> & { ticketId: string; number: string };

/** The ticket that the same form, or the same words a moment ago, opened. */
export async function sentBefore(ctx: Ctx, { formKey, email, subject, message }: NewTicket) {
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
