import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { quietLog } from "#tests/quiet-log.ts";
import type { Fetch } from "../gateways/bounded-http.server.ts";
import { gatewaysContext } from "../gateways/gateways-context.server.ts";
import { createGateways } from "../gateways/gateways.server.ts";
import { paymentTasks } from "../jobs.server.ts";
import { testGatewayPayments, testGatewayRefunds } from "../tables.server.ts";
import * as pay from "./test-gateway-pay.tsx";
import * as refunds from "./test-gateway-refund.ts";
import * as status from "./test-gateway-status.ts";

const { ctx, db, pool } = await testContext();
const SECRET = "the-secret-of-the-whole-shop-000000";
const SHOP = "http://127.0.0.1:3000";
const REQUEST = {
  reference: "order_1_a",
  amount: 1_250_000,
  currency: "PHP",
  customerEmail: "maria@example.test",
  customerName: "Maria Clara",
  returnUrl: `${SHOP}/portal?order_success=true`,
  cancelUrl: `${SHOP}/checkout?payment_cancelled=true`,
};

let now = ctx.now;
/** What the shop's callback address answers, and what arrived there. */
let shopAnswers: () => number;
let arrived: { type: string; eventId: string }[];

const gateways = createGateways({
  appUrl: SHOP,
  testGatewayUrl: "http://localhost:3000",
  secret: SECRET,
  demo: true,
  now: () => now,
  newNonce: () => ctx.ids.newToken(),
  fetch: theNetwork(),
});
const gateway = gateways.find("test");
if (!gateway) throw new Error("demo mode has a test gateway");

/** Both sides of the contract, joined without a wire. */
function theNetwork(): Fetch {
  return async (address, init) => {
    const url = new URL(address);
    const request = new Request(url, init);
    if (url.pathname === "/test-gateway/status") return status.loader(args(request));
    if (url.pathname === "/test-gateway/refund") return refunds.action(args(request));
    expect(url.href).toBe(`${SHOP}/api/payments/test/callback`);
    const event = gateway?.parseCallback(request.headers, await request.text(), now);
    if (!event?.ok) return new Response(null, { status: 401 });
    const code = shopAnswers();
    if (code < 300) arrived.push({ type: event.value.type, eventId: event.value.eventId });
    return new Response(null, { status: code });
  };
}

function args(request: Request, served = gateways) {
  const context = new RouterContextProvider();
  context.set(gatewaysContext, served);
  context.set(requestContext, {
    ctx: { ...ctx, now },
    env: parseEnv({}),
    log: quietLog,
    auth: createAuth({ db, secret: SECRET, appUrl: SHOP }),
    limiter: createRateLimiter(pool),
    ip: "127.0.0.1",
    loopback: true,
    nonce: "nonce",
    displayName: undefined,
    problem: undefined,
  });
  return { request, url: new URL(request.url), pattern: "", params: {}, context };
}

async function link(): Promise<string> {
  return (await gateway!.createSession(REQUEST)).redirectUrl;
}

const open = async (address: string) => {
  const page = await pay.loader(args(new Request(address)));
  return { status: page.init?.status ?? 200, ...page.data };
};

/** Presses a button; answers where the browser is led, or the data of a page shown again. */
async function press(address: string, decision: string, options: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...options, decision });
  const answer = await pay.action(args(new Request(address, { method: "POST", body })));
  if (!(answer instanceof Response)) return { status: answer.init?.status, ...answer.data };
  return { status: answer.status, location: answer.headers.get("location") };
}

const runJobs = (secondsLater: number, options: { retryFailed?: boolean } = {}) => {
  now = new Date(ctx.now.getTime() + secondsLater * 1000);
  const plan = { tasks: paymentTasks(gateways), listeners: {}, schedule: [] };
  return drainJobs(pool, plan, { at: now, ...options });
};

async function waitingJobs() {
  const { rows } = await pool.query("select 1 from graphile_worker._private_jobs");
  return rows.length;
}

beforeEach(async () => {
  now = ctx.now;
  arrived = [];
  shopAnswers = () => 200;
  await db.delete(testGatewayRefunds);
  await db.delete(testGatewayPayments);
  await pool.query("delete from graphile_worker._private_jobs");
});

