import { data, redirect, href, type RouterContextProvider } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { readCartToken } from "#app/selling/cart/pages/shop/cart-cookies.server.ts";
import { takeLinkedCode } from "#app/selling/cart/pages/shop/linked-code.server.ts";
import { promiseBy } from "#app/goods/catalog/queries/delivery.server.ts";
import type { Area } from "#app/goods/delivery/rules/areas.ts";
import { judgeCold } from "#app/goods/delivery/rules/judge-cold.ts";
import { takesOnlinePayments } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { provinceNames } from "#app/running/places/queries/provinces.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { checkoutMessages as say } from "../../texts/shopper.ts";
import { checkoutView } from "../../queries/checkout-view.server.ts";
import { showReturn } from "../../views/show-return.ts";
import { lastOrderOf } from "./last-order.server.ts";
import { loadMethods } from "./load-methods.server.ts";
import { showReferral } from "./show-referral.server.ts";

/** The checkout of a cart with items. Otherwise redirects to where the buyer can continue. */
export async function loadCheckout(
  request: Request,
  { returned, addressId }: { returned: boolean; addressId: string | undefined },
  context: Readonly<RouterContextProvider>,
) {
  const shop = context.get(requestContext);
  const { ctx, env, memory } = shop;
  const last = returned ? await lastOrderOf(ctx, request, env.appUrl) : undefined;
  // The buyer returns from paying a difference.
  if (last?.paid) throw toReceipt(last.token);
  const settings = await shownSettings(shop);
  const headers = new Headers();
  await takeLinkedCode(request, shop, headers);
  const cartToken = readCartToken(request, env.appUrl);
  const view = await checkoutView(ctx, cartToken, { settings, addressId });
  // Paid from its receipt, so the cart belongs to another browser. The receipt shows the result.
  if (last?.waits && last.orderNumber !== view?.openOrder?.orderNumber) throw toReceipt(last.token);
  if (!view) {
    const empty = flashCookie(env.appUrl, { tone: "info", text: say.emptyCart });
    throw redirect(href("/cart"), { headers: { "set-cookie": empty } });
  }
  const { openOrder, filled, cold, ...shown } = view;
  const gatewayEnabled = takesOnlinePayments(context);
  const { total } = view.totals;
  // Undefined while nothing can be ordered.
  const promise = (area?: Area) =>
    view.blocker === undefined
      ? promiseBy(settings, ctx.now, {
          cold: cold.length > 0,
          travels: area?.days,
          coldTerms: area?.cold,
        })
      : undefined;
  const coldRefused = (area: Area) =>
    judgeCold(cold, { settings, areas: [area], province: null, now: ctx.now });
  const page = {
    ...shown,
    ...(await loadMethods(ctx, settings, { gatewayEnabled, total, cold })),
    arrives: promise(),
    /** One entry per area, in order, with the reason why cold goods cannot be sent there. */
    byArea: view.pricing?.areas.map((area) => ({
      arrives: promise(area),
      coldRefused: coldRefused(area),
    })),
    provinces: await memory.read("provinces", () => provinceNames(ctx.db)),
    key: ctx.ids.newId(),
    saved: filled.saved,
    chosenAddress: filled.chosen,
    alwaysDiscreet: filled.alwaysDiscreet,
    credit: filled.credit,
    offersTexts: filled.offersTexts,
    offersNews: settings.marketing_emails && !filled.getsNews,
    prefill: returned ? { ...filled.values, ...filled.ticks } : filled.values,
    returned: returned ? showReturn(openOrder, filled.asLeft) : undefined,
    referral: await showReferral(shop, request, settings),
    guest: ctx.actor.kind === "visitor",
    kept: openOrder && {
      number: openOrder.orderNumber,
      href: openOrder.href,
      until: openOrder.expiresAt ? formatDateTime(openOrder.expiresAt) : undefined,
    },
  };
  return data(page, { headers });
}

function toReceipt(token: string): Response {
  return redirect(href("/order/:token", { token }));
}
