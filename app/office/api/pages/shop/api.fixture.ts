import type { Pool } from "pg";
import { RouterContextProvider } from "react-router";
import { parseEnv } from "#app/platform/env.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";

type Loader = (args: never) => Promise<Response>;

/** Sends requests to the loaders of the API, as the router would. */
export function openApi({ ctx, pool, log }: { ctx: Ctx; pool: Pool; log: RequestContext["log"] }) {
  const limiter = createRateLimiter(pool);
  const env = parseEnv({ APP_URL: "https://shop.example.test" });
  return async function ask(
    loader: Loader,
    path: string,
    { key, headers, params = {}, at = ctx.now }: ApiRequest = {},
  ): Promise<Response> {
    const context = new RouterContextProvider();
    const served = { ctx: { ...ctx, now: at }, limiter, env, ip: "203.0.113.9", log };
    context.set(requestContext, served as RequestContext);
    const own = new Headers(headers);
    if (key !== undefined) own.set("authorization", `Bearer ${key}`);
    const request = new Request(`${env.appUrl}${path}`, { headers: own });
    return loader({ request, params, context, url: new URL(request.url) } as never);
  };
}

type ApiRequest = {
  key?: string;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  at?: Date;
};
