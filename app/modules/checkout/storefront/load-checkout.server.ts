import { redirect, href, type RouterContextProvider } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { CART_COOKIE } from "#app/modules/cart/rules/cart-cookie.ts";
import { deliveryPromise } from "#app/modules/catalog/queries/delivery.server.ts";
import { gatewaysContext } from "#app/modules/payments/gateways/gateways-context.server.ts";
import { offeredMethods } from "#app/modules/payments/rules/offered-methods.ts";
import { provinceNames } from "#app/modules/places/queries/provinces.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { cookieName, readCookie } from "#app/platform/http/cookies.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { checkoutView } from "../queries/checkout-view.server.ts";
import { showReturn } from "../views/show-return.ts";
import { paidOrderOf } from "./paid-order.server.ts";

/** The checkout of a cart with something in it; else the way to where there is something to do. */
export async function loadCheckout(
  request: Request,
  { returned }: { returned: boolean },
  context: Readonly<RouterContextProvider>,
) {
  const { ctx, env } = context.get(requestContext);
  const changed = returned ? await paidOrderOf(ctx, request, env.appUrl) : undefined;
  if (changed) throw redirect(href("/order/:token", { token: changed }));
  const view = await checkoutView(ctx, readCookie(request, cookieName(CART_COOKIE, env.appUrl)));
  if (!view) {
    const empty = flashCookie(env.appUrl, { tone: "info", text: say.emptyCart });
    throw redirect(href("/cart"), { headers: { "set-cookie": empty } });
  }
  const { openOrder, filled, ...shown } = view;
  const gatewayEnabled = context.get(gatewaysContext).enabled().length > 0;
  const methods = offeredMethods(await loadSettings(ctx.db), gatewayEnabled, view.totals.total);
  return {
    ...shown,
    methods,
    arrives: view.blocker === undefined ? await deliveryPromise(ctx) : undefined,
    provinces: await provinceNames(ctx.db),
    key: ctx.ids.newId(),
    closed: methods.length === 0,
    prefill: returned ? { ...filled.values, ...filled.ticks } : filled.values,
    returned: returned ? showReturn(openOrder, filled.asLeft) : undefined,
    guest: ctx.actor.kind === "visitor",
    kept: openOrder && {
      number: openOrder.orderNumber,
      href: openOrder.href,
      until: openOrder.expiresAt ? formatDateTime(openOrder.expiresAt) : undefined,
    },
  };
}
