import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder, orderJobs } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { testContext } from "#tests/context.ts";
import { countStatements } from "#tests/count-statements.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { makeApiKey } from "../../factories.ts";
import { EVERY_OPERATION, SCOPES } from "../../queries/every-operation.server.ts";
import { apiKeys } from "../../tables.server.ts";
import {
  listOf,
  orderAnswer,
  problemAnswer,
  productAnswer,
  stockAnswer,
} from "../../views/answers.ts";
import { openApiDocument } from "../../views/open-api.ts";
import { openApi } from "./api.fixture.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);
const ask = openApi({ ctx, pool, log: quietLog });
const productId = await makeProduct(ctx, { name: "Quiet Blend", slug: "blend-9", stock: 50 });
const all = await makeApiKey(ctx, { scopes: [...SCOPES] });
const plain = await makeApiKey(ctx, { scopes: ["orders.list", "orders.get"] });

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

beforeEach(async () => {
  await pool.query("delete from rate_limits");
});

async function numberOf(orderId: string): Promise<string> {
  const [found] = await db
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(eq(orders.id, orderId));
  return found?.number ?? "";
}

/** The body of an answer, which must match its schema. */
async function saidBy<S extends z.ZodType>(schema: S, answer: Response): Promise<z.output<S>> {
  expect(answer.status).toBe(200);
  return schema.parse(await answer.json());
}

test("each answer is as its schema says, and personal only where the key may know", async () => {
  const orderId = await makeOrder(ctx, { productId, quantity: 2 });
  await db
    .insert(parcels)
    .values({ id: ctx.ids.newId(), orderId, number: 1, courier: "LBC", shippedAt: ctx.now });
  const params = { number: await numberOf(orderId) };
  await db.update(orders).set({ addressLine2: "Unit 4B" }).where(eq(orders.id, orderId));
  const known = await saidBy(
    orderAnswer,
    await ask(`/api/v1/orders/${params.number}`, { key: all.key }),
  );
  expect(known).toMatchObject({
    state: "pending",
    items: [{ quantity: 2 }],
    parcels: [{ number: 1, courier: "LBC", shipped_at: ctx.now.toISOString() }],
    recipient: { email: "maria@example.test", address_line2: "Unit 4B", city: "Cebu City" },
  });
  const answer = await ask(`/api/v1/orders/${params.number}`, {
    key: plain.key,
  });
  const text = await answer.text();
  expect(orderAnswer.parse(JSON.parse(text))).not.toHaveProperty("recipient");
  expect(text).not.toMatch(/maria|Clara|Mango|Quiet/i);

  const path = "/api/v1/orders?state=pending&limit=1";
  const list = await ask(path, { key: plain.key });
  expect(await list.clone().text()).not.toMatch(/maria|Clara|Mango|Quiet/i);
  expect((await saidBy(listOf(orderAnswer), list)).data).toHaveLength(1);

  const product = await ask("/api/v1/products/blend-9", {
    key: all.key,
  });
  expect(await saidBy(productAnswer, product)).toMatchObject({
    slug: "blend-9",
    name: "Quiet Blend",
  });
  await saidBy(listOf(productAnswer), await ask("/api/v1/products", { key: all.key }));
  const stock = await saidBy(listOf(stockAnswer), await ask("/api/v1/stock", { key: all.key }));
  const level = stock.data.find(({ product_slug: own }) => own === "blend-9");
  expect(level?.on_hand).toBe(50);
  expect(level?.available).toBe(level!.on_hand - level!.reserved);
});

test("a list goes on where it ended, without a gap and without one twice", async () => {
  for (let n = 0; n < 4; n += 1) await makeOrder(ctx, { productId });
  const total = await db.$count(orders);
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const path = `/api/v1/orders?limit=2&cursor=${cursor}`;
    const page: z.output<ReturnType<typeof listOf<typeof orderAnswer>>> = await saidBy(
      listOf(orderAnswer),
      await ask(path, { key: plain.key }),
    );
    seen.push(...page.data.map(({ number }) => number));
    cursor = page.next_cursor;
  }
  expect(new Set(seen).size).toBe(total);
  expect(seen).toHaveLength(total);
});

test("what changes comes to the end of the list, also when only its parcel did", async () => {
  const orderId = await makeOrder(ctx, { productId });
  const parcelId = ctx.ids.newId();
  await db
    .insert(parcels)
    .values({ id: parcelId, orderId, number: 1, courier: "LBC", shippedAt: ctx.now });
  const changedAt = async () => {
    const [found] = await db
      .select({ at: orders.updatedAt })
      .from(orders)
      .where(eq(orders.id, orderId));
    return found!.at;
  };
  const past = async () => {
    await pool.query("alter table orders disable trigger user");
    await db.update(orders).set({ updatedAt: LONG_AGO }).where(eq(orders.id, orderId));
    await pool.query("alter table orders enable trigger user");
  };
  await past();
  await db.update(parcels).set({ trackingNumber: "LB1" }).where(eq(parcels.id, parcelId));
  expect((await changedAt()).getTime()).toBeGreaterThan(LONG_AGO.getTime());
  await past();
  await db.update(orders).set({ notes: "By the gate" }).where(eq(orders.id, orderId));
  const at = await changedAt();
  expect(at.getTime()).toBeGreaterThan(LONG_AGO.getTime());

  const since = (time: Date) => `/api/v1/orders?updated_since=${time.toISOString()}`;
  const numbers = async (time: Date) =>
    (await saidBy(listOf(orderAnswer), await ask(since(time), { key: plain.key }))).data.map(
      ({ number }) => number,
    );
  const number = await numberOf(orderId);
  expect(await numbers(at)).toContain(number);
  expect(await numbers(addDays(at, 1))).toEqual([]);
});

