import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { stopNewsletter } from "#app/reach/campaigns/commands/stop-newsletter.server.ts";
import { newsletterSubscriptions } from "#app/reach/campaigns/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { setMarketing } from "#app/people/customers/commands/set-marketing.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { suppress } from "#app/platform/mail/suppressions.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { BAD_KEYS, busy, error } from "#tests/fake-highlevel.ts";
import { NOW } from "#tests/now.ts";
import { openHighlevel } from "#tests/open-highlevel.ts";
import { sendAgain } from "../commands/send-again.server.ts";
import { takeEvent } from "../commands/take-event.server.ts";
import { testConnection } from "../commands/test-connection.server.ts";
import { highlevelJobs } from "../jobs.server.ts";
import { readConnection } from "../queries/connection.server.ts";

const shop = await openHighlevel();
const { ctx, db, as, fake, drain, minute, connect, contact, messages } = shop;
const productId = await makeProduct(ctx, { name: "Quiet Blend", stock: 90 });
const later = (minutes: number) => addMinutes(NOW, minutes);
const calls = () => fake.asked.map(({ method, path }) => `${method} ${path.split("?")[0]}`);

test("who agreed is sent with tags, once, and who did not is not", async () => {
  const [reader, buyer, other] = [
    await shop.subscriber(),
    await shop.account(),
    await shop.account(false),
  ];
  await minute();
  await minute(later(1));
  expect(fake.contactOf(reader.email)).toMatchObject({
    locationId: "ve9EPM428h8vShlRW1KT",
    tags: ["shop newsletter"],
  });
  expect(fake.contactOf(buyer.email)).toMatchObject({
    firstName: "Maria",
    lastName: "Clara",
    tags: ["shop account"],
  });
  expect(fake.contactOf(other.email)).toBeUndefined();
  expect(calls().filter((call) => call === "POST /contacts/upsert")).toHaveLength(2);
  const [first] = fake.asked;
  expect(first?.headers).toMatchObject({ version: "2021-07-28", accept: "application/json" });
  expect(first?.headers["authorization"]).toMatch(/^Bearer pit-/);
  expect(JSON.stringify(fake.asked)).not.toMatch(/phone|address1|dateOfBirth|quiet/i);
  expect(await contact(reader.email)).toMatchObject({ told: "agreed", begunAt: null });
});

test("tags that others gave a contact stay", async () => {
  const { email } = await shop.subscriber();
  await minute();
  fake.contactOf(email)!["tags"] = ["by hand"];
  await emit(db, "newsletter.confirmed", {
    subscriptionId: await subscriptionOf(email),
    welcomeId: ctx.ids.newId(),
  });
  await drain(later(1));
  expect(fake.contactOf(email)?.tags).toEqual(["by hand", "shop newsletter"]);
});

async function subscriptionOf(email: string): Promise<string> {
  const own = eq(newsletterSubscriptions.email, email);
  const [found] = await db.select().from(newsletterSubscriptions).where(own);
  return found?.id ?? "";
}

test("a paid order makes a tag and an event, neither of which says what was bought", async () => {
  await connect({ webhookUrl: `${fake.url}/hooks/one` });
  const buyer = await shop.account();
  await minute();
  fake.asked.length = 0;
  const orderId = await makeOrder(ctx, { productId, customerId: buyer.customerId });
  await emit(db, "order.paid", { orderId });
  await emit(db, "order.paid", { orderId });
  await drain(later(1));
  expect(calls().toSorted()).toEqual(
    ["POST /contacts/contact1/tags", "POST /contacts/upsert", "POST /hooks/one"].map((call) =>
      call.replace("contact1", fake.contactOf(buyer.email)?.id ?? ""),
    ),
  );
  const hook = fake.asked.find(({ path }) => path === "/hooks/one");
  expect(hook?.headers["authorization"]).toBeUndefined();
  expect(hook?.body).toMatchObject({
    event: "order.paid",
    email: buyer.email,
    firstName: "Maria",
    order: { number: expect.stringMatching(/^PM-/), currency: "PHP" },
  });
  expect(JSON.stringify(fake.asked)).not.toMatch(/quiet|sku|item/i);
});

