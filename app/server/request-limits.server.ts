import { setTimeout as pause } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { tooOften, type HttpProblem } from "#app/platform/http/errors.server.ts";
import { PAGE_POINTS } from "#app/platform/http/fair-share.ts";
import { isOrigin } from "#app/platform/http/same-origin.ts";
import { takesUpload } from "../policy.ts";
import { clientOf } from "./connection-of.server.ts";
import type { Services } from "./services.server.ts";
import { UNREADABLE } from "./unreadable-request.server.ts";
import { createUploadSlots } from "./upload-slots.ts";

type Refuse = (problem: HttpProblem) => Response;
type Bindings = { Bindings: HttpBindings };

const MAX_BODY_BYTES = 100_000;
/** The methods that the router can answer. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const NO_METHOD = {
  status: 405,
  message: "The shop can’t handle this request.",
  allow: "GET, HEAD, POST",
};
const TOO_LONG = { status: 413, message: "This request is too large for the shop." };
/** Delays refusals: immediate retries would cost other clients more than the pages. */
const REFUSAL_MS = 1_000;
const TOO_MANY_FILES = {
  status: 503,
  message: "Many people are sending files right now. Yours wasn’t saved. Please send it again.",
  retryAfter: 10,
};

/** Limits each client's concurrent pages and its rate; a refusal is delayed by a second. */
export function limitClients({ env, fairShare }: Services, refuse: Refuse) {
  const refuseSlowly = async (seconds: number) => {
    await pause(REFUSAL_MS);
    return refuse(tooOften(seconds));
  };
  return createMiddleware<Bindings>(async (c, next) => {
    const client = clientOf(c.env.incoming, env.trustProxy);
    const wait = fairShare.take(client, PAGE_POINTS);
    if (wait > 0) return refuseSlowly(wait);
    // A body may arrive slowly and would block other clients of the same address.
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const turn = fairShare.inTurn(client, next);
    return turn ?? refuseSlowly(1);
  });
}

/** Limits forms to 100 kB. An upload waits for a slot, and its route reads and limits it. */
export function limitBodies({ env }: Services, refuse: Refuse) {
  const formLimit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => refuse(TOO_LONG) });
  const slots = createUploadSlots();
  return createMiddleware<Bindings>(async (c, next) => {
    if (!takesUpload(c.req.method, c.req.path)) return formLimit(c, next);
    const client = clientOf(c.env.incoming, env.trustProxy);
    const read = await slots.inTurn(client, async () => {
      await next();
      return true;
    });
    return read ? undefined : refuse(TOO_MANY_FILES);
  });
}

/** Refuses requests at which the router would throw: unknown methods, and a malformed Origin. */
export function refuseMalformed(refuse: Refuse) {
  return createMiddleware<Bindings>(async (c, next) => {
    if (!METHODS.has(c.req.method)) return refuse(NO_METHOD);
    const origin = c.req.header("origin");
    return origin === undefined || isOrigin(origin) ? next() : refuse(UNREADABLE);
  });
}
