import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeProduct, makeVariants } from "../factories.ts";
import { nextPriceChange } from "../queries/price-schedules.server.ts";
import { priceHistory, products, productVariants } from "../tables.server.ts";
import { priceSchedules } from "../tables/price-schedules.server.ts";
import { applyPrices } from "./apply-prices.server.ts";
import { dropPlannedPrice } from "./drop-planned-price.server.ts";
import { movePriceEnd } from "./move-price-end.server.ts";
import { planPrice } from "./plan-price.server.ts";

const { ctx, db, as, at } = await testContext();

const day = (of: number) => addDays(ctx.now, of);
const on = (of: number) => at(day(of));

let made = 0;
async function newProduct() {
  made += 1;
  return makeProduct(ctx, { name: `Planned ${made}`, price: 900 });
}

type PlannedPeriod = { from: number; to?: number; price?: number; compareAtPrice?: number | null };

const sale = (
  productId: string,
  { from, to, price = 700, compareAtPrice = null }: PlannedPeriod,
) => ({
  productId,
  variantId: null,
  price,
  compareAtPrice,
  startsAt: day(from),
  endsAt: to === undefined ? null : day(to),
});

async function priceOf(productId: string) {
  const { price, compareAtPrice } = products;
  const [found] = await db
    .select({ price, compareAtPrice })
    .from(products)
    .where(eq(products.id, productId));
  return found;
}

async function stateOf(productId: string) {
  const { state, note } = priceSchedules;
  return db
    .select({ state, note })
    .from(priceSchedules)
    .where(eq(priceSchedules.productId, productId));
}

const historyOf = async (productId: string) =>
  (
    await db
      .select({ price: priceHistory.price })
      .from(priceHistory)
      .where(eq(priceHistory.productId, productId))
      .orderBy(asc(priceHistory.id))
  ).map(({ price }) => price);

