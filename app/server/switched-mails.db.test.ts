import { and, eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { saveAutomation } from "#app/running/automations/commands/save-automation.server.ts";
import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import type { AutomationKey } from "#app/running/automations/rules/automation-terms.ts";
import { automationRuns } from "#app/running/automations/tables.server.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { watchItem } from "#app/goods/catalog/commands/watch-item.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { mailLowerPrices } from "#app/goods/catalog/jobs/mail-lower-prices.server.ts";
import { mailStockBack } from "#app/goods/catalog/jobs/mail-stock-back.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { stockWatches } from "#app/goods/catalog/tables/stock-watches.server.ts";
import { confirmSubscription } from "#app/reach/campaigns/commands/confirm-subscription.server.ts";
import { makeConfirmation } from "#app/reach/campaigns/factories.ts";
import { campaignsJobs } from "#app/reach/campaigns/jobs.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orderToTransfer, transferJobs } from "#app/selling/payments/factories.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { NOW } from "#tests/now.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const { ctx, db, pool, as, at } = await testContext();
await publishLegalTexts(at("2020-01-01"));
const owner = as("admin");
const served = { ctx: as("visitor"), limiter: createRateLimiter(pool) };

async function set(key: AutomationKey, given: object) {
  const { version, isOn, delay, delayUnit } = await automationOf(db, key);
  const wish = { isOn, delay, delayUnit, ...given };
  expect(await saveAutomation(owner, wish, { key, version })).toMatchObject({ ok: true });
}
const sent = (key: string) => db.$count(mails, like(mails.dedupeKey, `${key}%`));
const runs = (key: AutomationKey) =>
  db.$count(
    automationRuns,
    and(eq(automationRuns.automation, key), eq(automationRuns.state, "sent")),
  );

beforeEach(async () => {
  await pool.query(`truncate automations, automation_runs, stock_watches, newsletter_subscriptions,
    graphile_worker._private_jobs cascade; delete from mails; delete from rate_limits`);
});

describe("a notice of stock", () => {
  const plan = planOf({
    tasks: [deliverMail, mailStockBack],
    listeners: { "stock.back": [mailStockBack] },
  });
  const drain = (minutes = 0) => drainJobs(pool, plan, { at: addMinutes(NOW, minutes) });

  async function watched() {
    const productId = await makeProduct(ctx, {
      name: `Vial ${ctx.ids.newId().slice(-12)}`,
      stock: 0,
    });
    const item = { productId, variantId: null };
    await watchItem(served, item, { about: "stock", email: "maria@example.test" });
    return () => adjustStock(ctx, { ...item, by: 2, reason: "test" });
  }

  test("goes at once and stands as sent", async () => {
    const comesBack = await watched();
    await comesBack();
    await drain();
    expect([await sent("stock-back"), await runs("stock_watched")]).toEqual([1, 1]);
  });

  test("is not sent while it is off, and who waits goes on waiting", async () => {
    await set("stock_watched", { isOn: false });
    const comesBack = await watched();
    await comesBack();
    await drain();
    expect([await sent("stock-back"), await db.$count(stockWatches)]).toEqual([0, 1]);
  });

  test("waits as long as the owner set", async () => {
    await set("stock_watched", { delay: 2 });
    const comesBack = await watched();
    await comesBack();
    await drain(119);
    expect(await sent("stock-back")).toBe(0);
    // The job that waits was planned at the time of the first look.
    await drain(119 + 120);
    expect(await sent("stock-back")).toBe(1);
  });
});

describe("a notice of a lower price", () => {
  const plan = planOf({ tasks: [deliverMail, mailLowerPrices] });
  const look = async (minutes = 0) => {
    await enqueueAny(db, mailLowerPrices.name, {});
    await drainJobs(pool, plan, { at: addMinutes(NOW, minutes) });
  };

  async function watched(stock = 5) {
    const productId = await makeProduct(ctx, {
      name: `Vial ${ctx.ids.newId().slice(-12)}`,
      price: 500_000,
      stock,
    });
    const item = { productId, variantId: null };
    await watchItem(served, item, { about: "price", email: "maria@example.test" });
    const costs = (price: number) =>
      db.update(products).set({ price }).where(eq(products.id, productId));
    return { item, costs };
  }

  test("goes once the price is lower than when it was asked for, and the request is deleted", async () => {
    const { costs } = await watched();
    await look();
    await costs(500_001);
    await look(10);
    expect(await sent("price-fell")).toBe(0);
    await costs(499_999);
    await Promise.all([look(20), look(20)]);
    expect([await sent("price-fell"), await runs("price_watched")]).toEqual([1, 1]);
    expect(await db.$count(stockWatches)).toBe(0);
    const [mail] = await db.select().from(mails);
    expect(mail?.text).toContain("The price was ₱5,000 then and is ₱4,999.99 now.");
  });

  test("waits as long as the owner set, anew once the price has risen in between", async () => {
    await set("price_watched", { delay: 2 });
    const { costs } = await watched();
    await costs(450_000);
    await look();
    await costs(500_000);
    await look(60);
    await costs(450_000);
    await look(70);
    await look(70 + 119);
    expect(await sent("price-fell")).toBe(0);
    await look(70 + 120);
    expect(await sent("price-fell")).toBe(1);
  });

  test("is not sent while it is off, nor of what nobody can order; who waits goes on waiting", async () => {
    await set("price_watched", { isOn: false });
    const { item, costs } = await watched(1);
    await costs(450_000);
    await look();
    await set("price_watched", { isOn: true });
    await adjustStock(ctx, { ...item, by: -1, reason: "test" });
    await look(10);
    expect([await sent("price-fell"), await db.$count(stockWatches)]).toEqual([0, 1]);
    await adjustStock(ctx, { ...item, by: 1, reason: "test" });
    await look(20);
    expect(await sent("price-fell")).toBe(1);
  });

  test("stands beside a notice of stock for the same item", async () => {
    const { item } = await watched(0);
    await watchItem(served, item, { about: "stock", email: "maria@example.test" });
    await watchItem(served, item, { about: "price", email: "maria@example.test" });
    expect(await db.$count(stockWatches)).toBe(2);
  });
});

describe("a reminder of a transfer", () => {
  let drain: (hours: number) => Promise<void>;
  beforeEach(async () => {
    const jobs = transferJobs(createDiskFiles(await temporaryFolder()));
    drain = (hours) => drainJobs(pool, jobs, { at: addMinutes(NOW, hours * 60) });
  });

  test("goes when the order is as old as the owner set, once", async () => {
    await set("unpaid_order", { delay: 3 });
    const { orderId } = await orderToTransfer(ctx);
    await drain(2.9);
    expect(await sent(`transfer-reminder:${orderId}`)).toBe(0);
    await drain(3);
    await drain(30);
    expect(await sent(`transfer-reminder:${orderId}`)).toBe(1);
    expect(await runs("unpaid_order")).toBe(1);
  });

  test("is not sent while it is off", async () => {
    await set("unpaid_order", { isOn: false });
    const { orderId } = await orderToTransfer(ctx);
    await drain(1);
    await drain(25);
    expect(await sent(`transfer-reminder:${orderId}`)).toBe(0);
  });
});

describe("the welcome of the newsletter", () => {
  const plan = planOf({ tasks: [deliverMail] }, campaignsJobs);
  const drain = (minutes = 0) => drainJobs(pool, plan, { at: addMinutes(NOW, minutes) });
  const confirm = async () => {
    const token = await makeConfirmation(ctx, "maria@example.test");
    expect(await confirmSubscription(as("visitor"), token)).toMatchObject({ ok: true });
  };

  test("goes at once and stands as sent", async () => {
    await confirm();
    await drain();
    expect([await sent("newsletter-welcome"), await runs("newsletter_welcome")]).toEqual([1, 1]);
  });

  test("is not sent while it is off", async () => {
    await set("newsletter_welcome", { isOn: false });
    await confirm();
    await drain();
    expect(await sent("newsletter-welcome")).toBe(0);
  });

  test("waits as long as the owner set", async () => {
    await set("newsletter_welcome", { delay: 1 });
    await confirm();
    await drain(59);
    expect(await sent("newsletter-welcome")).toBe(0);
    await drain(60);
    expect(await sent("newsletter-welcome")).toBe(1);
  });
});
