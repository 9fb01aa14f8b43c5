import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { href } from "react-router";
import type { CacheHints } from "#app/platform/http/cache-hints.server.ts";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { drainBody } from "./drain-body.server.ts";
import { healthRoutes } from "./health.server.ts";
import { observe } from "./observe.server.ts";
import { answerPrograms } from "./program-problems.server.ts";
import { oldAddresses } from "./old-addresses.server.ts";
import { photoFiles } from "./photo-files.server.ts";
import { referralLinks } from "./referral-links.server.ts";
import { createPageRenderer } from "./render-page.server.ts";
import type { BuildSource } from "./request-handler.server.ts";
import { limitBodies, limitClients, refuseMalformed } from "./request-limits.server.ts";
import type { Services } from "./services.server.ts";
import { serveStatic } from "@hono/node-server/serve-static";
import source from "#app/shells/storefront/offline/service-worker.js?raw";

/** Asks for nothing from elsewhere, and runs nothing but itself. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";
const ONE_YEAR = "public, max-age=31536000, immutable";

/** The service worker, and the files of the build; those with a version in their name stay a year. */
function staticFiles(buildVersion: () => Promise<string>): Hono<{ Bindings: HttpBindings }> {
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

type Bindings = HttpBindings & {
  /** Set when the page cache requests a page, which is then rendered without cookies. */
  shared?: CacheHints;
};

export type Web = Hono<{ Bindings: Bindings }>;

type Options = {
  dev?: boolean;
  /** Resolves when the page cache has processed all commits so far. */
  caughtUp?: () => Promise<void>;
};

/** The chain of handlers that a request passes before its route, in this order. */
export function createWeb(
  services: Services,
  build: BuildSource,
  { dev = false, caughtUp }: Options = {},
): Web {
  const pages = createPageRenderer(services, build, dev);
  const web: Web = new Hono();

  // An error that no route caught becomes a plain page.
  web.onError((error, c) => {
    services.log.error({ err: error, path: c.req.path }, "request failed");
    return pages.problem(toHttpProblem(error));
  });
  // Measures and logs every answer.
  web.use(observe(services.log));
  // The page cache renders a page; no client is behind it, so no limit applies.
  web.use((c, next) => (c.env.shared ? pages.forCache(c.req.raw, c.env.shared) : next()));
  // Reads the rest of a body that no route read, so that the connection can be reused.
  web.use(drainBody);
  // Probes and metrics for operators.
  web.route("/", healthRoutes(services));
  // Files of the build and the service worker.
  web.route(
    "/",
    staticFiles(async () => (typeof build === "function" ? await build() : build).assets.version),
  );
  // Public photos that staff uploaded.
  web.route("/", photoFiles(services.files));
  web.use("/api/*", answerPrograms);
  web.use(href("/mcp"), answerPrograms);
  web.use(limitClients(services, pages.problem));
  // Forms are short, and only a few uploads are read at once.
  web.use(limitBodies(services, pages.problem));
  // The router would throw at these.
  web.use(refuseMalformed(pages.problem));
  // Affiliate links redirect to their page.
  web.use(referralLinks(services, pages.leadTo));
  // After a change in the back-office, the next page shows it.
  web.use("/admin/*", async (c, next) => {
    await next();
    if (c.req.method !== "GET") await caughtUp?.();
  });
  // What the former shop had under an address that this shop does not have.
  web.use(oldAddresses(services, pages.leadTo));
  // All other requests go to routes.
  web.all("*", (c) => pages.forReader(c.req.raw, c.env.incoming));
  return web;
}
