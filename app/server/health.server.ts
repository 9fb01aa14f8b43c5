import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { isLoopback } from "#app/platform/http/client-address.ts";
import { metrics } from "./metrics.server.ts";
import type { Services } from "./services.server.ts";

/** Named by each route: a `use` here would reach every answer of the app these are mounted in. */
const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header("cache-control", "no-store");
});

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, database included. `/metrics`: figures
 * for Prometheus, to this machine only.
 */
export function healthRoutes({ pool }: Services): Hono {
  const routes = new Hono();
  routes.get("/healthz", noStore, (c) => c.text("ok"));
  routes.get("/readyz", noStore, async (c) => {
    try {
      await pool.query("select 1");
      return c.text("ready");
    } catch {
      c.header("retry-after", "5");
      return c.text("the database does not answer", 503);
    }
  });
  routes.get("/metrics", noStore, async (c) => {
    const local = isLoopback({
      peer: getConnInfo(c).remote.address,
      host: c.req.header("host") ?? null,
      forwardedFor: null,
      forwarded: Object.keys(c.req.header()).some((name) => /^(x-)?forwarded/i.test(name)),
    });
    if (!local) return c.notFound();
    return c.body(await metrics.metrics(), 200, { "content-type": metrics.contentType });
  });
  return routes;
}
