import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { OrderLinkMail } from "../emails/order-link.tsx";
import { orderMail } from "../texts/mail.ts";
import { orderUrl } from "../rules/order-link.ts";
import { orders } from "../tables.server.ts";

/** To the address the order was placed with; at most one an hour, however often it is asked for. */
export async function mailOrderLink(
  ctx: Ctx,
  links: { appUrl: string },
  asked: { orderNumber: string; email: string },
): Promise<void> {
  const sameEmail = eq(sql`lower(${orders.email})`, asked.email);
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, asked.orderNumber), sameEmail));
  if (!order) return;
  const { firstName, orderNumber } = order;
  await queueMail(ctx, {
    dedupeKey: `order-link:${order.id}:${order.accessIssue}:${ctx.now.toISOString().slice(0, 13)}`,
    to: order.email,
    subject: orderMail.link.subject(orderNumber),
    template: OrderLinkMail,
    props: { firstName, orderNumber, receiptUrl: orderUrl(ctx, order, links) },
  });
}
