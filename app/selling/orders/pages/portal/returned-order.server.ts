import { href } from "react-router";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { cookieName, readCookie } from "#app/platform/http/cookies.server.ts";
import { findOrderByToken } from "../../queries/find-order.server.ts";
import { LAST_ORDER_COOKIE } from "../../rules/last-order-cookie.ts";
import { returnedOrder } from "../../rules/returned-order.ts";
import { returnMessages as say } from "../../texts/shopper-returned.ts";

/**
 * The order that this browser went to pay, by its cookie. Undefined if it belongs to another
 * customer, whatever they ordered last. Returns words only, since a first visit has no room for all
 * texts.
 */
export async function returnedOrderOf(
  ctx: Ctx,
  request: Request,
  { appUrl, customerId }: { appUrl: string; customerId: string },
) {
  const token = readCookie(request, cookieName(LAST_ORDER_COOKIE, appUrl));
  const order = token && (await findOrderByToken(ctx, token));
  if (!order || order.customerId !== customerId) return undefined;
  const { orderNumber } = order;
  const state = returnedOrder(order);
  return {
    state,
    href: href("/order/:token", { token }),
    title: say.titles[state](orderNumber),
    text: say.texts[state],
    see: say.see(orderNumber),
  };
}
