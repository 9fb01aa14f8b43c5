import { redirect } from "react-router";
import {
  LAST_ORDER_COOKIE,
  LAST_ORDER_COOKIE_SECONDS,
} from "#app/selling/orders/rules/last-order-cookie.ts";
import { cookieName, writeCookie } from "#app/platform/http/cookies.server.ts";

/**
 * Called before the browser leaves for the payment page: a guest who returns is led to this order,
 * and the payment page does not learn where they came from.
 */
export function rememberOrder(headers: Headers, appUrl: string, token: string): void {
  const name = cookieName(LAST_ORDER_COOKIE, appUrl);
  const maxAgeSeconds = LAST_ORDER_COOKIE_SECONDS;
  headers.append("set-cookie", writeCookie(name, token, appUrl, { maxAgeSeconds }));
  headers.set("referrer-policy", "no-referrer");
}

/** Redirects to the order's payment page. */
export function goToPayment(appUrl: string, orderToken: string, payAt: string): Response {
  const headers = new Headers();
  rememberOrder(headers, appUrl, orderToken);
  return redirect(payAt, { status: 303, headers });
}
