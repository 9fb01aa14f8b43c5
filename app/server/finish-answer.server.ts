import { countItems } from "#app/selling/cart/queries.server.ts";
import { CART_COOKIE } from "#app/selling/cart/rules/cart-cookie.ts";
import { isStaff } from "#app/platform/access/actor.ts";
import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import { HEADER_COOKIE, encodeHeaderSummary } from "#app/platform/http/header-summary.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

const UNAVAILABLE = 503;
const A_MONTH = 60 * 60 * 24 * 30;

/** Rewrites the header cookie when it is out of date, unless the database is away. */
export async function finishAnswer(
  request: Request,
  response: Response,
  served: RequestContext,
): Promise<Response> {
  if (served.problem || response.status === UNAVAILABLE) return response;
  const summary = await currentSummary(request, response, served).catch((error: unknown) => {
    // The answer itself stands; only the header's figures are older than they could be.
    served.log.warn({ err: error }, "the header cookie was not refreshed");
    return undefined;
  });
  if (summary === undefined) return response;
  if (summary !== (readCookie(request, HEADER_COOKIE) ?? "0.0.0")) {
    response.headers.append(
      "set-cookie",
      writeCookie(HEADER_COOKIE, summary, served.env.appUrl, {
        maxAgeSeconds: A_MONTH,
        readable: true,
      }),
    );
    // Pages that the browser has prepared are of before: a cart without what was added.
    response.headers.set("clear-site-data", '"prefetchCache", "prerenderCache"');
  }
  return response;
}

async function currentSummary(
  request: Request,
  response: Response,
  { ctx, env }: RequestContext,
): Promise<string> {
  const name = cookieName(CART_COOKIE, env.appUrl);
  const token = cookieSetBy(response, name) ?? readCookie(request, name);
  const signedIn = ctx.actor.kind === "user" && !endsSession(response);
  return encodeHeaderSummary({
    count: Math.min(await countItems(ctx.db, token), 9_999),
    signedIn: signedIn || startsSession(response),
    staff: signedIn && isStaff(ctx.actor),
  });
}

function cookieSetBy(response: Response, name: string): string | undefined {
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return set?.slice(name.length + 1).split(";")[0] || undefined;
}

/** The account library's cookie in this very answer: the actor was read before it. */
function startsSession(response: Response): boolean {
  return response.headers.getSetCookie().some((c) => /session_token=[^;]/.test(c));
}

function endsSession(response: Response): boolean {
  return response.headers.getSetCookie().some((c) => /session_token=;/.test(c));
}
