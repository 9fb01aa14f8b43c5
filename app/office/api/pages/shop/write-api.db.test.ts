import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { addDays } from "#app/lib/dates.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import { may } from "#app/platform/access/may.ts";
import { jsonSchemaOf, mayPerform, type Operation } from "#app/platform/records/operation.ts";
import { orderByNumber } from "#app/selling/orders/commands/lock-order.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { historyOf } from "#app/running/audit/queries.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orderNotes } from "#app/selling/orders/tables/order-notes.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { revokeApiKey } from "../../commands/revoke-api-key.server.ts";
import { makeApiKey } from "../../factories.ts";
import { clearWrites } from "../../jobs.server.ts";
import { EVERY_OPERATION, SCOPES } from "../../queries/every-operation.server.ts";
import { apiWrites } from "../../tables.server.ts";
import { problemAnswer } from "../../views/answers.ts";
import { addressOf } from "../../views/operation-address.ts";
import { openApi } from "./api.fixture.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const ask = openApi({ ctx, pool, log: quietLog });
const productId = await makeProduct(ctx, {
  name: "Quiet Blend",
  slug: "blend-9",
  sku: "BLEND-9",
  stock: 50,
});
const all = await makeApiKey(ctx, { name: "Warehouse", scopes: [...SCOPES] });
const orderId = await makeOrder(ctx, { productId });
const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
const NOTE = `/api/v1/orders/${order!.orderNumber}/add-note`;

beforeEach(async () => {
  await pool.query("delete from rate_limits");
});

const notes = () => db.$count(orderNotes, eq(orderNotes.orderId, orderId));

async function refusedWith(answer: Response) {
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  return problemAnswer.parse(await answer.json());
}

test("a write is done once for its key, also at once, and is logged under the key's name", async () => {
  const before = await notes();
  const sent = {
    key: all.key,
    body: { text: "Call first" },
    headers: { "idempotency-key": "call-1" },
  };
  const answers = await Promise.all([ask(NOTE, sent), ask(NOTE, sent), ask(NOTE, sent)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(
    answers.map(({ headers }) => String(headers.get("idempotent-replayed"))).toSorted(),
  ).toEqual(["false", "true", "true"]);
  expect(await notes()).toBe(before + 1);
  const history = await historyOf(db, { type: "order", id: orderId });
  expect(history.at(-1)).toMatchObject({ action: "order.noted", actorName: "Warehouse" });

  const other = await ask(NOTE, { ...sent, body: { text: "Another note" } });
  expect(await refusedWith(other)).toMatchObject({ status: 422, reason: "key_used" });
  await clearWrites.run({ ...ctx, now: addDays(ctx.now, 2) } as JobCtx, {});
  expect(await db.$count(apiWrites)).toBe(0);
});

test("what was refused leaves nothing, and is tried again with the same key", async () => {
  const sent = { key: all.key, headers: { "idempotency-key": "resolve-1" } };
  const path = `/api/v1/orders/${order!.orderNumber}/resolve`;
  const refused = await ask(path, { ...sent, body: { resolution: "Called" } });
  expect(await refusedWith(refused)).toMatchObject({ status: 409, reason: "nothing_to_resolve" });
  expect(await db.$count(apiWrites, eq(apiWrites.idempotencyKey, "resolve-1"))).toBe(0);
  await db.update(orders).set({ needsAttention: "Short" }).where(eq(orders.id, orderId));
  expect((await ask(path, { ...sent, body: { resolution: "Called" } })).status).toBe(200);
});

test("a record that changed since it was read is not written", async () => {
  const path = "/api/v1/products/blend-9";
  const etag = (await ask(path, { key: all.key })).headers.get("etag") ?? "";
  const headers = { "if-match": etag };
  const hide = { key: all.key, headers, body: { active: false } };
  expect((await ask(`${path}/set-active`, hide)).status).toBe(200);
  const stale = await ask(`${path}/set-active`, { ...hide, body: { active: true } });
  expect(await refusedWith(stale)).toMatchObject({ status: 412, reason: "stale" });
  const read = await ask(path, { key: all.key });
  expect(await read.json()).toMatchObject({ state: "hidden" });
});

test.each([
  ["a body that is no JSON", NOTE, "{", 400],
  ["a list", NOTE, "[]", 400],
  ["a NUL", NOTE, String.raw`{"text":"a\u0000"}`, 400],
  ["no text", NOTE, {}, 422],
  ["a wrong type", NOTE, { text: 5 }, 422],
  ["an unknown field", NOTE, { text: "Note", orderId: "x" }, 422],
  ["another order's number", "/api/v1/orders/PM-00-000000/add-note", { text: "Note" }, 404],
  ["no such verb", `/api/v1/orders/${order!.orderNumber}/refund`, {}, 404],
  ["a verb of another noun", "/api/v1/products/blend-9/add-note", { text: "Note" }, 404],
] as const)("%s is refused and writes nothing", async (_, path, body, status) => {
  const before = [await notes(), await db.$count(auditLog)];
  const answer = await ask(path, { key: all.key, body });
  const said = await refusedWith(answer);
  expect(said.status).toBe(status);
  expect(Object.values(said.errors ?? {}).join()).not.toMatch(/invalid/i);
  expect([await notes(), await db.$count(auditLog)]).toEqual(before);
});

test("a write needs its idempotency key and JSON", async () => {
  for (const headers of [
    { "idempotency-key": " " },
    { "idempotency-key": "x".repeat(201) },
    { "content-type": "text/plain" },
  ]) {
    const answer = await ask(NOTE, { key: all.key, body: { text: "Note" }, headers });
    expect(answer.status).toBe(400);
  }
});

test("a key that is revoked between two requests writes nothing more", async () => {
  const { id, key } = await makeApiKey(ctx, { scopes: ["orders.add-note"] });
  expect((await ask(NOTE, { key, body: { text: "First" } })).status).toBe(200);
  await revokeApiKey(ctx, id);
  expect((await ask(NOTE, { key, body: { text: "Second" } })).status).toBe(401);
});

test("a key has 60 writes a minute, and reads beside them", async () => {
  const { id, key } = await makeApiKey(ctx, { scopes: ["orders.add-note", "orders.get"] });
  await ask(NOTE, { key, body: { text: "One" } });
  await pool.query("update rate_limits set points = 60 where key = $1", [`api-write:${id}`]);
  const slowed = await ask(NOTE, { key, body: { text: "Too many" } });
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(`/api/v1/orders/${order!.orderNumber}`, { key })).status).toBe(200);
});

