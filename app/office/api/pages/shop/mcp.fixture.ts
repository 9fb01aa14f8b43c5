import type { Pool } from "pg";
import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { action } from "./mcp.ts";

export type ToolAnswer = {
  isError?: boolean;
  structuredContent?: Record<string, unknown>;
  content: { text: string }[];
};

/** Sends JSON-RPC messages to the MCP server, as a program with a key would. */
export function openMcp({ ctx, pool, log }: { ctx: Ctx; pool: Pool; log: RequestContext["log"] }) {
  const limiter = createRateLimiter(pool);
  const env = parseEnv({ APP_URL: "https://shop.example.test" });
  let calls = 0;

  async function send(key: string, method: string, params: object = {}): Promise<Response> {
    const context = new RouterContextProvider();
    const served = { ctx, env, limiter, ip: "203.0.113.9", log };
    context.set(requestContext, served as RequestContext);
    calls += 1;
    const request = new Request(`${env.appUrl}/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: calls, method, params }),
    });
    return action({ request, params: {}, context, url: new URL(request.url) } as never);
  }

  async function resultOf<T>(answer: Response): Promise<T> {
    expect(answer.status).toBe(200);
    const text = await answer.text();
    const json = text.startsWith("event:") ? text.replace(/^[^{]*/s, "") : text;
    return (JSON.parse(json) as { result: T }).result;
  }

  return { send, resultOf };
}
