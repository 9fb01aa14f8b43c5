import { href, redirect } from "react-router";
import { cartMessages } from "#app/selling/cart/texts/shopper.ts";
import { cartCookies, readCartToken } from "#app/selling/cart/pages/shop/cart-cookies.server.ts";
import type { SignedIn } from "#app/people/customers/commands/sign-in/sign-in.server.ts";
import { landing } from "#app/people/customers/rules/landing.ts";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { userHasPaidOrder } from "#app/selling/orders/queries/has-bought.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { dropSignedUp } from "./signed-up-cookie.server.ts";
import { claimBrowserCart } from "./claim-browser-cart.server.ts";

type Entry = {
  signedIn: SignedIn & { next?: string | undefined };
  welcome: string;
  /** The method of a sign-in. With it, a user without a destination can land on their orders. */
  by?: "password" | "google";
};

/** Sends a user who has just signed in to their destination and merges their carts. */
export async function enter(
  served: RequestContext,
  request: Request,
  { signedIn, welcome, by }: Entry,
): Promise<Response> {
  const { ctx, env, log } = served;
  const next = safeNext(signedIn.next);
  if (signedIn.secondStep) {
    return toSecondStep(signedIn.cookies, by === "google" ? (next ?? href("/portal")) : next);
  }
  const to = by
    ? landing({ by, next, hasBought: await userHasPaidOrder(ctx.db, signedIn.userId) })
    : (next ?? "/");
  const token = readCartToken(request, env.appUrl);
  const claimed = await claimBrowserCart(ctx, signedIn.userId, token).catch((error: unknown) => {
    // Both carts are unchanged, and the next sign-in tries again.
    log.error({ err: error }, "the carts were not put together");
    return undefined;
  });
  const headers = cartCookies(env.appUrl, claimed?.token);
  for (const cookie of signedIn.cookies) headers.append("set-cookie", cookie);
  const capped = claimed?.capped ?? [];
  const text = [welcome, ...capped.map(cartMessages.merged)].join(" ").slice(0, 400);
  const tone = capped.length > 0 ? "warning" : "success";
  headers.append("set-cookie", dropSignedUp(env.appUrl));
  headers.append("set-cookie", flashCookie(env.appUrl, { tone, text }));
  return redirect(to, { status: 303, headers });
}

/** The carts are merged and messages shown only after the second step opens the session. */
function toSecondStep(cookies: string[], next: string | undefined): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  const page = href("/auth/second-step");
  const to = next ? `${page}?${new URLSearchParams({ next }).toString()}` : page;
  return redirect(to, { status: 303, headers });
}
