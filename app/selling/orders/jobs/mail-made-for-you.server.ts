import { formatDateTime } from "#app/lib/dates.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { orderNews as news } from "../texts/mail-news.ts";
import { mailBuyer } from "./mail-buyer.server.ts";

/** Mails the buyer of an order that staff placed the link to view, accept and pay it. */
export async function mailMadeForYou(
  ctx: JobCtx,
  order: OrderWithItems,
  dedupeKey: string,
): Promise<boolean> {
  const until = formatDateTime(order.expiresAt ?? order.createdAt);
  const made = news.madeForYou(order.orderNumber, { total: order.totalAmount, until });
  return mailBuyer(ctx, order, { dedupeKey, news: made, withLines: true });
}
