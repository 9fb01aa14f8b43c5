import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { expireOrder } from "#app/selling/orders/jobs/unpaid-orders.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { postOutside } from "#app/platform/http/post-outside.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { NOW } from "#tests/now.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { renewSecret } from "../commands/renew-secret.server.ts";
import { replayDelivery } from "../commands/replay-delivery.server.ts";
import { webhookCommands } from "../commands/webhook.server.ts";
import { sendTest } from "../commands/send-test.server.ts";
import { switchWebhook } from "../commands/switch-webhook.server.ts";
import { makeWebhook } from "../factories.ts";
import { webhooksJobs } from "../jobs.server.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "../tables.server.ts";
import { webhookMail } from "../texts/mail.ts";
import { openReceiver } from "./receiver.fixture.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const owner = await accountOf(ctx, "admin");
const receiver = await openReceiver();
afterAll(() => receiver.close());
const productId = await makeProduct(ctx, { name: "Quiet Blend", stock: 90 });
const plan = planOf({ tasks: [deliverMail, expireOrder] }, ordersJobs, webhooksJobs);
const OFF = webhookMail.subject;
const links = { appUrl: "http://shop.example.test", loopbackWebhooks: true };
const jobCtx = { ...ctx, mailer: { close() {} }, links, log: quietLog };
const drain = (at = NOW) => drainJobs(pool, plan, { at });

beforeEach(async () => {
  await db.delete(webhookEndpoints);
  receiver.received.length = 0;
  Object.assign(receiver.answer, { status: 204, headers: {}, body: "", isSilent: false });
});

const endpoint = () => makeWebhook(ctx, { url: receiver.url, events: ["order.paid"] });
const soon = (minutes: number) => addMinutes(NOW, minutes);

async function tellPaid(): Promise<string> {
  const orderId = await makeOrder(ctx, { productId });
  await emit(db, "order.paid", { orderId });
  return orderId;
}

async function deliveryOf(webhookId: string) {
  const [found] = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, webhookId));
  if (!found) throw new Error("no message was written");
  return found;
}

async function stateOf(webhookId: string) {
  const [found] = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, webhookId));
  return found;
}