test.each([
  "limit=1&limit=100",
  "limit=1&limit=1",
  "limit=&limit=5",
  "limit=1&%6Cimit=100",
  "state=pending&state=shipped",
  "nothing=1&nothing=2",
])("?%s is refused: each parameter is sent once", async (query) => {
  const refused = await ask(`/api/v1/orders?${query}`, { key: plain.key });
  expect(refused.status).toBe(400);
  const name = query.split("=")[0] ?? "";
  expect(problemAnswer.parse(await refused.json()).errors).toEqual({
    [name]: "Send this parameter once.",
  });
});

test("the same answer is not sent twice, and one that changed is", async () => {
  const asked = { key: all.key };
  const first = await ask("/api/v1/products/blend-9", asked);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  expect(first.headers.get("set-cookie")).toBeNull();
  const headers = { "if-none-match": `"another", ${etag}` };
  const again = await ask("/api/v1/products/blend-9", { ...asked, headers });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await db
    .update(products)
    .set({ featured: true, name: "Quiet Blend 2" })
    .where(eq(products.id, productId));
  expect((await ask("/api/v1/products/blend-9", { ...asked, headers })).status).toBe(200);
  // The cursor is sealed anew each time, and no change.
  const list = await ask("/api/v1/orders?limit=1", { key: plain.key });
  const same = { "if-none-match": list.headers.get("etag") ?? "" };
  const once = await ask("/api/v1/orders?limit=1", { key: plain.key, headers: same });
  expect(once.status).toBe(304);
});

async function problemOf(answer: Response) {
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  return problemAnswer.parse(await answer.json());
}

test.each([
  ["limit=0", "limit"],
  ["limit=101", "limit"],
  ["limit=1e1", "limit"],
  ["state=gone", "state"],
  ["updated_since=yesterday", "updated_since"],
  ["updated_since=2026-11-26", "updated_since"],
  ["updated_since=0001-01-01T00:00:00Z", "updated_since"],
  ["cursor=abc", "cursor"],
  ["email=maria@example.test", "email"],
])("%s is refused by its name", async (query, name) => {
  const answer = await ask(`/api/v1/orders?${query}`, { key: plain.key });
  const { status, errors } = await problemOf(answer);
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [name]]);
  expect(Object.values(errors ?? {})[0]).not.toMatch(/invalid/i);
});

test("a cursor opens the list that it is of, and no other", async () => {
  const first = await ask("/api/v1/orders?limit=1", { key: all.key });
  const { next_cursor: cursor } = await saidBy(listOf(orderAnswer), first);
  const other = await ask(`/api/v1/products?cursor=${cursor}`, { key: all.key });
  expect(other.status).toBe(400);
});

test.each([
  "/api/v1/orders/PM-00-000000",
  "/api/v1/orders/%00",
  "/api/v1/products/nothing",
  "/api/v1/nothing",
  "/api/v1/orders/PM-00-000000/nothing",
])("%s is not there and is answered 404", async (path) => {
  const answer = await ask(path, { key: all.key });
  expect(await problemOf(answer)).toMatchObject({ status: 404 });
});

test("a request takes four statements at most, and three from the second of a day on", async () => {
  const fresh = await makeApiKey(ctx, { scopes: [...SCOPES] });
  const path = "/api/v1/orders?limit=50";
  const count = () => countStatements(pool, () => ask(path, { key: fresh.key }));
  expect(await count()).toBe(4);
  expect(await count()).toBe(3);
  const [used] = await db.select().from(apiKeys).where(eq(apiKeys.id, fresh.id));
  expect(used?.lastUsedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const tomorrow = addDays(ctx.now, 1);
  await ask(path, { key: fresh.key, at: tomorrow });
  const [later] = await db.select().from(apiKeys).where(eq(apiKeys.id, fresh.id));
  expect(later!.lastUsedOn! > used!.lastUsedOn!).toBe(true);
});

test("the OpenAPI document names every address, its parameters, and what a key has to have", () => {
  const document = openApiDocument("https://shop.example.test", EVERY_OPERATION);
  const named = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(named.map((each) => (each as { operationId: string }).operationId).toSorted()).toEqual(
    EVERY_OPERATION.map(({ name }) => name).toSorted(),
  );
  expect(document.paths["/api/v1/orders"]).toMatchObject({
    get: {
      description: "The key needs the scope orders.list. It changes nothing.",
      parameters: [
        { name: "cursor", in: "query" },
        { name: "limit", in: "query" },
        { name: "updated_since", in: "query" },
        { name: "state", in: "query", schema: { enum: expect.arrayContaining(["pending"]) } },
      ],
      responses: { 200: { content: { "application/json": { schema: { type: "object" } } } } },
    },
  });
  expect(JSON.stringify(document)).not.toContain("undefined");
});

test("the shop is whole after all that", async () => {
  await drainJobs(pool, orderJobs);
  await db.delete(parcels);
  expect(await checkInvariants(db)).toEqual([]);
});
