import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeApiKey } from "#app/office/api/factories.ts";
import { openApi } from "#app/office/api/pages/shop/api.fixture.ts";
import { SCOPES } from "#app/office/api/queries/every-operation.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orderNotes } from "#app/selling/orders/tables/order-notes.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { connect, ShopProblem } from "./client.ts";

const { ctx, db, pool } = await testContext();
const ask = openApi({ ctx, pool, log: quietLog });
const { id: keyId, key } = await makeApiKey(ctx, { scopes: [...SCOPES] });
const productId = await makeProduct(ctx, {
  name: "Blend",
  slug: "blend-9",
  sku: "BLEND-9",
  stock: 50,
});
for (let made = 0; made < 3; made += 1) await makeOrder(ctx, { productId });
const [order] = await db.select().from(orders).limit(1);
const number = order!.orderNumber;
const notes = () => db.$count(orderNotes, eq(orderNotes.orderId, order!.id));

type Send = NonNullable<Parameters<typeof connect>[0]["fetch"]>;

const send: Send = (address, { headers, body }) => {
  const sent = { headers: headers as Record<string, string> };
  const path = `${address.pathname}${address.search}`;
  return ask(path, typeof body === "string" ? { ...sent, body } : sent);
};

const open = (fetch: Send, pause = async () => {}) =>
  connect({ url: "https://shop.example.test", key, fetch, pause });
const shop = open(send);

test("a list is read page by page, and each entry once", async () => {
  const numbers: string[] = [];
  for await (const each of shop.each("orders.list", { limit: "1", state: "pending" })) {
    numbers.push(each.number);
  }
  expect(numbers).toHaveLength(3);
  expect(new Set(numbers)).toContain(number);
});

test("a write whose answer was lost is repeated, and is done once", async () => {
  const before = await notes();
  let sent = 0;
  const flaky = open(async (address, init) => {
    const answer = await send(address, init);
    sent += 1;
    if (sent < 3) throw new TypeError("fetch failed");
    return answer;
  });
  await flaky.write("orders.add-note", { number, text: "Call first" });
  expect([sent, await notes()]).toEqual([3, before + 1]);
});

test("a shop that is away is asked four times, and a refusal once", async () => {
  let sent = 0;
  const fail = (fetch: Send) =>
    open((...asked) => {
      sent += 1;
      return fetch(...asked);
    }).write("orders.add-note", { number, text: "Call first" });
  await expect(fail(() => Promise.reject(new TypeError("fetch failed")))).rejects.toThrow("fetch");
  await expect(fail(async () => new Response("", { status: 503 }))).rejects.toMatchObject({
    status: 503,
  });
  expect(sent).toBe(8);
  await expect(fail(async () => new Response("no JSON", { status: 403 }))).rejects.toThrow(
    ShopProblem,
  );
  expect(sent).toBe(9);
});

test("too many requests are repeated after the time that the shop says", async () => {
  const waits: number[] = [];
  const patient = open(send, async (ms?: number) => {
    waits.push(ms ?? 0);
    await pool.query("delete from rate_limits");
  });
  await patient.write("orders.add-note", { number, text: "One" });
  await pool.query("update rate_limits set points = 60 where key = $1", [`api-write:${keyId}`]);
  await patient.write("orders.add-note", { number, text: "Two" });
  expect(waits).toEqual([expect.any(Number)]);
  expect(waits[0]).toBeGreaterThanOrEqual(1_000);
});

test("a record that changed since it was read is not written", async () => {
  const { value, etag = "" } = await shop.read("products.get", { slug: "blend-9" });
  expect(value).toMatchObject({ sku: "BLEND-9", state: "on_sale" });
  const hide = { slug: "blend-9", active: false };
  expect(await shop.write("products.set-active", hide, { ifMatch: etag })).toHaveProperty("name");
  const stale = shop.write("products.set-active", { ...hide, active: true }, { ifMatch: etag });
  await expect(stale).rejects.toMatchObject({ status: 412, reason: "stale" });
});

test("a refusal says which field is wrong", async () => {
  const refused = shop.write("orders.add-note", { number, text: "" });
  await expect(refused).rejects.toBeInstanceOf(ShopProblem);
  await expect(refused).rejects.toMatchObject({
    status: 422,
    errors: { text: expect.any(String) },
  });
});

test("the key is sent without encryption on the same machine only", () => {
  for (const url of ["https://shop.example.test", "http://127.0.0.1:3000", "http://localhost"]) {
    expect(connect({ url, key })).toHaveProperty("read");
  }
  for (const url of ["http://shop.example.test", "http://localhost.example.test"]) {
    expect(() => connect({ url, key })).toThrow("https");
  }
});
