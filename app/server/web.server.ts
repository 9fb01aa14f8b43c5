import { setTimeout as pause } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler } from "react-router";
import type { ServerBuild } from "react-router";
import { googleOrigin } from "#app/platform/auth/google.server.ts";
import { problemHeaders, toHttpProblem, tooOften } from "#app/platform/http/errors.server.ts";
import type { HttpProblem } from "#app/platform/http/errors.server.ts";
import { PAGE_POINTS } from "#app/platform/http/fair-share.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { isOrigin } from "#app/platform/http/same-origin.ts";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { isLoopback, mayBeLocal } from "#app/platform/http/client-address.ts";
import { newCacheHints } from "#app/platform/http/cache-hints.server.ts";
import type { CacheHints } from "#app/platform/http/cache-hints.server.ts";
import { takesUpload } from "../policy.ts";
import { compressed } from "./compressed.server.ts";
import { clientOf, connectionOf } from "./connection-of.server.ts";
import { drainBody } from "./drain-body.server.ts";
import { healthRoutes } from "./health.server.ts";
import { observe } from "./observe.server.ts";
import { withoutNonce } from "./pages/script-hashes.ts";
import { problemPage } from "./problem-page.server.ts";
import { routerContext } from "./router-context.server.ts";
import { serviceWorkerRoute } from "./service-worker.server.ts";
import { UNREADABLE } from "./unreadable-request.server.ts";
import { createUploadTurns } from "./upload-turns.ts";
import type { Services } from "./services.server.ts";

const MAX_BODY_BYTES = 100_000;
/** Of these the router knows what to do. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const NO_METHOD = { status: 405, message: "The shop cannot do that.", allow: "GET, HEAD, POST" };
const TOO_LONG = { status: 413, message: "That was more than the shop can take at once." };
/** A program that asks again at once would cost the others more by its refusals than by its pages. */
const REFUSAL_MS = 1_000;
const TOO_MANY_FILES = {
  status: 503,
  message: "Many people are sending files. Nothing of yours was saved. Please send it again.",
  retryAfter: 10,
};
const UNKEPT = { "cache-control": "no-store" };
const ONE_YEAR = "public, max-age=31536000, immutable";

export type BuildSource = ServerBuild | (() => Promise<ServerBuild>);

type Bindings = HttpBindings & {
  /** The page is made for everybody: nobody's cookies are with the request. */
  shared?: CacheHints;
};

export type Web = Hono<{ Bindings: Bindings }>;

type Options = {
  dev?: boolean;
  /** Resolves when kept pages know of everything committed so far. */
  caughtUp?: () => Promise<void>;
};

/** The whole HTTP surface: files, health, and the routes of `app/routes.ts`. */
export function createWeb(
  services: Services,
  build: BuildSource,
  { dev = false, caughtUp }: Options = {},
): Web {
  const { env, log } = services;
  // In development the router sends errors to the browser, stack and all.
  const handler = createRequestHandler(build, dev ? "development" : "production");
  const formTargets = [
    new URL(env.appUrl).origin,
    ...services.gateways.enabled().map((gateway) => gateway.origin),
    ...(env.google ? [googleOrigin(env.google)] : []),
  ];
  const headersWith = (scripts: readonly string[]) =>
    securityHeaders({ scripts, formTargets, dev, https: env.appUrl.startsWith("https://") });

  const barePage = (problem: HttpProblem) => problemPage(problem, new Headers(headersWith([])));

  const refuseSlowly = async (seconds: number) => {
    await pause(REFUSAL_MS);
    return barePage(tooOften(seconds));
  };

  const web: Web = new Hono();
  web.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "request failed");
    return barePage(toHttpProblem(error));
  });
  web.use(observe(log));
  web.use(async (c, next) => {
    const { shared } = c.env;
    if (!shared) return next();
    const nonce = systemIds.newToken();
    const asked = { nonce, page: shared, ip: "", loopback: mayBeLocal(env) };
    const { context } = await routerContext(services, c.req.raw, asked);
    const response = await handler(c.req.raw, context);
    const { html, scripts } = withoutNonce(await response.text(), nonce);
    const headers = new Headers({ ...headersWith(scripts), ...UNKEPT });
    const answer = new Response(html, response);
    return withHeaders(headers, answer, context.get(requestContext).problem);
  });
  web.use(drainBody);
  web.route("/", healthRoutes(services));
  web.route(
    "/",
    serviceWorkerRoute(async () => (await built(build)).assets.version),
  );
  for (const versioned of ["/assets/*", "/pictures/*", "/share/*"]) {
    web.use(versioned, async (c, next) => {
      await next();
      if (c.res.ok) c.header("cache-control", ONE_YEAR);
      c.header("x-content-type-options", "nosniff");
    });
  }
  const files = serveStatic({ root: "./build/client", precompressed: true });
  // Each look for a file costs a page a call of the system, and no file is without a dot.
  web.use((c, next) => (c.req.path.includes(".") ? files(c, next) : next()));
  web.use(async (c, next) => {
    const client = clientOf(c.env.incoming, env.trustProxy);
    const wait = services.fairShare.take(client, PAGE_POINTS);
    if (wait > 0) return refuseSlowly(wait);
    // What is sent may come slowly, and would keep others of the same address waiting.
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const turn = services.fairShare.inTurn(client, next);
    return turn ?? refuseSlowly(1);
  });
  const formLimit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => barePage(TOO_LONG) });
  const uploads = createUploadTurns();
  web.use(async (c, next) => {
    if (!takesUpload(c.req.method, c.req.path)) return formLimit(c, next);
    const client = clientOf(c.env.incoming, env.trustProxy);
    const read = await uploads.inTurn(client, async () => {
      await next();
      return true;
    });
    return read ? undefined : barePage(TOO_MANY_FILES);
  });
  web.use(async (c, next) => {
    if (!METHODS.has(c.req.method)) return barePage(NO_METHOD);
    const origin = c.req.header("origin");
    return origin === undefined || isOrigin(origin) ? next() : barePage(UNREADABLE);
  });
  web.use("/admin/*", async (c, next) => {
    await next();
    // Whoever changed something sees it on the next page they open.
    if (c.req.method !== "GET") await caughtUp?.();
  });
  web.all("*", async (c) => {
    const connection = connectionOf(c.env.incoming);
    const nonce = systemIds.newToken();
    const { context, cookies } = await routerContext(services, c.req.raw, {
      nonce,
      page: newCacheHints(),
      ip: clientOf(c.env.incoming, env.trustProxy),
      loopback: mayBeLocal(env) && isLoopback(connection),
    });
    const response = await handler(c.req.raw, context);
    const headers = new Headers({ ...headersWith([`'nonce-${nonce}'`]), ...UNKEPT });
    for (const cookie of cookies) headers.append("set-cookie", cookie);
    const answer = withHeaders(headers, response, context.get(requestContext).problem);
    return compressed(answer, c.req.header("accept-encoding"));
  });
  return web;
}

async function built(build: BuildSource): Promise<ServerBuild> {
  return typeof build === "function" ? build() : build;
}

/** What a route answered, on top of what every answer has. Of two equal cookies the route's wins. */
function withHeaders(headers: Headers, response: Response, problem?: HttpProblem): Response {
  for (const [name, value] of response.headers) {
    if (name === "set-cookie") headers.append(name, value);
    else headers.set(name, value);
  }
  if (!problem) return new Response(response.body, { status: response.status, headers });
  for (const [name, value] of Object.entries(problemHeaders(problem))) headers.set(name, value);
  return new Response(response.body, { status: problem.status, headers });
}
