import { beforeEach, describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { readMails } from "#tests/read-mails.ts";
import { makeProduct, makeVariants } from "../factories.ts";
import { forgetWatches } from "../jobs.server.ts";
import { mailStockBack } from "../jobs/mail-stock-back.server.ts";
import { findWatchable } from "../queries/watched.server.ts";
import { products } from "../tables.server.ts";
import { stockWatches } from "../tables/stock-watches.server.ts";
import { adjustStock } from "./adjust-stock.server.ts";
import { reserveStock } from "./reserve-stock.server.ts";
import { releaseReservation } from "./release-reservation.server.ts";
import { stopWatches } from "./stop-watches.server.ts";
import { watchItem } from "./watch-item.server.ts";

const { ctx, db, pool, as, at } = await testContext();
const served = { ctx: as("visitor"), limiter: createRateLimiter(pool) };
const PLAN = {
  tasks: [deliverMail, forgetWatches],
  listeners: { "stock.back": [mailStockBack] },
  schedule: [],
};

const watchStock = (by: typeof served, item: Item, email: string) =>
  watchItem(by, item, { about: "stock", email });
type Item = Parameters<typeof watchItem>[1];

let made = 0;
const newProduct = (stock: number | null = null) => {
  made += 1;
  return makeProduct(ctx, { name: `Vial ${made}`, stock });
};
const item = (productId: string, variantId: string | null = null) => ({ productId, variantId });
const refill = (productId: string, variantId: string | null = null) =>
  adjustStock(ctx, { productId, variantId, by: 2, reason: "test" });
const sent = async () => {
  await drainJobs(pool, PLAN);
  const rows = await db.select().from(mails).orderBy(mails.createdAt, mails.to);
  return rows.map(({ to, subject }) => [to, subject]);
};

const BACK = "The product you wanted is back in stock";

beforeEach(async () => {
  await drainJobs(pool, PLAN);
  await db.delete(mails);
  await db.delete(stockWatches);
});

describe("somebody who waits", () => {
  it("is told once when it comes back, and then forgotten", async () => {
    const productId = await newProduct();
    await watchStock(served, item(productId), "maria@example.test");
    expect(await sent()).toEqual([]);
    await refill(productId);
    expect(await sent()).toEqual([["maria@example.test", BACK]]);
    expect(await db.$count(stockWatches)).toBe(0);
    await adjustStock(ctx, { productId, by: -2, reason: "test" });
    await refill(productId);
    expect(await sent()).toHaveLength(1);
  });

  it("is told of the variant she asked for, by its own page", async () => {
    const productId = await newProduct();
    const [small = "", large = ""] = await makeVariants(
      ctx,
      productId,
      { value: "5 mg", price: 500, stock: 0 },
      { value: "10 mg", price: 900, stock: 0 },
    );
    await watchStock(served, item(productId, large), "maria@example.test");
    await refill(productId, small);
    expect(await sent()).toEqual([]);
    await refill(productId, large);
    expect(await sent()).toEqual([["maria@example.test", BACK]]);
    const [mail] = await db.select().from(mails);
    expect(mail?.html).toContain("10%20mg");
  });

  it("is told when an order gives its units back", async () => {
    const productId = await newProduct(1);
    const orderId = ctx.ids.newId();
    const lines = [{ productId, variantId: null, quantity: 1 }];
    await inTransaction(ctx, (tx) => reserveStock(tx, orderId, lines));
    await watchStock(served, item(productId), "maria@example.test");
    await inTransaction(ctx, (tx) => releaseReservation(tx, orderId));
    expect(await sent()).toContainEqual(["maria@example.test", BACK]);
  });

  it("is not told of what has gone again, or is not sold any more", async () => {
    const [gone, withdrawn] = [await newProduct(), await newProduct()];
    await watchStock(served, item(gone), "maria@example.test");
    await watchStock(served, item(withdrawn), "maria@example.test");
    await refill(gone);
    await adjustStock(ctx, { productId: gone, by: -2, reason: "test" });
    await db.update(products).set({ isActive: false });
    await refill(withdrawn);
    expect(await sent()).toEqual([]);
    expect(await db.$count(stockWatches)).toBe(2);
    await db.update(products).set({ isActive: true });
  });

  it("is noted once, however often she asks, and shares one token over all she asks for", async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    await Promise.all(
      [one, two, one, two, one].map((id) => watchStock(served, item(id), "twice@example.test")),
    );
    const rows = await db.select().from(stockWatches);
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map((row) => row.stopToken)).size).toBe(1);
    expect(rows[0]?.wording).toMatch(/one email/);
  });

  it("is not noted for what is on the shelf, not listed, or not to be had without approval", async () => {
    const there = await newProduct(3);
    const approval = await makeProduct(ctx, {
      name: "Investigational",
      clearance: "required",
      stock: null,
    });
    for (const productId of [there, approval, ctx.ids.newId()]) {
      await watchStock(served, item(productId), "maria@example.test");
    }
    expect(await db.$count(stockWatches)).toBe(0);
  });

  it("can have no more than ten a day, and is not told so", async () => {
    for (let n = 0; n < 13; n += 1) {
      await watchStock(served, item(await newProduct()), "much@example.test");
    }
    expect(await db.$count(stockWatches)).toBe(10);
  });

  it("is forgotten after half a year", async () => {
    await watchStock(served, item(await newProduct()), "old@example.test");
    const late = { ...served, ctx: { ...served.ctx, now: addDays(ctx.now, 30) } };
    await watchStock(late, item(await newProduct()), "new@example.test");
    await enqueueAny(db, forgetWatches.name, {});
    await drainJobs(pool, PLAN, { at: addDays(at(ctx.now).now, 200) });
    expect(await db.select().from(stockWatches)).toMatchObject([{ email: "new@example.test" }]);
  });
});

