import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { ConfigurationError } from "#app/platform/env.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { headersOfAnything } from "#app/platform/http/security-headers.server.ts";
import { cutSlowReaders } from "./cut-slow-readers.server.ts";
import { hostProblem } from "./known-host.server.ts";
import {
  UNREADABLE,
  answerUnreadable,
  endUnreadable,
  refuseHost,
} from "./unreadable-request.server.ts";

/** Answers from the page cache; `false` leaves the request to the app. */
export type AnswerFromCache = (
  req: IncomingMessage,
  res: ServerResponse,
) => Promise<boolean> | boolean;
export type DevHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** For a request to arrive, and for an answer of usual size to be read. */
const TIMEOUT_MS = 30_000;

type ListenOptions = {
  dev?: DevHandler | undefined;
  answerFromCache?: AnswerFromCache;
  /** Shorter in tests. */
  timeoutMs?: number;
};

/** Opens the port. Slow and silent clients are disconnected, so that they block nobody else. */
export function listen(
  env: Env,
  web: { fetch: Parameters<typeof getRequestListener>[0] },
  { dev, answerFromCache, timeoutMs = TIMEOUT_MS }: ListenOptions = {},
): Promise<Server> {
  const https = env.appUrl.startsWith("https://");
  const onEveryAnswer = Object.entries(headersOfAnything(https));
  const app = getRequestListener(web.fetch, {
    errorHandler: (error) => answerUnreadable(error, https),
  });
  const server = createServer(
    {
      headersTimeout: Math.min(10_000, timeoutMs),
      requestTimeout: timeoutMs,
      connectionsCheckingInterval: Math.min(2_000, timeoutMs),
      keepAliveTimeout: 5_000,
      requireHostHeader: false,
    },
    (req, res) => {
      // An answer may overwrite them.
      for (const [name, value] of onEveryAnswer) res.setHeader(name, value);
      const problem = hostProblem(req, env);
      if (problem) return void refuseHost(res, problem, https);
      if (dev) return dev(req, res, () => void app(req, res));
      const answered = answerFromCache?.(req, res) ?? false;
      if (answered === false) void app(req, res);
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
      `PORT: ${env.port} is in use; stop what runs there, or set PORT to another number`,
    ]);
  }
  if (code === "EADDRNOTAVAIL" || code === "EACCES") {
    return new ConfigurationError([`HOST/PORT: ${env.host}:${env.port} can't be opened (${code})`]);
  }
  return error;
}
