import { findOrderByToken } from "#app/modules/orders/queries/find-order.server.ts";
import { LAST_ORDER_COOKIE } from "#app/modules/orders/rules/last-order-cookie.ts";
import { isPaid } from "#app/modules/orders/rules/order-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { cookieName, readCookie } from "#app/platform/http/cookies.server.ts";

/**
 * The token of the order this browser last went to pay, where that is paid already: then the
 * buyer comes back from paying a difference, and the receipt says where it stands.
 */
export async function paidOrderOf(
  ctx: Ctx,
  request: Request,
  appUrl: string,
): Promise<string | undefined> {
  const token = readCookie(request, cookieName(LAST_ORDER_COOKIE, appUrl));
  const order = token ? await findOrderByToken(ctx, token) : undefined;
  return order && isPaid(order.paymentStatus) ? token : undefined;
}