/** Verifies a signature like the libraries of Standard Webhooks. */
function isSignedBy(secret: string, index = 0): boolean[] {
  const { headers, body } = receiver.received[index]!;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const own = `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
  return headers["webhook-signature"]!.split(" ").map((one) => one === own);
}

test("what happened is sent once, signed, and names no one and nothing that was bought", async () => {
  const { id, secret } = await endpoint();
  const orderId = await tellPaid();
  await emit(db, "order.paid", { orderId });
  await drain();
  expect(receiver.received).toHaveLength(1);
  expect(isSignedBy(secret)).toEqual([true]);
  const { headers, body } = receiver.received[0]!;
  expect(headers["webhook-id"]).toMatch(/^msg_[\da-f]{32}$/);
  expect(headers["content-type"]).toBe("application/json");
  expect(JSON.parse(body)).toMatchObject({
    type: "order.paid",
    timestamp: NOW.toISOString(),
    data: { number: expect.stringMatching(/^PM-/), state: "pending", currency: "PHP" },
  });
  expect(body).not.toMatch(/maria|clara|mango|quiet|sku/i);
  expect(await deliveryOf(id)).toMatchObject({ state: "delivered", attempts: 1 });
});

test("an endpoint hears of what it wants alone", async () => {
  await makeWebhook(ctx, { url: receiver.url, events: ["order.cancelled"] });
  await tellPaid();
  await drain();
  expect(receiver.received).toEqual([]);
});

test.each([500, 302, 429, 400])("after %i it is sent again, under the same id", async (status) => {
  const headers = status === 302 ? { location: receiver.url } : {};
  Object.assign(receiver.answer, { status, headers, body: "not now" });
  const { id } = await endpoint();
  await tellPaid();
  await drain();
  // The sender follows no redirect.
  expect(receiver.received).toHaveLength(1);
  const waiting = await deliveryOf(id);
  expect(waiting).toMatchObject({ state: "waiting", attempts: 1 });
  const [tried] = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, waiting.id));
  expect(tried).toMatchObject({ status, excerpt: "not now", failure: null });
  receiver.answer.status = 200;
  await drain(soon(1));
  expect(receiver.received).toHaveLength(2);
  const [first, second] = receiver.received.map(({ headers: sent }) => sent["webhook-id"]);
  expect(second).toBe(first);
  expect(await deliveryOf(id)).toMatchObject({ state: "delivered", attempts: 2, nextAt: null });
  expect((await stateOf(id))?.failingSince).toBeNull();
});

test("a message that waits is not sent once its endpoint is switched off", async () => {
  receiver.answer.status = 500;
  const { id } = await endpoint();
  await tellPaid();
  await drain();
  await switchWebhook(ctx, id, false);
  await drain(soon(1));
  expect(receiver.received).toHaveLength(1);
  expect(await deliveryOf(id)).toMatchObject({ state: "failed", attempts: 1, nextAt: null });
});

test("after the last try a message is given up, and can be sent again by hand", async () => {
  receiver.answer.status = 500;
  const { id } = await endpoint();
  await tellPaid();
  for (let hours = 0; hours <= 40; hours += 1) await drain(soon(hours * 60));
  const failed = await deliveryOf(id);
  expect(failed).toMatchObject({ state: "failed", attempts: 8 });
  expect(await stateOf(id)).toMatchObject({ isActive: true });
  receiver.answer.status = 200;
  const manager = await accountOf(ctx, "manager");
  const forbidden = await replayDelivery(as(manager), id, failed.id);
  expect(forbidden).toEqual({ ok: false, reason: "forbidden" });
  expect(await replayDelivery(as(owner), id, failed.id)).toMatchObject({ ok: true });
  expect(await replayDelivery(ctx, id, failed.id)).toMatchObject({ reason: "waiting" });
  await drain(soon(41 * 60));
  expect(await deliveryOf(id)).toMatchObject({ state: "delivered", attempts: 1 });
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(1);
});

test("410 switches an endpoint off, and the owners get one mail", async () => {
  receiver.answer.status = 410;
  const { id } = await endpoint();
  await tellPaid();
  await tellPaid();
  await drain();
  expect(await stateOf(id)).toMatchObject({ isActive: false, givenUpAt: NOW });
  const sent = await db.select().from(mails).where(eq(mails.subject, OFF));
  expect(sent.filter(({ to }) => owner.kind === "user" && to === owner.email)).toHaveLength(1);
  expect(await sendTest(ctx, id)).toEqual({ ok: false, reason: "inactive" });
  await switchWebhook(ctx, id, true);
  expect(await stateOf(id)).toMatchObject({ isActive: true, givenUpAt: null, failingSince: null });
});

test("five days without one that arrived switch it off too", async () => {
  receiver.answer.status = 500;
  const { id } = await endpoint();
  await tellPaid();
  await drain();
  await db
    .update(webhookEndpoints)
    .set({ failingSince: addDays(NOW, -5) })
    .where(eq(webhookEndpoints.id, id));
  await drain(soon(1));
  expect(await stateOf(id)).toMatchObject({ isActive: false });
  expect(await deliveryOf(id)).toMatchObject({ state: "failed" });
});

test("for a day both secrets sign, and then the new one alone", async () => {
  const { id, secret: old } = await endpoint();
  const renewed = await renewSecret(ctx, id, 1);
  if (!renewed.ok) throw new Error(renewed.reason);
  const { secret } = renewed.value;
  await sendTest(ctx, id);
  await drain();
  expect([isSignedBy(secret), isSignedBy(old)]).toEqual([
    [true, false],
    [false, true],
  ]);
  await sendTest(ctx, id);
  await drain(addDays(NOW, 1));
  expect([isSignedBy(secret, 1), isSignedBy(old, 1)]).toEqual([[true], [false]]);
  const stored = JSON.stringify(await stateOf(id));
  expect(stored).not.toContain(secret.slice(6, 30));
});

test("of two who change it at once one is told, and a private address is refused", async () => {
  const { id } = await endpoint();
  const events = ["order.paid" as const];
  const input = { url: "https://hooks.example.com/in", events, loopback: false };
  const edit = { id, version: 1 };
  expect(await webhookCommands.save(ctx, input, edit)).toMatchObject({ ok: true });
  expect(await webhookCommands.save(ctx, input, edit)).toEqual({
    ok: false,
    reason: "changed_meanwhile",
  });
  const inside = { ...input, url: "https://169.254.169.254/latest" };
  expect(await webhookCommands.save(ctx, inside, edit)).toEqual({
    ok: false,
    reason: "address",
    problem: "not_public",
  });
});

test("the address is looked at again with each try, and what does not answer is left", async () => {
  const post = { headers: {}, body: "{}", timeoutMs: 150, loopback: false };
  const to = (url: string, loopback = false) => postOutside({ ...post, url, loopback });
  expect(await to(receiver.url)).toMatchObject({ failure: "not_allowed" });
  expect(await to("https://localhost.:1/")).toMatchObject({ failure: "not_allowed" });
  expect(await to("http://127.0.0.1:1/", true)).toMatchObject({ failure: "unreachable" });
  receiver.answer.isSilent = true;
  expect(await to(receiver.url, true)).toMatchObject({ failure: "timed_out" });
  Object.assign(receiver.answer, { isSilent: false, status: 200, body: "x".repeat(5_000) });
  const long = await to(receiver.url, true);
  expect(long).toMatchObject({ status: 200, excerpt: "x".repeat(1_000) });
});

test("stock that changed is one message for each SKU, of what happened since it is wanted", async () => {
  const { id } = await makeWebhook(ctx, { url: receiver.url, events: ["stock.changed"] });
  const watch = async (at: Date) => {
    const [{ task }] = webhooksJobs.schedule;
    await task.run({ ...jobCtx, now: at }, {});
  };
  await watch(NOW);
  const later = { ...ctx, now: soon(2) };
  await makeOrder(later, { productId });
  await makeOrder(later, { productId });
  await watch(soon(4));
  await watch(soon(4));
  await drain(soon(4));
  const own = receiver.received.map(({ body }) => JSON.parse(body) as { type: string });
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ type: "stock.changed", data: { on_hand: 90 } });
  expect(await deliveryOf(id)).toMatchObject({ state: "delivered" });
});

test("after 30 days a message leaves the log", async () => {
  const { id } = await endpoint();
  await sendTest(ctx, id);
  const forget = webhooksJobs.schedule[1].task;
  await forget.run({ ...jobCtx, now: addDays(NOW, 30) }, {});
  expect(await db.$count(webhookDeliveries)).toBe(1);
  await forget.run({ ...jobCtx, now: addDays(NOW, 31) }, {});
  expect(await db.$count(webhookDeliveries)).toBe(0);
  await drain();
  expect(receiver.received).toEqual([]);
});