describe("the link in the mail", () => {
  it("ends all that its address waits for, and nobody else's", async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    await watchStock(served, item(one), "tired@example.test");
    await watchStock(served, item(two), "tired@example.test");
    await watchStock(served, item(two), "maria@example.test");
    await refill(one);
    await sent();
    const [mail] = await readMails(ctx);
    const token = mail?.unsubscribeUrl?.split("/").at(-1) ?? "";
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/shop\.example\.test\/stop-notices\/[\w-]{43}$/);
    expect(await stopWatches(as("visitor"), token)).toEqual({ ended: 1 });
    expect(await db.select().from(stockWatches)).toMatchObject([{ email: "maria@example.test" }]);
    expect(await stopWatches(as("visitor"), token)).toEqual({ ended: 0 });
  });

  test.each(["", "%", "' or true --", "a\u0000b", "x".repeat(43)])(
    "%j ends nothing",
    async (token) => {
      await watchStock(served, item(await newProduct()), `nobody-${made}@example.test`);
      expect(await stopWatches(as("visitor"), token)).toEqual({ ended: 0 });
      expect(await db.$count(stockWatches)).toBe(1);
    },
  );
});

test("two processes that hear of it at once write to each one time", async () => {
  const productId = await newProduct();
  const people = Array.from({ length: 12 }, (_, n) => `person-${n}@example.test`);
  for (const email of people) await watchStock(served, item(productId), email);
  await refill(productId);
  await enqueueAny(db, mailStockBack.name, item(productId));
  await enqueueAny(db, mailStockBack.name, item(productId));
  const told = (await sent()).map(([to]) => to);
  expect(told).toHaveLength(people.length);
  expect(new Set(told)).toEqual(new Set(people));
});

test("an item is found by the page it has, with variants by their SKU", async () => {
  const plain = await newProduct();
  const inSizes = await newProduct();
  const slug = `vial-${made}`;
  await makeVariants(ctx, inSizes, { value: "5 mg", price: 500 });
  const sku = `${inSizes.slice(-12)} 5 mg`;
  expect(await findWatchable(db, `vial-${made - 1}`, null)).toMatchObject({ productId: plain });
  expect(await findWatchable(db, slug, null)).toBeUndefined();
  expect(await findWatchable(db, slug, sku)).toMatchObject({ productId: inSizes, sku });
  expect(await findWatchable(db, `vial-${made - 1}`, sku)).toBeUndefined();
});
