import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orderNews as say } from "../emails/messages.ts";
import type { OrderNews } from "../emails/messages.ts";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { isPaid } from "../rules/order-terms.ts";
import { mailBuyer } from "./mail-buyer.server.ts";

/** Tells the buyer that an order ended, once for each way to end, if that is still true. */
export async function mailEnding(
  ctx: Ctx,
  links: { appUrl: string },
  order: OrderWithItems,
): Promise<void> {
  const news = order.status === "cancelled" && newsOf(order);
  if (!news) return;
  const dedupeKey = `order-ended:${order.id}:${order.endedWhy}`;
  await mailBuyer(ctx, links, order, { dedupeKey, news, withLines: true });
}

function newsOf(order: OrderWithItems): OrderNews | undefined {
  const { orderNumber, endedWhy, endedNote: note } = order;
  const paid = isPaid(order.paymentStatus);
  switch (endedWhy) {
    case "expired":
      // Its payment came meanwhile, and has a mail of its own.
      return paid ? undefined : say.expired(orderNumber);
    case "by_buyer":
      return paid ? undefined : say.byBuyer(orderNumber);
    case "by_staff":
      return say.byStaff(orderNumber, { note, paid });
    case "refused":
      return say.refused(orderNumber);
    // The mail of the order that took its place says so.
    case "placed_again":
    case null:
      return undefined;
  }
}