const places = EVERY_OPERATION.map((each) => {
  const { method, path } = addressOf(each);
  return { each, method, path: path.replace(/\{\w+\}/, "PM-00-000000") };
});

test.each(places)("$each.name needs its own scope", async ({ each, method, path }) => {
  const others = SCOPES.filter((scope) => scope !== each.name);
  const { key } = await makeApiKey(ctx, { scopes: others });
  const answer = await ask(path, { key, ...(method === "post" && { body: {} }) });
  expect(await refusedWith(answer)).toMatchObject({ status: 403 });
});

type Field = { type?: string; enum?: string[]; anyOf?: Field[]; format?: string; minimum?: number };

/** What a schema allows, so that only the actor or the record can be the reason of a refusal. */
function validFor({ type, enum: values, anyOf, format, minimum = 1 }: Field): unknown {
  if (values) return values[0];
  if (anyOf) return validFor(anyOf[0] ?? {});
  if (format === "date-time") return "2027-01-01T00:00:00Z";
  return (
    { integer: Math.max(1, minimum), boolean: true, array: ["gift"] }[type ?? ""] ??
    "Asked for by phone"
  );
}

function validInput({ input }: Operation): Record<string, unknown> {
  const { properties = {}, required = [] } = jsonSchemaOf(input, "input");
  const fields = Object.entries(properties as Record<string, Field>);
  const needed = fields.filter(([name, { enum: values }]) => {
    return values !== undefined || (required as string[]).includes(name);
  });
  return Object.fromEntries(needed.map(([name, field]) => [name, validFor(field)]));
}

test.each(places)(
  "$each.name is refused to each role without its ability, and with another record’s id",
  async ({ each }) => {
    const before = await db.$count(auditLog);
    const other = each.key === orderByNumber ? productId : orderId;
    for (const role of ["visitor", "customer", ...STAFF_ROLES] as const) {
      const isAllowed = mayPerform(actorOf(role), each);
      if (isAllowed && !each.key) continue;
      const done = await each.perform(as(actorOf(role)), validInput(each), other);
      const reason = isAllowed ? "not_found" : "forbidden";
      expect([role, done]).toMatchObject([role, { ok: false, reason }]);
    }
    expect(await db.$count(auditLog)).toBe(before);
  },
);

test("no change is open to everyone on staff", () => {
  const changes = EVERY_OPERATION.filter(({ kind }) => kind !== "read");
  const open = changes.filter(({ who }) =>
    STAFF_ROLES.every((role) =>
      [who].flat().some((it) => it !== "anyone" && may(actorOf(role), it)),
    ),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

test("stock is counted by SKU, and not below what orders hold", async () => {
  const path = "/api/v1/stock/BLEND-9";
  const was = ((await (await ask(path, { key: all.key })).json()) as { on_hand: number }).on_hand;
  const body = { mode: "add", units: 5, reason: "count", was };
  expect((await ask(`${path}/adjust`, { key: all.key, body })).status).toBe(200);
  const stale = await ask(`${path}/adjust`, { key: all.key, body });
  expect(await refusedWith(stale)).toMatchObject({ reason: "changed_meanwhile" });
  const none = { mode: "set", units: 0, reason: "count", was: was + 5 };
  const refused = await ask(`${path}/adjust`, { key: all.key, body: none });
  expect(await refusedWith(refused)).toMatchObject({ reason: "below_reserved" });
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, "stock.adjusted"), eq(auditLog.actorKind, "key")));
  expect(entry).toMatchObject({ actorId: "Warehouse", after: { onHand: was + 5 } });
});

test("a promo code is added with the rules of its form", async () => {
  const add = (body: object) => ask("/api/v1/discounts", { key: all.key, body });
  const code = { code: "summer26", type: "percentage", value: 1_000 };
  expect((await add({ ...code, ends_at: "x" })).status).toBe(422);
  expect((await add({ ...code, value: 10_001 })).status).toBe(422);
  expect(await (await add({ ...code, startsAt: "2026-12-01T00:00:00Z" })).json()).toMatchObject({
    code: "SUMMER26",
  });
  expect(await refusedWith(await add(code))).toMatchObject({ status: 409, reason: "taken" });
});
