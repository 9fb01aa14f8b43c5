import { formatDateTime } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { offeredReplies } from "../queries/saved-replies.server.ts";
import { findTicket, listAnswerers } from "../queries/staff-tickets.server.ts";
import { ticketsBeside } from "../queries/tickets-beside.server.ts";
import { replyState } from "../rules/promise-reply.ts";
import { showConversation, wholeOf } from "../views/show-conversation.ts";
import { showSnooze } from "../views/show-snooze.ts";
import { draftReply } from "./draft-reply.server.ts";
import { showOrderCard } from "./show-order-card.server.ts";

/** `savedId` names the saved reply that the form begins with, as the address has it. */
export async function showTicket(ctx: Ctx, ticketId: string, savedId = "") {
  const found = orNotFound(await findTicket(ctx.db, ticketId));
  const { createdAt, dueAt, repliedAt, closedAt, formKey: _, ...known } = found.ticket;
  const { snoozedAt: __, snoozedUntil: ___, ...ticket } = known;
  const { customerId, accountConfirmed, accountEmail } = found;
  const confirmedEmail = accountConfirmed ? accountEmail : null;
  const [orderCard, beside, answerers, offered] = await Promise.all([
    showOrderCard(ctx, {
      orderNumber: ticket.orderNumber,
      writer: { email: ticket.email, customerId, confirmedEmail },
    }),
    ticketsBeside(ctx.db, ticket),
    listAnswerers(ctx.db),
    offeredReplies(ctx.db),
  ]);
  const times = { createdAt, dueAt, repliedAt, closedAt };
  return {
    ticket,
    account: found.accountEmail && `${found.accountName} (${found.accountEmail})`,
    customerId: may(ctx.actor, "customers:read") ? customerId : null,
    received: formatDateTime(times.createdAt),
    due: formatDateTime(times.dueAt),
    reply: replyState(times, ctx.now),
    seen: found.replies.length + found.mails.length,
    openedByMail: found.openedBy && { whole: wholeOf(found.openedBy) },
    entries: showConversation(found),
    snooze: showSnooze(found.ticket, ctx.now),
    answerers,
    orderCard,
    beside: beside.map(({ createdAt: at, ...other }) => ({
      ...other,
      received: formatDateTime(at),
    })),
    offered,
    draft: await draftReply(ctx, savedId, found.ticket, orderCard),
    replyKey: ctx.ids.newId(),
    noteKey: ctx.ids.newId(),
  };
}
