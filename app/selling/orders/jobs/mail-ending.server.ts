import { z } from "zod";
import { endNews as say } from "../texts/mail-ends.ts";
import type { OrderNews } from "../texts/mail.ts";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { dueOf, isPaid, moneyWay } from "../rules/order-terms.ts";
import { mailBuyer } from "./mail-buyer.server.ts";
import { ofOrder, onOrder } from "./on-order.server.ts";

/** Mails the buyer that an order ended, once per reason, if that is still true. */
export const mailOrderEnded = onOrder(
  "orders.mail-ended",
  // Missing in jobs of an earlier version.
  ofOrder.extend({ wasPaid: z.boolean().default(false) }),
  async (ctx, order, ended) => {
    const news = order.status === "cancelled" && newsOf(order, ended);
    if (!news) return;
    const dedupeKey = `order-ended:${order.id}:${order.endedWhy}`;
    await mailBuyer(ctx, order, { dedupeKey, news, withLines: true });
  },
);

function newsOf(order: OrderWithItems, { wasPaid }: { wasPaid: boolean }): OrderNews | undefined {
  const { orderNumber, endedWhy, endedNote: note, paymentMethod } = order;
  const paid = isPaid(order.paymentStatus);
  const repays = paid && dueOf(order) > 0 ? moneyWay(paymentMethod) : undefined;
  switch (endedWhy) {
    case "expired":
      // The payment arrived in the meantime, and has its own mail.
      if (paid) return undefined;
      return order.paymentMethod === "cod" ? say.lapsed(orderNumber) : say.expired(orderNumber);
    case "released":
      return paid ? undefined : say.released(orderNumber);
    case "by_buyer":
      // A payment for an order that was canceled unpaid has its own mail, too.
      return paid && !wasPaid ? undefined : say.byBuyer(orderNumber, repays);
    case "by_staff":
      return say.byStaff(orderNumber, { note, repays });
    case "refused":
      return say.refused(orderNumber, repays);
    // The mail of the new order says so.
    case "placed_again":
    case null:
      return undefined;
  }
}
