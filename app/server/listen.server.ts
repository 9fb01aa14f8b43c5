import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { ConfigurationError, type Env } from "#app/platform/env.server.ts";
import { headersOfAnything } from "#app/platform/http/security-headers.server.ts";
import { cutSlowReaders } from "./cut-slow-readers.server.ts";
import { drain } from "./drain-body.server.ts";
import {
  UNREADABLE,
  answerUnreadable,
  endUnreadable,
  refuseHost,
} from "./unreadable-request.server.ts";
import { isLocalPeer } from "#app/platform/http/client-address.ts";
import type { HttpProblem } from "#app/platform/http/errors.server.ts";
import { hostName, isLocalName } from "#app/platform/http/host-header.ts";

/** Probes use the address of the machine, not the name of the shop. */
const OF_THE_PROCESS = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** Why a request under this host name is refused; undefined for the shop's own name. */
function hostProblem(
  { rawHeaders, headers, socket, url = "" }: IncomingMessage,
  { hostNames, appUrl }: Pick<Env, "hostNames" | "appUrl">,
): HttpProblem | undefined {
  // With two Host headers, the proxy and the shop might each read a different one.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  const name = hosts.length === 1 ? hostName(headers.host ?? "") : undefined;
  if (name === undefined) return UNREADABLE;
  if (hostNames === undefined || hostNames.includes(name)) return undefined;
  if (isLocalName(name) && isLocalPeer(socket.remoteAddress)) return undefined;
  if (OF_THE_PROCESS.test(url)) return undefined;
  return { status: 421, message: "The shop isn’t at this address.", home: appUrl };
}

/** Answers from the page cache, all headers included; `false` leaves the request to the app. */
export type AnswerFromCache = (
  req: IncomingMessage,
  res: ServerResponse,
) => Promise<boolean> | boolean;
export type DevHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** The limit for a request to arrive, and for an answer of usual size to be read. */
const TIMEOUT_MS = 30_000;

type ListenOptions = {
  dev?: DevHandler | undefined;
  answerFromCache?: AnswerFromCache;
  timeoutMs?: number;
};

/** Slow and silent clients are disconnected, so that they cannot use up connections. */
export function listen(
  env: Env,
  web: { fetch: Parameters<typeof getRequestListener>[0] },
  { dev, answerFromCache, timeoutMs = TIMEOUT_MS }: ListenOptions = {},
): Promise<Server> {
  const https = env.appUrl.startsWith("https://");
  const onEveryAnswer = Object.entries(headersOfAnything(https));
  const listener = getRequestListener(web.fetch, {
    errorHandler: (error) => answerUnreadable(error, https),
  });
  // Headers set in advance slowed cached pages by a third, so the page cache brings its own.
  const app = (req: IncomingMessage, res: ServerResponse) => {
    for (const [name, value] of onEveryAnswer) res.setHeader(name, value);
    void listener(req, res);
  };
  const server = createServer(
    {
      headersTimeout: Math.min(10_000, timeoutMs),
      requestTimeout: timeoutMs,
      connectionsCheckingInterval: Math.min(2_000, timeoutMs),
      keepAliveTimeout: 5_000,
      requireHostHeader: false,
    },
    (req, res) => {
      const problem = hostProblem(req, env);
      if (problem) return void drain(req).then(() => refuseHost(res, problem, https));
      if (dev) return dev(req, res, () => app(req, res));
      const answered = answerFromCache?.(req, res) ?? false;
      if (answered === false) app(req, res);
      else if (answered !== true) void answered.then((done) => (done ? undefined : app(req, res)));
    },
  );
  cutSlowReaders(server, timeoutMs);
  server.on("checkExpectation", (_, res) => void refuseHost(res, UNREADABLE, https));
  server.on("clientError", (error, socket) => void endUnreadable(error, socket, https));
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explained(error, env)));
    server.listen(env.port, env.host, () => resolve(server));
  });
}

function explained(error: Error, env: Env): Error {
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return new ConfigurationError([
      `PORT: ${env.port} is in use; stop the program that uses it, or set PORT to another number`,
    ]);
  }
  if (code === "EADDRNOTAVAIL" || code === "EACCES") {
    return new ConfigurationError([`HOST/PORT: ${env.host}:${env.port} can't be opened (${code})`]);
  }
  return error;
}
