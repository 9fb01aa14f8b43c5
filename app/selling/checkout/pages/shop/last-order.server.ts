import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { LAST_ORDER_COOKIE } from "#app/selling/orders/rules/last-order-cookie.ts";
import { isPaid } from "#app/selling/orders/rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { cookieName, readCookie } from "#app/platform/http/cookies.server.ts";
import { receiptState } from "../../rules/receipt-state.ts";

/** The latest order that this browser went to pay, by its receipt's token. */
export async function lastOrderOf(ctx: Ctx, request: Request, appUrl: string) {
  const token = readCookie(request, cookieName(LAST_ORDER_COOKIE, appUrl));
  const order = token ? await findOrderByToken(ctx, token) : undefined;
  if (!token || !order) return undefined;
  const { orderNumber, paymentStatus } = order;
  const waits = receiptState(order) === "waiting";
  return { token, orderNumber, paid: isPaid(paymentStatus), waits };
}
