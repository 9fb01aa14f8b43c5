import { Hono } from "hono";
import source from "#app/surfaces/storefront/offline/service-worker.js?raw";

/** Asks for nothing from elsewhere, and runs nothing but itself. */
const POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";

/**
 * The worker that browsers keep beside our pages. Its first line names the build: another build is
 * another worker, which is how a browser notices.
 */
export function serviceWorkerRoute(buildVersion: () => Promise<string>): Hono {
  const routes = new Hono();
  routes.get("/service-worker.js", async (c) => {
    return c.body(`const VERSION = ${JSON.stringify(await buildVersion())};\n${source}`, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
    });
  });
  return routes;
}