test("an order of a guest tells nothing of the address that was typed", async () => {
  await shop.subscriber("maria@example.test");
  await minute();
  fake.asked.length = 0;
  const orderId = await makeOrder(ctx, { productId });
  await emit(db, "order.paid", { orderId });
  await drain(later(1));
  expect(fake.asked).toEqual([]);
});

test("what an owner does not choose is not sent", async () => {
  await connect({ newsletter: false, orders: false });
  const reader = await shop.subscriber();
  const buyer = await shop.account();
  await minute();
  expect(fake.contactOf(reader.email)).toBeUndefined();
  expect(fake.contactOf(buyer.email)).toBeDefined();
});

test("an order brings nobody there whose kind the owner does not choose", async () => {
  await connect({ customers: false });
  const buyer = await shop.account();
  const orderId = await makeOrder(ctx, { productId, customerId: buyer.customerId });
  await emit(db, "order.paid", { orderId });
  await minute();
  expect(fake.asked).toEqual([]);
});

test("suppressed and discreet people are not sent, and are once that has ended", async () => {
  const [reader, quiet] = [await shop.subscriber(), await shop.account()];
  await suppress(ctx, { address: reader.email, reason: "hard_bounce" });
  await db.update(customers).set({ isDiscreet: true }).where(eq(customers.id, quiet.customerId));
  await minute();
  await minute(later(1));
  expect(fake.asked).toEqual([]);
  await db.execute("truncate mail_suppressions");
  await db.update(customers).set({ isDiscreet: false }).where(eq(customers.id, quiet.customerId));
  await minute(later(2));
  expect([reader, quiet].map(({ email }) => fake.contactOf(email)?.tags)).toEqual([
    ["shop newsletter"],
    ["shop account"],
  ]);
});

test("who leaves is stopped there with nothing else said, and who comes back is not any more", async () => {
  const reader = await shop.subscriber();
  const buyer = await shop.account();
  await minute();
  fake.asked.length = 0;
  await stopNewsletter(ctx, reader.stopToken);
  await setMarketing(as(buyer.actor), false);
  await minute(later(1));
  await minute(later(2));
  expect(fake.asked.map(({ method }) => method)).toEqual(["PUT", "PUT"]);
  const stopped = { dndSettings: { Email: { status: "active" } } };
  expect(fake.asked.map(({ body }) => body)).toEqual([stopped, stopped]);
  await setMarketing(as(buyer.actor), true);
  await minute(later(3));
  expect(fake.contactOf(buyer.email)).toMatchObject({
    dndSettings: { Email: { status: "inactive" } },
  });
  expect(await contact(buyer.email)).toMatchObject({ told: "agreed" });
});

test("consent that is withdrawn while a message waits is obeyed", async () => {
  fake.next = [busy(30)];
  const buyer = await shop.account();
  await minute();
  await setMarketing(as(buyer.actor), false);
  await drain(later(5));
  expect(fake.contactOf(buyer.email)).toBeUndefined();
  expect(await messages()).toMatchObject([{ state: "skipped", skipped: "no_consent" }]);
});

test("429 pauses everything for as long as it says", async () => {
  fake.next = [busy(90)];
  const [one, two] = [await shop.subscriber(), await shop.subscriber()];
  await minute();
  expect(fake.asked).toHaveLength(1);
  expect((await readConnection(ctx)).pausedUntil).toEqual(addMinutes(NOW, 1.5));
  await drain(later(1));
  expect(fake.asked).toHaveLength(1);
  await drain(later(2));
  expect(fake.contactOf(one.email)).toBeDefined();
  expect(fake.contactOf(two.email)).toBeDefined();
  expect((await messages()).map(({ state }) => state)).toEqual(["sent", "sent"]);
});

test("without Retry-After it waits for ten seconds", async () => {
  fake.next = [busy()];
  await shop.subscriber();
  await minute();
  const [message] = await messages();
  expect(message).toMatchObject({ state: "waiting", status: 429, attempts: 1 });
  expect(message?.nextAt?.getTime()).toBeGreaterThanOrEqual(NOW.getTime() + 10_000);
});

