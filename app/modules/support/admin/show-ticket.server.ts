import { data } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { findTicket, listAnswerers } from "../queries/staff-tickets.server.ts";
import { replyState } from "../rules/promise-reply.ts";
import { ticketMessages as say } from "../texts/staff.ts";

export async function showTicket(ctx: Ctx, ticketId: string) {
  const found = await findTicket(ctx.db, ticketId);
  if (!found) throw data(null, { status: 404 });
  const { createdAt, dueAt, repliedAt, closedAt, formKey: _, ...ticket } = found.ticket;
  const times = { createdAt, dueAt, repliedAt, closedAt };
  return {
    ticket,
    account: found.accountEmail && `${found.accountName} (${found.accountEmail})`,
    customerId: may(ctx.actor, "customers:read") ? found.customerId : null,
    received: formatDateTime(times.createdAt),
    due: formatDateTime(times.dueAt),
    reply: replyState(times, ctx.now),
    replies: found.replies.map(({ id, text, createdAt, authorName }) => ({
      id,
      text,
      by: say.byAuthor(authorName ?? say.formerStaff, formatDateTime(createdAt)),
    })),
    answerers: await listAnswerers(ctx.db),
    replyKey: ctx.ids.newId(),
  };
}
