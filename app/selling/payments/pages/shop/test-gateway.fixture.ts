import type { Pool } from "pg";
import { RouterContextProvider } from "react-router";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { newCacheHints } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { createLog } from "#app/platform/log.server.ts";
import type { Fetch } from "../../gateways/bounded-http.server.ts";
import type { Callback, Gateway } from "../../gateways/gateway.ts";
import { gatewaysContext } from "../../gateways/gateways-context.server.ts";
import { createGateways, type Gateways } from "../../gateways/gateways.server.ts";
import { testGatewayPayments, testGatewayRefunds } from "../../tables.server.ts";
import * as pay from "./test-gateway-pay.tsx";
import * as refunds from "./test-gateway-refund.ts";
import * as status from "./test-gateway-status.ts";

const SECRET = "the-secret-of-the-whole-shop-000000";
export const SHOP = "http://127.0.0.1:3000";
export const PAY_PAGE = "http://localhost:3000";
export const REQUEST = {
  reference: "order_1_a",
  amount: 1_250_000,
  currency: "PHP",
  customerEmail: "maria@example.test",
  customerName: "Maria Clara",
  returnUrl: `${SHOP}/portal?order_success=true`,
  cancelUrl: `${SHOP}/checkout?payment_cancelled=true`,
};

type Shop = { ctx: Ctx; pool: Pool; through?: (fetch: Fetch) => Fetch };

/** Both sides of the redirect contract without a network, with a shared clock. */
export function openTestGateway({ ctx, pool, through = (fetch) => fetch }: Shop) {
  const { db } = ctx;
  let heard: Callback | undefined;
  let now = ctx.now;
  let shopAnswers = 200;
  let arrived: { type: string; eventId: string }[] = [];
  const gateways = gatewaysWith({ demo: true });
  const gateway: Gateway = gateways.enabled()[0]!;
  const auth = createAuth({ db, secret: SECRET, appUrl: SHOP });
  const limiter = createRateLimiter(pool);

  function gatewaysWith({ demo }: { demo: boolean }): Gateways {
    return createGateways({
      appUrl: SHOP,
      testGatewayUrl: PAY_PAGE,
      secret: SECRET,
      demo,
      now: () => now,
      newNonce: () => ctx.ids.newToken(),
      fetch: through(route),
    });
  }

  async function route(...[address, init]: Parameters<Fetch>): Promise<Response> {
    const request = new Request(address, init);
    if (address.startsWith(`${PAY_PAGE}/test-gateway/status?`)) return status.loader(args(request));
    if (address === `${PAY_PAGE}/test-gateway/refund`) return refunds.action(args(request));
    if (address === `${SHOP}/api/payments/test/callback`) return takeCallback(request);
    throw new Error(`nobody lives at ${address}`);
  }

  async function takeCallback(request: Request): Promise<Response> {
    heard = { headers: request.headers, rawBody: await request.text(), from: "" };
    const event = gateway.parseCallback(heard, now);
    if (!event.ok || !event.value) return new Response(null, { status: 401 });
    if (shopAnswers < 300) arrived.push({ type: event.value.type, eventId: event.value.eventId });
    return new Response(null, { status: shopAnswers });
  }

  /** The arguments of a route module. */
  function args(request: Request, served = gateways) {
    const context = new RouterContextProvider();
    context.set(gatewaysContext, served);
    context.set(requestContext, {
      ctx: { ...ctx, now },
      env: parseEnv({}),
      log: createLog("silent"),
      auth,
      limiter,
      ip: "127.0.0.1",
      loopback: true,
      nonce: "nonce",
      page: newCacheHints(),
      html: new Map(),
      memory: new Memory(),
      others: undefined,
      displayName: undefined,
      problem: undefined,
    });
    return { request, url: new URL(request.url), pattern: "", params: {}, context };
  }

  return {
    gateway,
    gateways,
    args,
    gatewaysWith,
    arrived: () => arrived,
    /** The latest callback, unchanged. */
    heard: () => heard,
    /** Sets the answer of the shop's callback address. */
    shopAnswers(code: number) {
      shopAnswers = code;
    },
    /** Seconds from the start. Returns the new time. */
    timeIs(secondsLater: number): Date {
      now = new Date(ctx.now.getTime() + secondsLater * 1000);
      return now;
    },
    async link(): Promise<string> {
      const details = () => Promise.reject(new Error("nobody asks for details"));
      return (await gateway.createSession(REQUEST, details)).redirectUrl;
    },
    async open(address: string) {
      const page = await pay.loader(args(new Request(address)));
      return { status: page.init?.status ?? 200, ...page.data };
    },
    /** Presses a button and returns the redirect, or the page that is shown again. */
    async press(address: string, decision: string, options: Record<string, string> = {}) {
      const body = new URLSearchParams({ ...options, decision });
      const answer = await pay.action(args(new Request(address, { method: "POST", body })));
      if (!(answer instanceof Response)) return { status: answer.init?.status, ...answer.data };
      return { status: answer.status, location: answer.headers.get("location") };
    },
    async waitingJobs(): Promise<number> {
      const { rows } = await pool.query("select 1 from graphile_worker._private_jobs");
      return rows.length;
    },
    async reset() {
      now = ctx.now;
      arrived = [];
      shopAnswers = 200;
      await db.delete(testGatewayRefunds);
      await db.delete(testGatewayPayments);
      await pool.query("delete from graphile_worker._private_jobs");
    },
  };
}
