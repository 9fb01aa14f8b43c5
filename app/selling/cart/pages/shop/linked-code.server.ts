import { readCode } from "#app/selling/discounts/rules/read-code.ts";
import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { chooseLinkedCode } from "../../commands/choose-linked-code.server.ts";
import { LINK_COOKIE, LINK_COOKIE_SECONDS } from "../../rules/cart-cookie.ts";
import { readCartToken } from "./cart-cookies.server.ts";

/** Keeps a link's code until there is a cart. Following a link stores nothing else. */
export function linkCookie(appUrl: string, code: string): string {
  const settings = { maxAgeSeconds: LINK_COOKIE_SECONDS };
  return writeCookie(cookieName(LINK_COOKIE, appUrl), code, appUrl, settings);
}

/**
 * Applies a link's code to this browser's cart once there is one, and appends headers that clear
 * the cookie. For pages that show the price of a cart.
 */
export async function takeLinkedCode(
  request: Request,
  { ctx, env }: Pick<RequestContext, "ctx" | "env">,
  headers: Headers,
): Promise<void> {
  const name = cookieName(LINK_COOKIE, env.appUrl);
  const left = readCookie(request, name);
  if (!left) return;
  const code = readCode(left);
  const token = readCartToken(request, env.appUrl);
  if (code && !(token && (await chooseLinkedCode(ctx, token, code)))) return;
  headers.append("set-cookie", writeCookie(name, "", env.appUrl, { maxAgeSeconds: 0 }));
}
