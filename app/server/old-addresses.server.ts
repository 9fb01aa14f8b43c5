import { createMiddleware } from "hono/factory";
import { findNewAddress } from "#app/office/moving/queries/find-new-address.server.ts";
import type { Services } from "./services.server.ts";

type LeadTo = (to: string, headers: Record<string, string>, status: 301) => Response;

/** Addresses that no page of the former shop had. */
const OWN = /^\/(?:admin|portal|api|assets|order|demo)(?:\/|$)|\.data$/;

/** An address that this shop does not have leads on, if the former shop had it. */
export function oldAddresses({ db, log }: Pick<Services, "db" | "log">, leadTo: LeadTo) {
  return createMiddleware(async (c, next) => {
    await next();
    if (c.res.status !== 404 || (c.req.method !== "GET" && c.req.method !== "HEAD")) return;
    const { pathname, search } = new URL(c.req.url);
    if (OWN.test(pathname)) return;
    try {
      const to = await findNewAddress(db, pathname);
      if (to === undefined) return;
      await c.res.body?.cancel();
      // Hono would add the headers of the missing page to those of the redirect.
      c.res = undefined;
      c.res = leadTo(`${to}${search}`, {}, 301);
    } catch (error) {
      log.error({ err: error }, "an address of the former shop could not be looked up");
    }
  });
}
