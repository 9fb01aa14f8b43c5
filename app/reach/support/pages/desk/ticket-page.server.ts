import { formatDateTime } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { offeredReplies, findSavedReply } from "../../queries/saved-replies.server.ts";
import { findTicket, listAnswerers } from "../../queries/staff-tickets.server.ts";
import { ticketsBeside } from "../../queries/tickets-beside.server.ts";
import { replyState } from "../../rules/promise-reply.ts";
import { showConversation, wholeOf } from "../../views/show-conversation.ts";
import { urgentTicketSign } from "../../views/urgent-ticket.server.ts";
import { showSnooze } from "../../views/show-snooze.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { fillReply } from "../../rules/reply-fields.ts";
import { showOrderCard } from "./show-order-card.server.ts";

/** `savedId` comes from the URL and names the saved reply that the form begins with. */
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
    urgent: urgentTicketSign([
      `${ticket.subject}. ${ticket.message}`,
      ...found.mails.map(({ shown }) => shown),
    ]),
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

type Ticket = { name: string; dueAt: Date; repliedAt: Date | null };
type OrderCardView = Awaited<ReturnType<typeof showOrderCard>>;

async function draftReply(ctx: Ctx, savedId: string, ticket: Ticket, shown: OrderCardView) {
  const saved = savedId === "" ? undefined : await findSavedReply(ctx.db, savedId);
  if (!saved || saved.archivedAt) return undefined;
  const { site_name: shopName } = await loadSettings(ctx.db);
  // The writer must learn nothing about another person's order.
  const order = shown?.order?.tie === "other" ? undefined : shown?.order;
  const isPromised = ticket.repliedAt === null && ticket.dueAt > ctx.now;
  const filled = fillReply(saved.body, {
    first_name: ticket.name.trim().split(/\s+/)[0],
    order_number: order?.number,
    order_status: order && orderMessages.status[order.status],
    tracking_link: order?.follow ?? undefined,
    reply_by: isPromised ? formatDateTime(ticket.dueAt) : undefined,
    shop_name: shopName,
  });
  return { id: saved.id, ...filled };
}
