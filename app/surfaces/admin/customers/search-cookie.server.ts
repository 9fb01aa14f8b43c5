import { z } from "zod";
import type { Actor } from "#app/platform/access/actor.ts";
import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import type { Sealers } from "#app/platform/http/sealer.server.ts";

const COOKIE = "pm_customer_search";
const SECONDS = 60 * 60;

type CookieServices = { appUrl: string; sealers: Sealers };

/** It outlives deployments, so it is parsed like any other input. */
const storedSearch = z.object({ by: z.string(), search: z.string() });

/**
 * What somebody of the staff searches customers by, for an hour: an address would carry a buyer's
 * name or mail into histories and logs, and a form alone would forget it on the way back.
 */
export function searchCookie(
  search: string,
  actor: Actor,
  { appUrl, sealers }: CookieServices,
): string {
  const name = cookieName(COOKIE, appUrl);
  if (search === "" || actor.kind !== "user") {
    return writeCookie(name, "", appUrl, { maxAgeSeconds: 0 });
  }
  const sealed = sealers.for(COOKIE).seal(JSON.stringify({ by: actor.userId, search }));
  return writeCookie(name, sealed, appUrl, { maxAgeSeconds: SECONDS });
}

/** Empty without a search, and for the search of a colleague in the same browser. */
export function readSearch(
  request: Request,
  actor: Actor,
  { appUrl, sealers }: CookieServices,
): string {
  const sealed = readCookie(request, cookieName(COOKIE, appUrl));
  const text = sealed && sealers.for(COOKIE).open(sealed);
  const found = text ? storedSearch.safeParse(JSON.parse(text)).data : undefined;
  return actor.kind === "user" && found?.by === actor.userId ? found.search : "";
}
