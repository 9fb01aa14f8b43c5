import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { testContext } from "#tests/context.ts";
import { makeOrder } from "../factories.ts";
import { checksOfParcels } from "../queries/parcel-checks.server.ts";
import { orders } from "../tables.server.ts";
import { parcels } from "../tables/parcels.server.ts";
import { checkParcel } from "./check-parcel.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const served = { ctx: as("visitor"), limiter: createRateLimiter(pool) };
const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
const PHONE = "+639171234567";

/** An order whose parcel left with this tracking number. */
async function leave(trackingNumber: string | null, given: { phone?: string | null } = {}) {
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "cod" });
  const { phone = PHONE } = given;
  await db.update(orders).set({ status: "shipped", phone }).where(eq(orders.id, orderId));
  const id = ctx.ids.newId();
  const left = { shippedAt: ctx.now, courier: "J&T Express" };
  await db.insert(parcels).values({ id, orderId, number: 1, trackingNumber, ...left });
  return { id, orderId };
}

const check = (tracking: string, phone = PHONE) => checkParcel(served, { tracking, phone });

beforeEach(() => pool.query("delete from rate_limits"));

const { orderId, id: parcelId } = await leave("JT-0000 1234");
const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
const total = order!.totalAmount;

describe("a parcel that left", () => {
  it.each(["JT-0000 1234", "jt00001234", " jt 0000-1234 "])("is found as %j", async (typed) => {
    expect(await check(typed)).toEqual({
      ok: true,
      value: { state: "on_its_way", due: total, courier: "J&T Express", since: ctx.now },
    });
  });

  it("whose phone was stored as it was typed is found too", async () => {
    await leave("OLD-1", { phone: "0917 123 4567" });
    expect(await check("OLD-1")).toMatchObject({ value: { state: "on_its_way" } });
  });

  it("and was taken back is known to nobody", async () => {
    await db.update(parcels).set({ shippedAt: null }).where(eq(parcels.id, parcelId));
    expect(await check("JT-0000 1234")).toEqual({ ok: true, value: undefined });
    await db.update(parcels).set({ shippedAt: ctx.now }).where(eq(parcels.id, parcelId));
  });
});

it("answers the same for a number that nobody knows, another phone, and an order without one", async () => {
  await leave("NO-PHONE", { phone: null });
  const answers = [
    await check("JT-9999 9999"),
    await check("JT-0000 1234", "+639170000000"),
    await check("NO-PHONE"),
  ];
  for (const answer of answers) expect(answer).toEqual({ ok: true, value: undefined });
});

test("one number is checked ten times an hour, by whichever phone, found or not", async () => {
  for (const number of ["JT-0000 1234", "JT-9999 9999"]) {
    for (let n = 0; n < 10; n += 1) {
      expect(await check(number, `+63917${1_000_000 + n}`)).toMatchObject({ ok: true });
    }
    expect(await check(number)).toEqual({ ok: false, reason: "too_often" });
    // Another spelling is the same number.
    expect(await check(number.toLowerCase().replace(" ", ""))).toMatchObject({ ok: false });
  }
});

test("one phone is checked twenty times an hour, with whichever numbers", async () => {
  for (let n = 0; n < 20; n += 1) expect(await check(`TRY-${n}`)).toMatchObject({ ok: true });
  expect(await check("JT-0000 1234")).toEqual({ ok: false, reason: "too_often" });
});

test("ten at once are ten, and no more get an answer", async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, n) => check("JT-0000 1234", `+63918${1_000_000 + n}`)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
});

test("each check is counted on its day, and what was refused is not", async () => {
  await pool.query("delete from parcel_checks");
  await check("JT-0000 1234");
  await Promise.all([check("A-1"), check("A-2"), check("A-3")]);
  for (let n = 0; n < 12; n += 1) await check("A-1", `+63918${1_000_000 + n}`);
  const [today, ...others] = await checksOfParcels(ctx, 14);
  expect(today).toMatchObject({ found: 1, notFound: 3 + 9 });
  expect(others).toEqual([]);
});

test("neither the number nor the phone is stored anywhere", async () => {
  await check("SECRET-4711", "+639179998877");
  const { rows } = await pool.query<{ key: string }>("select key from rate_limits");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/4711|9998877/);
});
