import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import { flashCookie, takeFlash } from "#app/platform/http/flash.server.ts";
import type { ChangedCart } from "../../commands/change-cart.server.ts";
import {
  CART_COOKIE,
  CART_COOKIE_SECONDS,
  UNDO_COOKIE,
  UNDO_COOKIE_SECONDS,
} from "../../rules/cart-cookie.ts";
import { decodeUndo } from "../../rules/undo-lines.ts";

/** The token of the browser's own cart. Undefined before the first item. */
export function readCartToken(request: Request, appUrl: string): string | undefined {
  return readCookie(request, cookieName(CART_COOKIE, appUrl));
}

/** Extends the cart's cookie by a month. */
export function cartCookies(appUrl: string, token: string | undefined): Headers {
  const headers = new Headers();
  if (token === undefined) return headers;
  const name = cookieName(CART_COOKIE, appUrl);
  const cookie = writeCookie(name, token, appUrl, { maxAgeSeconds: CART_COOKIE_SECONDS });
  headers.append("set-cookie", cookie);
  return headers;
}

/** Drops the cookies when a session ends, so that the next user finds nothing of the cart. */
export function dropCartCookies(appUrl: string): Headers {
  const headers = new Headers();
  for (const cookie of [CART_COOKIE, UNDO_COOKIE]) {
    const name = cookieName(cookie, appUrl);
    headers.append("set-cookie", writeCookie(name, "", appUrl, { maxAgeSeconds: 0 }));
  }
  return headers;
}

/** Passes the answer and its undo on to the next page. */
export function appendMessage(headers: Headers, appUrl: string, answer: ChangedCart): void {
  const { tone, message, link, field, undo = "" } = answer;
  const flash = { tone, text: message, ...(link && { link }), ...(field && { field }) };
  headers.append("set-cookie", flashCookie(appUrl, flash));
  const name = cookieName(UNDO_COOKIE, appUrl);
  const maxAgeSeconds = undo === "" ? 0 : UNDO_COOKIE_SECONDS;
  headers.append("set-cookie", writeCookie(name, undo, appUrl, { maxAgeSeconds }));
}

/** The message for this page, and the headers that clear it. */
export function takeMessage(request: Request, appUrl: string) {
  const { flash, headers } = takeFlash(request, appUrl);
  if (!flash) return { flash, undo: undefined, headers };
  const name = cookieName(UNDO_COOKIE, appUrl);
  const left = readCookie(request, name);
  if (left) headers.append("set-cookie", writeCookie(name, "", appUrl, { maxAgeSeconds: 0 }));
  return { flash, undo: decodeUndo(left) ? left : undefined, headers };
}
