import { redirect } from "react-router";
import {
  LAST_ORDER_COOKIE,
  LAST_ORDER_COOKIE_SECONDS,
} from "#app/selling/orders/rules/last-order-cookie.ts";
import { cookieName, writeCookie } from "#app/platform/http/cookies.server.ts";

/**
 * Before the browser leaves for the payment page: a guest who comes back is led to this order, and
 * the page over there does not learn where they came from.
 */
export function rememberOrder(headers: Headers, appUrl: string, token: string): void {
  const name = cookieName(LAST_ORDER_COOKIE, appUrl);
  const maxAgeSeconds = LAST_ORDER_COOKIE_SECONDS;
  headers.append("set-cookie", writeCookie(name, token, appUrl, { maxAgeSeconds }));
  headers.set("referrer-policy", "no-referrer");
}

/** To the page where an order is paid. */
export function goToPayment(appUrl: string, orderToken: string, payAt: string): Response {
  const headers = new Headers();
  rememberOrder(headers, appUrl, orderToken);
  return redirect(payAt, { status: 303, headers });
}
