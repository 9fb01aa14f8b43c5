import { createHash, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { isLoopback, mayBeLocal } from "#app/platform/http/client-address.ts";
import { connectionOf } from "./connection-of.server.ts";
import { metrics } from "./metrics.server.ts";
import type { Services } from "./services.server.ts";

/** Named by each route: a `use` here would reach every answer of the app these are mounted in. */
const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header("cache-control", "no-store");
});

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, the database and room for what is
 * saved included. `/metrics`: figures
 * for Prometheus, to whoever has the token and, of a demo, to its machine. To others it is a page
 * that does not exist.
 */
export function healthRoutes({ env, pool, hasRoom }: Services): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.get("/healthz", noStore, (c) => c.text("ok"));
  routes.get("/readyz", noStore, async (c) => {
    try {
      await pool.query("select 1");
      if (hasRoom()) return c.text("ready");
      c.header("retry-after", "60");
      return c.text("the disk is full", 503);
    } catch {
      c.header("retry-after", "5");
      return c.text("the database does not answer", 503);
    }
  });
  routes.get("/metrics", noStore, async (c, next) => {
    const local = mayBeLocal(env) && isLoopback(connectionOf(c.env.incoming));
    if (!local && !hasToken(c.req.header("authorization"), env.metricsToken)) return next();
    return c.body(await metrics.metrics(), 200, { "content-type": metrics.contentType });
  });
  return routes;
}

function hasToken(given: string | undefined, token: string | undefined): boolean {
  if (given === undefined || token === undefined) return false;
  // Of one length, as the comparison wants them.
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}
