import { redirect } from "react-router";
import { cartMessages } from "#app/modules/cart/texts/shopper.ts";
import { cartCookies, readCartToken } from "#app/modules/cart/storefront/cart-cookies.server.ts";
import type { SignedIn } from "#app/modules/customers/commands/sign-in.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { dropSignedUp } from "./signed-up-cookie.server.ts";
import { claimBrowserCart } from "./claim-browser-cart.server.ts";

type Entry = { signedIn: SignedIn; welcome: string; to: string };

/** Takes somebody who just signed in to where she wanted to go, with her carts put together. */
export async function enter(
  served: RequestContext,
  request: Request,
  { signedIn, welcome, to }: Entry,
): Promise<Response> {
  const { ctx, env, log } = served;
  const token = readCartToken(request, env.appUrl);
  const claimed = await claimBrowserCart(ctx, signedIn.userId, token).catch((error: unknown) => {
    // Both carts are as they were, and the next sign-in tries again.
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
