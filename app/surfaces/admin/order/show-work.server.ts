import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { OrderWithItems } from "#app/modules/orders/queries/find-order.server.ts";
import { orderTimeline } from "#app/modules/orders/queries/order-timeline.server.ts";
import { coldDays } from "#app/modules/packing/queries/cold-days.server.ts";
import { showNotToday } from "#app/modules/packing/views/show-not-today.ts";
import { showDays } from "./show-days.ts";
import { showMails } from "./show-mails.server.ts";
import { showNotes } from "./show-notes.server.ts";

/** What staff wrote on an order, what the shop wrote to its buyer, and when its parcel leaves. */
export async function showWork(ctx: Ctx, order: OrderWithItems) {
  const [notes, mails, timeline, days] = await Promise.all([
    showNotes(ctx, order.id),
    showMails(ctx, order),
    orderTimeline(ctx, order),
    order.delivery?.cold ? coldDays(ctx) : undefined,
  ]);
  return {
    notes,
    mails,
    days: showDays(order, timeline),
    notToday: isToLeave(order) && days ? showNotToday(order, days) : undefined,
  };
}

const isToLeave = ({ status }: OrderWithItems) => status === "confirmed" || status === "processing";
