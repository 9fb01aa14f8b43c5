import { serveStatic } from "@hono/node-server/serve-static";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import source from "#app/shells/storefront/offline/service-worker.js?raw";

/** Asks for nothing from elsewhere, and runs nothing but itself. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";
const ONE_YEAR = "public, max-age=31536000, immutable";

/** The service worker, and the files of the build; those with a version in their name stay a year. */
export function staticFiles(buildVersion: () => Promise<string>): Hono<{ Bindings: HttpBindings }> {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  // Its first line names the build: another build is another worker, which is how a browser notices.
  routes.get("/service-worker.js", async (c) => {
    return c.body(`const VERSION = ${JSON.stringify(await buildVersion())};\n${source}`, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": WORKER_POLICY,
      "x-content-type-options": "nosniff",
    });
  });
  for (const versioned of ["/assets/*", "/pictures/*", "/share/*"]) {
    routes.use(versioned, async (c, next) => {
      await next();
      if (c.res.ok) c.header("cache-control", ONE_YEAR);
      c.header("x-content-type-options", "nosniff");
    });
  }
  const files = serveStatic({ root: "./build/client", precompressed: true });
  // Looking for a file costs a page a system call, and every file has a dot in its name.
  routes.use((c, next) => (c.req.path.includes(".") ? files(c, next) : next()));
  return routes;
}
