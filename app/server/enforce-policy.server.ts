import { redirect, href } from "react-router";
import { LAST_ORDER_COOKIE } from "#app/selling/orders/rules/last-order-cookie.ts";
import { may } from "#app/platform/access/may.ts";
import { cookieName, readCookie } from "#app/platform/http/cookies.server.ts";
import { tooOften, type HttpProblem } from "#app/platform/http/errors.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { isSameOrigin } from "#app/platform/http/same-origin.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { securityMessages } from "#app/running/security/texts/shopper.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { currentSpan } from "#app/platform/traces/trace.server.ts";
import { askForProof } from "./ask-for-proof.server.ts";
import { policyOf } from "../policy.ts";
import { SWITCHABLE_LIMITS } from "./switchable-limits.ts";
import type { Method, Rule } from "#app/platform/access/page.ts";

type PolicyRequest = {
  request: Request;
  /** The page's address; the request's own address may end in `.data`. */
  url: URL;
  pattern: string;
};

/**
 * Enforces the access policy before any loader or action: the route is declared and allows the
 * method, a write comes from our own pages, the limit is not used up, and the actor is allowed.
 * Commands check the actor again.
 */
export async function enforcePolicy(entry: PolicyRequest, served: RequestContext): Promise<void> {
  const { request, pattern } = entry;
  const row = policyOf(pattern);
  currentSpan()?.rename(`${request.method} /${pattern.replace(/^\//, "")}`);
  if (!row) throw new Response("Forbidden", { status: 403 });
  const method = methodOf(request);
  const rule = method && row[method];
  if (!rule) {
    const allow = Object.keys(row).join(", ");
    throw refused(served, { status: 405, message: "Method not allowed", allow });
  }
  if (request.method === "POST" && !rule.signed && !fromOwnPage(request, served)) {
    throw new Response("This request did not come from the shop's own pages.", { status: 403 });
  }
  await takeFromLimit(rule, served);
  admit(rule, entry, served);
  await askForProof(rule, entry, served);
}

function methodOf(request: Request): Method | undefined {
  if (request.method === "GET" || request.method === "HEAD") return "GET";
  return request.method === "POST" ? "POST" : undefined;
}

function fromOwnPage(request: Request, { env }: RequestContext): boolean {
  return isSameOrigin(
    {
      origin: request.headers.get("origin"),
      secFetchSite: request.headers.get("sec-fetch-site"),
      host: request.headers.get("host"),
    },
    env,
  );
}

async function takeFromLimit(rule: Rule, served: RequestContext): Promise<void> {
  if (!rule.limit) return;
  const { allowed, retryAfter } = await served.limiter.take(rule.limit, served.ip);
  if (allowed || (await isSwitchedOff(rule.limit.name, served))) return;
  throw refused(served, tooOften(retryAfter));
}

/** Read only after a limit is used up, so that ordinary requests read no setting for it. */
async function isSwitchedOff(limit: string, { ctx, log }: RequestContext): Promise<boolean> {
  if (!SWITCHABLE_LIMITS.includes(limit)) return false;
  try {
    return !(await loadSettings(ctx.db)).api_rate_limiting;
  } catch (error) {
    log.error({ err: error }, "the settings were not read, the limit stands");
    return false;
  }
}

/** The page made of a thrown response loses its headers, so they are noted here. */
function refused(served: RequestContext, problem: HttpProblem): Response {
  served.problem = problem;
  return new Response(problem.message, { status: problem.status });
}

function admit({ who }: Rule, entry: PolicyRequest, { ctx, env, loopback }: RequestContext): void {
  if (who === "anyone") return;
  if (who === "demo") {
    if (env.demo && loopback) return;
    throw notFound();
  }
  if (ctx.actor.kind === "visitor") throw redirect(visitorTarget(entry, env.appUrl));
  if (who === "signed-in") return;
  if (may(ctx.actor, who)) return leadToSecurity(ctx.actor, env.appUrl);
  throw redirect(href("/"), {
    headers: {
      "set-cookie": flashCookie(env.appUrl, {
        tone: "error",
        title: "Access Denied",
        text: "You don't have permission to access the admin dashboard",
      }),
    },
  });
}

/** Visitors go to the sign-in page, except guests who return from paying: they have no account. */
function visitorTarget({ request, url }: PolicyRequest, appUrl: string): string {
  const { pathname, search, searchParams } = url;
  const lastOrder = readCookie(request, cookieName(LAST_ORDER_COOKIE, appUrl));
  if (pathname === href("/portal") && searchParams.get("order_success") === "true" && lastOrder) {
    return href("/order/:token", { token: lastOrder });
  }
  return `${href("/auth")}?next=${encodeURIComponent(`${pathname}${search}`)}`;
}

/** Staff who lack a required second factor may only use the page that adds it. */
function leadToSecurity(actor: Actor, appUrl: string): void {
  if (actor.kind !== "user" || !actor.owesFactor) return;
  const said = { tone: "warning", text: securityMessages.required } as const;
  const headers = { "set-cookie": flashCookie(appUrl, said) };
  throw redirect(href("/portal/security"), { status: 303, headers });
}
