import { z } from "zod";
import { searchText } from "#app/lib/list/list-query.ts";
import type { ListSpec } from "#app/lib/list/list-spec.ts";
import type { Actor } from "../access/actor.ts";
import { cookieName, readCookie, writeCookie } from "../http/cookies.server.ts";
import type { RequestContext } from "../http/request-context.server.ts";

const SECONDS = 60 * 60;

/** The cookie outlives deployments, so it is parsed like any other input. */
const stored = z.object({ by: z.string(), search: z.string() });

type CookieSources = { env: Pick<RequestContext["env"], "appUrl">; ctx: CookieCtx };
type CookieCtx = Pick<RequestContext["ctx"], "sealers"> & { actor: Actor };

/**
 * Remembers a staff member's search in a list of people for an hour: an address would carry a
 * buyer's name or mail into histories and logs, and a form alone would lose it on the way back.
 */
export function personalSearchCookie(
  { env, ctx }: CookieSources,
  list: string,
  search: string,
): string {
  const name = cookieName(cookieOf(list), env.appUrl);
  if (search === "" || ctx.actor.kind !== "user") {
    return writeCookie(name, "", env.appUrl, { maxAgeSeconds: 0 });
  }
  const text = JSON.stringify({ by: ctx.actor.userId, search });
  const sealed = ctx.sealers.for(cookieOf(list)).seal(text);
  return writeCookie(name, sealed, env.appUrl, { maxAgeSeconds: SECONDS });
}

/** Empty without a search, and for the search of a colleague in the same browser. */
export function readPersonalSearch(
  { env, ctx }: CookieSources,
  request: Request,
  spec: ListSpec,
): string {
  if (!spec.search?.personal) return "";
  const sealed = readCookie(request, cookieName(cookieOf(spec.key), env.appUrl));
  const text = sealed && ctx.sealers.for(cookieOf(spec.key)).open(sealed);
  const found = text ? stored.safeParse(JSON.parse(text)).data : undefined;
  const isOwn = ctx.actor.kind === "user" && found?.by === ctx.actor.userId;
  return isOwn ? searchText(spec, found.search) : "";
}

const cookieOf = (list: string) => `pm_search_${list}`;
