import { redirect } from "react-router";
import { leaveCart } from "#app/modules/cart/commands/leave-cart.server.ts";
import {
  dropCartCookies,
  readCartToken,
} from "#app/modules/cart/storefront/cart-cookies.server.ts";
import { signOut } from "#app/modules/customers/commands/sign-out.server.ts";
import { accountMessages as say } from "#app/modules/customers/messages.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/sign-out.ts";

/** Ends the session. The cart stays with the account; the browser starts one of its own. */
export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const { ctx, env } = served;
  if (ctx.actor.kind !== "user") return redirect("/", { status: 303 });
  const everywhere = new URL(request.url).searchParams.get("everywhere") === "yes";
  const token = readCartToken(request, env.appUrl);
  const headers = dropCartCookies(env.appUrl);
  for (const cookie of await signOut(served, { everywhere }, request.headers)) {
    headers.append("set-cookie", cookie);
  }
  if (token) await leaveCart(ctx, { token });
  if (everywhere) {
    await leaveCart(ctx, { userId: ctx.actor.userId });
    const said = { tone: "success", text: say.signedOutEverywhere } as const;
    headers.append("set-cookie", flashCookie(env.appUrl, said));
  }
  return redirect("/", { status: 303, headers });
}