describe("the payment page", () => {
  it("shows what a signed link asks for", async () => {
    expect(await open(await link())).toEqual({
      status: 200,
      state: "open",
      payment: {
        reference: "order_1_a",
        amount: 1_250_000,
        currency: "PHP",
        customerEmail: "maria@example.test",
      },
    });
  });

  it("shows nothing of a link somebody changed, and takes no money by it", async () => {
    const forged = (await link()).replace("amount=12500.00", "amount=1.00");
    expect(await open(forged)).toEqual({
      status: 400,
      state: "unusable",
      reason: "bad_signature",
      backUrl: undefined,
    });
    expect(await press(forged, "approve")).toEqual({ status: 400 });
    expect(await db.select().from(testGatewayPayments)).toEqual([]);
  });

  it("is closed after 30 minutes, with the way back", async () => {
    const old = await link();
    now = new Date(ctx.now.getTime() + 31 * 60_000);
    expect(await open(old)).toMatchObject({
      status: 400,
      reason: "stale",
      backUrl: REQUEST.cancelUrl,
    });
    expect(await press(old, "approve")).toEqual({ status: 400 });
  });

  it.each([
    ["approve", "paid", REQUEST.returnUrl],
    ["cancel", "cancelled", REQUEST.cancelUrl],
    ["decline", "failed", REQUEST.cancelUrl],
  ])("leads back after %s, and shows it as %s to the back button", async (decision, state, to) => {
    const address = await link();
    expect(await press(address, decision)).toEqual({ status: 303, location: to });
    expect(await open(address)).toMatchObject({ state: "decided", status: state, backUrl: to });
  });

  it("shows what was decided to somebody who decides otherwise in an old window", async () => {
    const address = await link();
    await press(address, "approve");
    const { pathname, search } = new URL(address);
    expect(await press(address, "cancel")).toEqual({ status: 303, location: pathname + search });
  });

  it.each([
    ["delay_seconds", "61"],
    ["delay_seconds", "-1"],
    ["delay_seconds", "1.5"],
    ["repeat", "0"],
    ["repeat", "6"],
    ["order", "sideways"],
  ])("asks again when %s is %s", async (name, value) => {
    const answer = await press(await link(), "approve", { [name]: value });
    expect(answer).toMatchObject({ status: 400, errors: { [name]: expect.any(String) } });
    expect(await db.select().from(testGatewayPayments)).toEqual([]);
  });

  it("does not exist outside demo mode", async () => {
    const none = { find: () => undefined, enabled: () => [], testProvider: undefined };
    const request = () => new Request("http://localhost:3000/test-gateway/pay");
    for (const visit of [pay.loader, pay.action, status.loader, refunds.action]) {
      await expect(visit(args(request(), none))).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});

describe("calling back", () => {
  it("happens before the browser is led back, and then no job is left", async () => {
    await press(await link(), "approve");
    expect(arrived).toEqual([{ type: "payment.paid", eventId: expect.stringMatching(/^evt_/) }]);
    expect(await waitingJobs()).toBe(0);
  });

  it("is done by the job when the shop did not answer at once", async () => {
    shopAnswers = () => 503;
    expect(await press(await link(), "approve")).toMatchObject({ status: 303 });
    expect(arrived).toEqual([]);
    shopAnswers = () => 200;
    await runJobs(10);
    expect(arrived).toHaveLength(1);
    expect(await waitingJobs()).toBe(0);
  });

  it("is repeated until the shop knows the reference, each time signed anew", async () => {
    shopAnswers = () => 404;
    await press(await link(), "approve");
    await expect(runJobs(10)).rejects.toThrow("404");
    shopAnswers = () => 200;
    await runJobs(3_600, { retryFailed: true });
    expect(arrived).toHaveLength(1);
  });

  it("comes late, several times and in the wrong order when asked to", async () => {
    const wishes = { delay_seconds: "30", repeat: "3", order: "reversed" };
    await press(await link(), "approve", wishes);
    await runJobs(29);
    expect(arrived).toEqual([]);
    await runJobs(30);
    expect(arrived.map((event) => event.type)).toEqual(Array(3).fill("payment.paid"));
    expect(new Set(arrived.map((event) => event.eventId)).size).toBe(1);
    await runJobs(33);
    expect(arrived[3]?.type).toBe("payment.failed");
  });

  it("never happens when lost, and the status tells the truth", async () => {
    await press(await link(), "approve", { lose: "on" });
    await runJobs(86_400);
    now = ctx.now;
    expect(arrived).toEqual([]);
    expect(await gateway.fetchStatus("order_1_a")).toMatchObject({ state: "paid" });
  });

  it("ends quietly when the test gateway was switched off meanwhile", async () => {
    await press(await link(), "approve", { delay_seconds: "5" });
    const off = createGateways({
      appUrl: SHOP,
      testGatewayUrl: SHOP,
      secret: SECRET,
      demo: false,
      now: () => now,
      newNonce: () => "n",
    });
    const plan = { tasks: paymentTasks(off), listeners: {}, schedule: [] };
    await drainJobs(pool, plan, { at: new Date(ctx.now.getTime() + 5_000) });
    expect(arrived).toEqual([]);
    expect(await waitingJobs()).toBe(0);
  });
});

describe("the status and refund endpoints", () => {
  it("know nothing of a shopper who has not decided", async () => {
    expect(await gateway.fetchStatus("order_1_a")).toEqual({ state: "unknown" });
  });

  it("say what was paid and paid back", async () => {
    await press(await link(), "approve");
    const refund = { reference: "order_1_a", amount: 50_000, currency: "PHP", refundId: "rf_1" };
    expect(await gateway.refund(refund)).toEqual({ ok: true, value: { refunded: 50_000 } });
    expect(await gateway.refund(refund)).toEqual({ ok: true, value: { refunded: 50_000 } });
    expect(await gateway.fetchStatus("order_1_a")).toEqual({
      state: "paid",
      amount: 1_250_000,
      currency: "PHP",
      refunded: 50_000,
    });
  });

  it.each([
    ["unknown_reference", "order_9_z", 50_000],
    ["exceeds_paid", "order_1_a", 1_250_001],
  ])("refuse with %s", async (reason, reference, amount) => {
    await press(await link(), "approve");
    const refund = { reference, amount, currency: "PHP", refundId: "rf_1" };
    expect(await gateway.refund(refund)).toEqual({ ok: false, reason });
  });

  it("answer 401 to a question that is not signed", async () => {
    const asked = new Request("http://localhost:3000/test-gateway/status?reference=order_1_a");
    expect((await status.loader(args(asked))).status).toBe(401);
    const body = "{}";
    const refund = new Request("http://localhost:3000/test-gateway/refund", {
      method: "POST",
      body,
    });
    expect((await refunds.action(args(refund))).status).toBe(401);
  });

  it("read no endless refund request", async () => {
    const body = "x".repeat(100_000);
    const refund = new Request("http://localhost:3000/test-gateway/refund", {
      method: "POST",
      body,
    });
    expect((await refunds.action(args(refund))).status).toBe(413);
  });
});
