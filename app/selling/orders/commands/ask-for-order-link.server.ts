import { hashToken } from "#app/platform/access/ids.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";

const LIMIT = { name: "mail-order-link", points: 5, seconds: 60 * 60 };

/**
 * Requests the mail with an order's link. The job looks for the order, so that the answer and its
 * timing are the same for every number and address.
 */
export async function askForOrderLink(
  { ctx, limiter }: Pick<RequestContext, "ctx" | "limiter">,
  lost: { orderNumber: string; email: string },
): Promise<void> {
  const { allowed } = await limiter.take(LIMIT, hashToken(lost.email));
  if (allowed) await enqueue(ctx.db, "orders.mail-link", lost);
}
