import { formatDateTime } from "#app/lib/dates.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import type { OrderWithItems } from "../queries/find-order.server.ts";
import { orderNews as news } from "../texts/mail-news.ts";
import { mailBuyer } from "./mail-buyer.server.ts";

/** The link with which the buyer of an order that staff made looks at it, agrees and pays. */
export async function mailMadeForYou(
  ctx: JobCtx,
  order: OrderWithItems,
  dedupeKey: string,
): Promise<boolean> {
  const until = formatDateTime(order.expiresAt ?? order.createdAt);
  const made = news.madeForYou(order.orderNumber, { total: order.totalAmount, until });
  return mailBuyer(ctx, order, { dedupeKey, news: made, withLines: true });
}
