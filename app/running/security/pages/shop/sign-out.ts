import { redirect, href } from "react-router";
import { leaveCart } from "#app/selling/cart/commands/leave-cart.server.ts";
import {
  dropCartCookies,
  readCartToken,
} from "#app/selling/cart/pages/shop/cart-cookies.server.ts";
import { signOut } from "#app/people/customers/commands/sign-out.server.ts";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { cookieName, writeCookie } from "#app/platform/http/cookies.server.ts";
import { flashCookie, redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { personalCookiesContext } from "#app/platform/http/personal-cookies.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/sign-out.ts";

/** Ends the session. The cart stays with the account, and the browser starts a new one. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const { ctx, env, log } = served;
  if (ctx.actor.kind !== "user") return redirect(href("/"), { status: 303 });
  const everywhere = url.searchParams.get("everywhere") === "yes";
  const token = readCartToken(request, env.appUrl);
  const ended = await signOut(served, { everywhere }, request.headers).catch((error: unknown) => {
    log.error({ err: error }, "a session could not be ended");
  });
  if (!ended) {
    const failed = { tone: "error", text: say.signOutFailed } as const;
    return redirectWithFlash(served, href("/portal"), failed);
  }
  const headers = dropCartCookies(env.appUrl);
  for (const cookie of ended) headers.append("set-cookie", cookie);
  for (const cookie of context.get(personalCookiesContext)) {
    const name = cookieName(cookie, env.appUrl);
    headers.append("set-cookie", writeCookie(name, "", env.appUrl, { maxAgeSeconds: 0 }));
  }
  if (token) await leaveCart(ctx, { token });
  if (everywhere) {
    await leaveCart(ctx, { userId: ctx.actor.userId });
    const said = { tone: "success", text: say.signedOutEverywhere } as const;
    headers.append("set-cookie", flashCookie(env.appUrl, said));
  }
  return redirect(href("/"), { status: 303, headers });
}
