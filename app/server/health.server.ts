import { createHash, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { findLastCheck } from "#app/running/books/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { isLoopback, mayBeLocal } from "#app/platform/http/client-address.ts";
import { connectionOf } from "./connection-of.server.ts";
import { bookFigures, metrics } from "./metrics.server.ts";
import type { Services } from "./services.server.ts";

/** Named by each route: a `use` here would reach every answer of the app these are mounted in. */
const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header("cache-control", "no-store");
});

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, with a database and room on the disk.
 * `/metrics`: figures for Prometheus, for requests with the token and, of a demo, from its machine;
 * for others the page does not exist.
 */
export function healthRoutes({
  env,
  db,
  pool,
  hasRoom,
}: Services): Hono<{ Bindings: HttpBindings }> {
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
    await noteBooks(db).catch(() => undefined);
    return c.body(await metrics.metrics(), 200, { "content-type": metrics.contentType });
  });
  return routes;
}

async function noteBooks(db: Db): Promise<void> {
  const last = await findLastCheck(db);
  bookFigures.problems.set(last?.problems.length ?? 0);
  bookFigures.checkedAt.set(last ? new Date(last.checkedAt).getTime() / 1_000 : 0);
}

function hasToken(sent: string | undefined, token: string | undefined): boolean {
  if (sent === undefined || token === undefined) return false;
  // The comparison needs two buffers of one length.
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(sent), digest(`Bearer ${token}`));
}
