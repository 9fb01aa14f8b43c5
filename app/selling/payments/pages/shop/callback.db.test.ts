import { eq } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { refuse } from "#app/lib/result.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder, orderJobs } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { fakeGateway, gatewayEvent, openAttempt } from "../../factories.ts";
import { gatewaysContext } from "../../gateways/gateways-context.server.ts";
import { createGateways, type Gateways } from "../../gateways/gateways.server.ts";
import { callbackHealth } from "../../queries/callback-health.server.ts";
import { paymentEvents } from "../../tables.server.ts";
import { action } from "./callback.ts";
import { openTestGateway } from "./test-gateway.fixture.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);
const productId = await makeProduct(ctx, { name: "NAD+", stock: 100 });
const { args } = openTestGateway({ ctx, pool });

let answer = new Response();
/** The provider's latest message. */
let sent = { body: "", signature: "" };
/** The shop's context. A test removes its database here. */
let served: Ctx = ctx;
/** The provider signs for real, and its messages arrive at the route. */
const gateways = createGateways({
  appUrl: "https://shop.example.test",
  testGatewayUrl: "https://pay.example.test",
  secret: "the-secret-of-the-whole-shop-000000",
  demo: true,
  now: () => ctx.now,
  newNonce: () => ctx.ids.newToken(),
  async fetch(url, init) {
    sent = {
      body: typeof init.body === "string" ? init.body : "",
      signature: new Headers(init.headers).get("x-signature") ?? "",
    };
    answer = await deliver(new Request(url, init));
    return answer.clone();
  },
});

async function deliver(
  request: Request,
  name = "test",
  shop: Pick<Gateways, "find"> = gateways,
): Promise<Response> {
  const { context, url } = args(request);
  context.set(gatewaysContext, { ...gateways, ...shop });
  context.set(requestContext, { ...context.get(requestContext), ctx: served });
  const pattern = "/api/payments/:gateway/callback";
  return action({ request, url, pattern, params: { gateway: name }, context });
}

/** Signs and sends one event of an attempt at `sentAt`, and returns the status code. */
async function send(reference: string, { sentAt = ctx.now, amount = 0, eventId = "" } = {}) {
  const event = await gatewayEvent(ctx, reference, {
    ...(amount && { amount }),
    ...(eventId && { eventId }),
  });
  await gateways.testProvider?.sendCallback(event, sentAt, 1_000).catch(() => undefined);
  return answer;
}

async function orderToPay() {
  const orderId = await makeOrder(ctx, { productId });
  return { orderId, reference: await openAttempt(ctx, orderId) };
}

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  new Request("https://shop.example.test/api/payments/test/callback", {
    method: "POST",
    body,
    headers,
  });

it("a signed callback pays the order, and the audit says who told", async () => {
  const { orderId, reference } = await orderToPay();
  const told = await send(reference);
  expect(told.status).toBe(200);
  expect(await told.json()).toEqual({ received: true });
  expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
  expect(entries.filter((entry) => entry.actorId === "gateway:test")).toHaveLength(2);
});

it("keeps the message as it came", async () => {
  const { reference } = await orderToPay();
  await send(reference, { eventId: "evt_kept" });
  const [kept] = await db.select().from(paymentEvents).where(eq(paymentEvents.eventId, "evt_kept"));
  expect(kept?.payload).toMatchObject({ event_id: "evt_kept", reference, amount: "1000.00" });
});

it("a repeated callback is received again, and pays once", async () => {
  const { orderId, reference } = await orderToPay();
  for (let n = 0; n < 3; n += 1) {
    expect((await send(reference, { eventId: `evt_${reference}` })).status).toBe(200);
  }
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
  expect(entries.filter((entry) => entry.action === "order.payment")).toHaveLength(1);
});

it("a wrong amount is received, and pays nothing", async () => {
  const { orderId, reference } = await orderToPay();
  expect((await send(reference, { amount: 1 })).status).toBe(200);
  expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "unpaid" });
});

test("without a signature, or with a stale one, nothing is believed", async () => {
  const { orderId, reference } = await orderToPay();
  const forged = JSON.stringify({ event_id: "evt_1", type: "payment.paid", reference });
  expect((await deliver(post(forged))).status).toBe(401);
  expect((await deliver(post(forged, { "x-signature": "t=1,v1=00" }))).status).toBe(401);
  const { last, refused } = await callbackHealth(db, "test");
  expect(last).toMatchObject({ type: "payment.paid" });
  expect(refused).toMatchObject([{ reason: "bad_signature", count: 2, lastAt: ctx.now }]);
  const stale = await send(reference, { sentAt: new Date("2026-11-21T01:54:00Z") });
  expect(stale.status).toBe(401);
  expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "unpaid" });
});

test("only the very bytes that were signed are believed", async () => {
  const { orderId, reference } = await orderToPay();
  await send(reference, { amount: 1 });
  const { body, signature } = sent;
  const bytes = [...new TextEncoder().encode(body)];
  const told = (changed: number[]) =>
    deliver(post(new Uint8Array(changed), { "x-signature": signature }));
  // A byte order mark is invisible, but was not signed.
  expect((await told([0xef, 0xbb, 0xbf, ...bytes])).status).toBe(401);
  expect((await told([...bytes, 0xff])).status).toBe(400);
  expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "unpaid" });
  expect((await told(bytes)).status).toBe(200);
});

test("an unknown reference is asked for again, an unknown gateway is nobody's", async () => {
  expect((await send("order_1_nobody")).status).toBe(404);
  expect((await deliver(post("{}"), "paypal")).status).toBe(404);
});

test("too much is not even read as a message", async () => {
  expect((await deliver(post("x".repeat(64_001)))).status).toBe(413);
});

test("a genuine message that makes no sense is a bug over there", async () => {
  const garbled = fakeGateway({ parseCallback: () => refuse("malformed") });
  const told = await deliver(post("{}"), "test", { find: () => garbled });
  expect(told.status).toBe(400);
});

test("without a database the provider is asked to come again, and then it is recorded", async () => {
  const { orderId, reference } = await orderToPay();
  const nowhere = openPool({ connectionString: "postgresql://127.0.0.1:1/none" }, quietLog);
  const event = await gatewayEvent(ctx, reference);
  const tell = () => gateways.testProvider?.sendCallback(event, ctx.now, 1_000);
  served = { ...ctx, db: openDb(nowhere) };
  await expect(tell()).rejects.toThrow("503");
  expect(answer.headers.get("retry-after")).toBe("5");
  served = ctx;
  await nowhere.end();
  await tell();
  expect(answer.status).toBe(200);
  expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
