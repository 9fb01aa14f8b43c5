import { href, redirect } from "react-router";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { checkLink } from "#app/selling/discounts/queries/check-link.server.ts";
import { readCode } from "#app/selling/discounts/rules/read-code.ts";
import { linkedCodeText } from "#app/selling/discounts/texts/shopper.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { isPrepared } from "#app/platform/http/speculation-rules.ts";
import { PROMO_LIMIT } from "../../rules/cart-limits.ts";
import { cartMessages as say } from "../../texts/shopper.ts";
import { linkCookie } from "./linked-code.server.ts";
import type { Route } from "./+types/discount-link.ts";

/** `GET /discount/:code`, with `?to=` for the target: shared in mails and on flyers. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  // The code applies once somebody follows the link, and not while a browser looks ahead.
  if (isPrepared(request)) return new Response(null, { status: 503 });
  const served = context.get(requestContext);
  const { message, cookie } = await follow(served, params.code);
  const headers = new Headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  headers.append("set-cookie", flashCookie(served.env.appUrl, message));
  if (cookie !== undefined) headers.append("set-cookie", cookie);
  const to = safeNext(url.searchParams.get("to")) ?? href("/products");
  return redirect(to, { status: 303, headers });
}

async function follow({ ctx, env, limiter, ip }: RequestContext, typed: string) {
  const failed = (text: string) => ({
    message: { tone: "error" as const, text },
    cookie: undefined,
  });
  const code = readCode(typed);
  if (code === undefined) return failed(say.notACode);
  const tried = await limiter.take(PROMO_LIMIT, ip);
  if (!tried.allowed) return failed(say.tooManyCodes(tried.retryAfter));
  const checked = await checkLink(ctx, code);
  const text = linkedCodeText(code, checked);
  if (!checked.ok) return failed(text);
  return { message: { tone: "success" as const, text }, cookie: linkCookie(env.appUrl, code) };
}