test.each([
  ["500", error(500, "Internal Server Error"), 500],
  ["503", error(503, "Service Unavailable"), 503],
  ["a connection that is cut", "cut", null],
] as const)("%s is tried again", async (_, answer, status) => {
  fake.next = [answer];
  const { email } = await shop.subscriber();
  await minute();
  expect(await messages()).toMatchObject([{ state: "waiting", status, attempts: 1 }]);
  await drain(later(1));
  expect(fake.contactOf(email)).toBeDefined();
  expect(await messages()).toMatchObject([{ state: "sent", attempts: 2, nextAt: null }]);
});

test("what never works is given up, and staff can send it again", async () => {
  const { email } = await shop.subscriber();
  fake.next = Array.from({ length: 8 }, () => error(500, "down"));
  await minute();
  for (let hours = 1; hours <= 40; hours += 1) await drain(later(hours * 60));
  const [failed] = await messages();
  expect(failed).toMatchObject({ state: "failed", attempts: 8, status: 500 });
  await minute(later(41 * 60));
  expect(await messages()).toHaveLength(1);
  const [marketing, owner] = await Promise.all([
    accountOf(ctx, "marketing"),
    accountOf(ctx, "admin"),
  ]);
  const id = failed?.id ?? "";
  expect(await sendAgain(as(marketing), id)).toEqual({ ok: false, reason: "forbidden" });
  expect(await sendAgain(as(owner), id)).toMatchObject({ ok: true });
  expect(await sendAgain(as(owner), id)).toEqual({ ok: false, reason: "waiting" });
  await drain(later(42 * 60));
  expect(fake.contactOf(email)).toBeDefined();
});

test("422 fails with the reason, and is not repeated by itself", async () => {
  const { email } = await shop.subscriber(shop.newAddress("refused"));
  await minute();
  await minute(addDays(NOW, 2));
  expect(await messages()).toMatchObject([
    { state: "failed", status: 422, said: "email must be an email", attempts: 1 },
  ]);
  expect(fake.asked).toHaveLength(1);
  expect(await contact(email)).toMatchObject({ told: "nothing", refusedAt: NOW });
});

test.each([
  ["wrong", "key"],
  ["noScope", "scope"],
  ["elsewhere", "location"],
] as const)("a key that is %s stops everything, until a test works", async (name, problem) => {
  await connect({ apiKey: BAD_KEYS[name] });
  const [one, two] = [await shop.subscriber(), await shop.subscriber()];
  await minute();
  expect(fake.asked).toHaveLength(1);
  expect(await readConnection(ctx)).toMatchObject({ state: "broken", problem });
  await minute(later(1));
  expect(fake.asked).toHaveLength(1);
  expect((await messages()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  await connect();
  expect(await testConnection(ctx, shop.place)).toMatchObject({ value: { worked: true } });
  await drain(later(2));
  expect([one, two].every(({ email }) => fake.contactOf(email) !== undefined)).toBe(true);
});

test("a contact that was deleted there is not brought back by the clock", async () => {
  const { email } = await shop.subscriber();
  await minute();
  const id = fake.contactOf(email)?.id ?? "";
  fake.contacts.delete(id);
  const event = { type: "ContactDelete", webhookId: "one", sentAt: NOW, locationId: "x" };
  await takeEvent(ctx, { ...event, id, email: undefined, dnd: undefined, emailStatus: undefined });
  await minute(later(1));
  expect(fake.contactOf(email)).toBeUndefined();
});

test("after 30 days a message leaves the log, and the contact stays", async () => {
  const { email } = await shop.subscriber();
  await minute();
  const forget = highlevelJobs.schedule[2].task;
  await forget.run(shop.job(addDays(NOW, 30)), {});
  expect(await messages()).toHaveLength(1);
  await forget.run(shop.job(addDays(NOW, 31)), {});
  expect(await messages()).toEqual([]);
  expect(await contact(email)).toBeDefined();
});
