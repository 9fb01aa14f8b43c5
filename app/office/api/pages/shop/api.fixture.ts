import type { Pool } from "pg";
import { RouterContextProvider } from "react-router";
import { parseEnv } from "#app/platform/env.server.ts";
import { action, loader } from "./api.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";

/** Sends requests to the API, as the router would: a body makes a write. */
export function openApi({ ctx, pool, log }: { ctx: Ctx; pool: Pool; log: RequestContext["log"] }) {
  const limiter = createRateLimiter(pool);
  const env = parseEnv({ APP_URL: "https://shop.example.test" });
  return async function ask(
    path: string,
    { key, headers, body, at = ctx.now }: ApiRequest = {},
  ): Promise<Response> {
    const context = new RouterContextProvider();
    const served = { ctx: { ...ctx, now: at }, limiter, env, ip: "203.0.113.9", log };
    context.set(requestContext, served as RequestContext);
    const own = new Headers(headers);
    if (key !== undefined) own.set("authorization", `Bearer ${key}`);
    const url = new URL(`${env.appUrl}${path}`);
    const [noun = "", id, verb] = url.pathname.split("/").slice(3).map(decodeURIComponent);
    const params = { noun, key: id, verb };
    if (body === undefined) {
      const request = new Request(url, { headers: own });
      return loader({ request, params, context, url } as never);
    }
    if (!own.has("content-type")) own.set("content-type", "application/json");
    if (!own.has("idempotency-key")) own.set("idempotency-key", ctx.ids.newId());
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const request = new Request(url, { method: "POST", headers: own, body: text });
    return action({ request, params, context, url } as never);
  };
}

type ApiRequest = {
  key?: string;
  headers?: Record<string, string>;
  body?: object | string;
  at?: Date;
};
