import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler } from "react-router";
import type { ServerBuild } from "react-router";
import { googleOrigin } from "#app/platform/auth/google.server.ts";
import { problemHeaders, toHttpProblem } from "#app/platform/http/errors.server.ts";
import type { HttpProblem } from "#app/platform/http/errors.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { isOrigin } from "#app/platform/http/same-origin.ts";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { clientAddress, isLoopback } from "#app/platform/http/client-address.ts";
import type { Connection } from "#app/platform/http/client-address.ts";
import { takesUpload } from "../policy.ts";
import { dropUnreadBody } from "./drop-unread-body.server.ts";
import { healthRoutes } from "./health.server.ts";
import { observe } from "./observe.server.ts";
import { problemPage } from "./problem-page.server.ts";
import { routerContext } from "./router-context.server.ts";
import { UNREADABLE } from "./unreadable-request.server.ts";
import type { Services } from "./services.server.ts";

const MAX_BODY_BYTES = 100_000;
/** Of these the router knows what to do. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const NO_METHOD = { status: 405, message: "The shop cannot do that.", allow: "GET, HEAD, POST" };
const TOO_LONG = { status: 413, message: "That was more than the shop can take at once." };
const ONE_YEAR = "public, max-age=31536000, immutable";

export type BuildSource = ServerBuild | (() => Promise<ServerBuild>);

/** The whole HTTP surface: files, health, and the routes of `app/routes.ts`. */
export function createWeb(services: Services, build: BuildSource, dev = false): Hono {
  const { env, log } = services;
  // In development the router sends errors to the browser, stack and all.
  const handler = createRequestHandler(build, dev ? "development" : "production");
  const formTargets = [
    new URL(env.appUrl).origin,
    ...services.gateways.enabled().map((gateway) => gateway.origin),
    ...(env.google ? [googleOrigin(env.google)] : []),
  ];
  const headersWith = (nonce: string) =>
    securityHeaders({ nonce, formTargets, dev, https: env.appUrl.startsWith("https://") });

  const barePage = (problem: HttpProblem) =>
    problemPage(problem, new Headers(headersWith(systemIds.newToken())));

  const web = new Hono();
  web.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "request failed");
    return barePage(toHttpProblem(error));
  });
  web.use(observe(log));
  web.use(dropUnreadBody);
  web.route("/", healthRoutes(services));
  for (const versioned of ["/assets/*", "/pictures/*"]) {
    web.use(versioned, async (c, next) => {
      await next();
      if (c.res.ok) c.header("cache-control", ONE_YEAR);
      c.header("x-content-type-options", "nosniff");
    });
  }
  web.use(serveStatic({ root: "./build/client", precompressed: true }));
  const formLimit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => barePage(TOO_LONG) });
  web.use((c, next) => (takesUpload(c.req.method, c.req.path) ? next() : formLimit(c, next)));
  web.use(async (c, next) => {
    if (!METHODS.has(c.req.method)) return barePage(NO_METHOD);
    const origin = c.req.header("origin");
    return origin === undefined || isOrigin(origin) ? next() : barePage(UNREADABLE);
  });
  web.all("*", async (c) => {
    const connection: Connection = {
      peer: getConnInfo(c).remote.address,
      host: c.req.header("host") ?? null,
      forwardedFor: c.req.header("x-forwarded-for") ?? null,
      forwarded: Object.keys(c.req.header()).some((name) => /^(x-)?forwarded/i.test(name)),
    };
    const nonce = systemIds.newToken();
    const { context, cookies } = await routerContext(services, c.req.raw, {
      nonce,
      ip: clientAddress(connection, env.trustProxy),
      loopback: env.demo && isLoopback(connection),
    });
    const response = await handler(c.req.raw, context);
    const headers = new Headers({ ...headersWith(nonce), "cache-control": "no-store" });
    for (const cookie of cookies) headers.append("set-cookie", cookie);
    return withHeaders(headers, response, context.get(requestContext).problem);
  });
  return web;
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