describe("a sale", () => {
  it("begins and ends at its time, each once, and gives back the price before", async () => {
    const productId = await newProduct();
    const planned = sale(productId, { from: 1, to: 3, compareAtPrice: 900 });
    expect(await planPrice(ctx, planned)).toMatchObject({ ok: true });
    expect(await nextPriceChange(db, [productId])).toEqual(day(1));
    await applyPrices(ctx);
    expect(await priceOf(productId)).toEqual({ price: 900, compareAtPrice: null });
    await Promise.all([applyPrices(on(1)), applyPrices(on(1)), applyPrices(on(2))]);
    expect(await priceOf(productId)).toEqual({ price: 700, compareAtPrice: 900 });
    expect(await nextPriceChange(db, [productId])).toEqual(day(3));
    await Promise.all([applyPrices(on(3)), applyPrices(on(4))]);
    expect(await priceOf(productId)).toEqual({ price: 900, compareAtPrice: null });
    expect(await historyOf(productId)).toEqual([900, 700, 900]);
    expect(await stateOf(productId)).toEqual([{ state: "done", note: null }]);
    expect(await nextPriceChange(db, [productId])).toBeUndefined();
    const written = await db
      .select({ actor: auditLog.actorId, reason: auditLog.reason })
      .from(auditLog)
      .where(eq(auditLog.subjectId, productId))
      .orderBy(asc(auditLog.id));
    expect(written.filter(({ actor }) => actor === "schedule")).toEqual([
      { actor: "schedule", reason: "Planned price begins" },
      { actor: "schedule", reason: "Planned price ends" },
    ]);
  });

  it("is caught up in order after the shop was down", async () => {
    const productId = await newProduct();
    await planPrice(ctx, sale(productId, { from: 5, price: 950 }));
    await planPrice(ctx, sale(productId, { from: 1, to: 3 }));
    await planPrice(ctx, sale(productId, { from: 6, to: 9, price: 800 }));
    await applyPrices(on(7));
    expect(await priceOf(productId)).toMatchObject({ price: 800 });
    expect(await historyOf(productId)).toEqual([900, 700, 900, 950, 800]);
    await applyPrices(on(10));
    expect(await priceOf(productId)).toMatchObject({ price: 950 });
  });

  it("leaves the price that somebody has set meanwhile, and says so", async () => {
    const productId = await newProduct();
    await planPrice(ctx, sale(productId, { from: 1, to: 3 }));
    await applyPrices(on(1));
    await db.update(products).set({ price: 650 }).where(eq(products.id, productId));
    await applyPrices(on(3));
    expect(await priceOf(productId)).toMatchObject({ price: 650 });
    expect(await stateOf(productId)).toEqual([{ state: "done", note: "changed_meanwhile" }]);
  });

  it("passes over a product in the archive", async () => {
    const productId = await newProduct();
    await planPrice(ctx, sale(productId, { from: 1, to: 3 }));
    const gone = { archivedAt: ctx.now, isActive: false };
    await db.update(products).set(gone).where(eq(products.id, productId));
    await applyPrices(on(4));
    expect(await priceOf(productId)).toMatchObject({ price: 900 });
    expect(await stateOf(productId)).toEqual([{ state: "passed_over", note: "not_sold" }]);
  });

  it("of a variant moves the price of its product too", async () => {
    const productId = await newProduct();
    const [small = ""] = await makeVariants(
      ctx,
      productId,
      { value: "5 mg", price: 500 },
      { value: "10 mg", price: 900 },
    );
    const planned = { ...sale(productId, { from: 1, to: 3, price: 400 }), variantId: small };
    expect(await planPrice(ctx, planned)).toMatchObject({ ok: true });
    expect(await planPrice(ctx, sale(productId, { from: 8 }))).toMatchObject({
      reason: "not_sold",
    });
    await applyPrices(on(1));
    expect(await priceOf(productId)).toMatchObject({ price: 400 });
    const [variant] = await db.select().from(productVariants).where(eq(productVariants.id, small));
    expect(variant?.price).toBe(400);
    await applyPrices(on(3));
    expect(await priceOf(productId)).toMatchObject({ price: 500 });
  });

  it("can end earlier once it has begun, and be taken out before", async () => {
    const productId = await newProduct();
    const planned = await planPrice(ctx, sale(productId, { from: 1, to: 9 }));
    const scheduleId = planned.ok ? planned.value.id : "";
    const own = { productId, scheduleId };
    await applyPrices(on(1));
    expect(await dropPlannedPrice(on(1), own)).toMatchObject({ reason: "begun" });
    const moved = { ...own, version: 2, endsAt: day(2) };
    expect(await movePriceEnd(on(1), { ...moved, version: 1 })).toMatchObject({
      reason: "changed_meanwhile",
    });
    expect(await movePriceEnd(on(1), moved)).toMatchObject({ ok: true });
    await applyPrices(on(2));
    expect(await priceOf(productId)).toMatchObject({ price: 900 });
    const later = await planPrice(on(2), sale(productId, { from: 3, to: 4 }));
    const drop = { productId, scheduleId: later.ok ? later.value.id : "" };
    expect(await dropPlannedPrice(on(2), drop)).toMatchObject({ ok: true });
    await applyPrices(on(3));
    expect(await priceOf(productId)).toMatchObject({ price: 900 });
  });
});

describe("planning is refused", () => {
  it.each(["support", "fulfilment", "clinician", "marketing", "customer", "visitor"] as const)(
    "to a %s",
    async (who) => {
      const productId = await newProduct();
      const planned = await planPrice(as(who), sale(productId, { from: 1 }));
      expect(planned).toEqual({ ok: false, reason: "forbidden" });
      expect(await stateOf(productId)).toEqual([]);
    },
  );

  it("for two at the same time, also when both are planned at once", async () => {
    const productId = await newProduct();
    const answers = await Promise.all([
      planPrice(ctx, sale(productId, { from: 1, to: 5 })),
      planPrice(ctx, sale(productId, { from: 2, to: 6 })),
      planPrice(ctx, sale(productId, { from: 3, to: 4 })),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(productId)).toHaveLength(1);
  });

  it("for a price struck through that nobody asked", async () => {
    const productId = await newProduct();
    const planned = sale(productId, { from: 1, to: 2, compareAtPrice: 1_000 });
    expect(await planPrice(ctx, planned)).toMatchObject({ reason: "compare_at_unproven" });
  });
});

it("leaves everything whole", async () => {
  expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
});
