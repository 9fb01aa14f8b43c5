import { formatDateTime } from "#app/lib/dates.ts";
import { orderMessages } from "#app/modules/orders/texts/shopper.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findSavedReply } from "../queries/saved-replies.server.ts";
import { fillReply } from "../rules/reply-fields.ts";
import type { showOrderCard } from "./show-order-card.server.ts";

type Ticket = { name: string; dueAt: Date; repliedAt: Date | null };
type Shown = Awaited<ReturnType<typeof showOrderCard>>;

/** The saved reply of an address, filled from a ticket; undefined for one that is none. */
export async function draftReply(ctx: Ctx, savedId: string, ticket: Ticket, shown: Shown) {
  const saved = savedId === "" ? undefined : await findSavedReply(ctx.db, savedId);
  if (!saved || saved.archivedAt) return undefined;
  const { site_name: shopName } = await loadSettings(ctx.db);
  // Of another person's order nothing is told to who writes.
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
