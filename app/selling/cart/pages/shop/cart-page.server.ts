import { loadCart } from "./load-cart.server.ts";
import { knownProvince } from "#app/selling/checkout/queries/known-province.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { data, redirect, href } from "react-router";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { applyCode } from "../../commands/apply-code.server.ts";
import { changeCart, type ChangedCart } from "../../commands/change-cart.server.ts";
import { readChange, type CartChange } from "../../input.ts";
import type { CartAnswer } from "../../views/cart-answer.ts";
import { appendMessage, cartCookies, readCartToken } from "./cart-cookies.server.ts";

/** Prices shipping to the address of the buyer's last parcel. */
export const showCart = (request: Request, shop: RequestContext) =>
  loadCart(request, shop, (cartId) => knownProvince(shop.ctx, cartId));

/** Handles all forms of the cart. A script gets the answer, otherwise the next page shows it. */
export async function submitCart(request: Request, served: RequestContext) {
  const { env, log } = served;
  const texts = await readFormTexts(request);
  const viaFetch = texts["via"] === "fetch";
  try {
    const change = readChange(texts);
    const { token, retryAfter, ...answer }: ChangedCart & { retryAfter?: number } = change.ok
      ? await apply(served, readCartToken(request, env.appUrl), change.value)
      : change.answer;
    const headers = cartCookies(env.appUrl, token);
    if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
    const status = retryAfter === undefined ? statusOf(answer, change.ok) : 429;
    if (viaFetch) return data<CartAnswer>(answer, { status, headers });
    appendMessage(headers, env.appUrl, answer);
    return redirect(href("/cart"), { status: 303, headers });
  } catch (error) {
    // A page that added by fetch stays. A browser that navigated here gets the error page.
    if (!viaFetch) throw error;
    const { status, message } = toHttpProblem(error);
    log.error({ err: error }, "the cart was not changed");
    return data<CartAnswer>({ ok: false, message, tone: "error" }, { status });
  }
}

function apply(served: RequestContext, token: string | undefined, change: CartChange) {
  if (change.intent === "apply-code") return applyCode(served, token, change.promo);
  return changeCart(served.ctx, token, change);
}

function statusOf(answer: CartAnswer, understood: boolean): number {
  if (!understood) return 400;
  return answer.ok ? 200 : 409;
}
