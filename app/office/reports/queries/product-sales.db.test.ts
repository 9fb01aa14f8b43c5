import { expect, test } from "vitest";
import { makeProduct, makeVariants } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { makePaidOrder, makePayment, makeRefund } from "../factories.ts";
import { sumProducts } from "../rules/product-sales.ts";
import { sumSales } from "../rules/sum-sales.ts";
import { productSalesOf } from "./product-sales.server.ts";
import { salesOf } from "./sales.server.ts";

const { ctx, db } = await testContext();
const glow = await makeProduct(ctx, { name: "Glow", stock: 100 });
const tirz = await makeProduct(ctx, { name: "Tirzepatide", stock: null });
const sizes = await makeVariants(
  ctx,
  tirz,
  { value: "5 mg", price: 10_000 },
  { value: "10 mg", price: 18_000 },
);
const [small = "", large = ""] = sizes;
const DAYS = { from: "2026-03-02", to: "2026-03-03" };
const WITHIN = "2026-03-02T04:00:00Z";

test("what products brought, with delivery and refunds of parts, is what Sales says", async () => {
  const mixed = await makePaidOrder(ctx, WITHIN, {
    lines: [
      { productId: tirz, variantId: small, price: 10_000, quantity: 2 },
      { productId: tirz, variantId: large, price: 18_000 },
      { productId: glow, price: 5_000, quantity: 3 },
    ],
    shippingTotal: 1_000,
    coldPack: 500,
  });
  await makePaidOrder(ctx, WITHIN, { lines: [{ productId: glow, price: 5_000 }] });
  await makePaidOrder(ctx, WITHIN, {
    lines: [{ productId: glow, price: 99_000 }],
    status: "cancelled",
  });
  const earlier = await makePaidOrder(ctx, "2026-02-20T04:00:00Z", {
    lines: [{ productId: glow, price: 4_000, quantity: 2 }],
    shippingTotal: 1_000,
    paymentStatus: "refunded",
  });
  await makeRefund(ctx, WITHIN, { orderId: earlier.id, amount: 9_000 });
  await makeRefund(ctx, WITHIN, { orderId: mixed.id, amount: 700 });

  const { rows, other } = await productSalesOf(db, DAYS);
  const shown = rows.map(({ kind, product, variant, units, orders, paid, refunded }) => [
    `${kind} ${product} ${variant ?? "-"}`,
    units,
    orders,
    paid,
    refunded,
  ]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ["product Tirzepatide -", 3, 1, 38_000, 0],
      ["item Tirzepatide 10 mg", 1, 1, 18_000, 0],
      ["item Tirzepatide 5 mg", 2, 1, 20_000, 0],
      ["product Glow -", 4, 2, 20_000, 8_000],
      ["item Glow -", 4, 2, 20_000, 8_000],
    ]),
  );
  expect(shown).toHaveLength(5);
  expect(other).toEqual({
    deliveryPaid: 1_500,
    deliveryRefunded: 1_000,
    looseRefunds: 700,
    paidBeside: 0,
  });
  const { revenue } = sumSales(await salesOf(db, DAYS));
  expect(revenue).toBe(38_000 + 15_000 + 1_500 + 5_000 - 9_000 - 700);
  expect(sumProducts({ rows, other }).whole).toBe(revenue);
});

test("counts once what an order lost after it was paid, and what was paid twice", async () => {
  const DAY = { from: "2026-04-02", to: "2026-04-02" };
  const at = "2026-04-02T04:00:00Z";
  const lines = [{ productId: glow, price: 5_000 }] as const;
  const smaller = await makePaidOrder(ctx, at, { lines });
  // The buyer paid for two and then removed one, so half was refunded.
  await makePayment(ctx, at, { orderId: smaller.id, amount: 5_000 });
  await makeRefund(ctx, at, { orderId: smaller.id, amount: 5_000 });
  const twice = await makePaidOrder(ctx, at, { lines });
  await makePayment(ctx, at, { orderId: twice.id, amount: 5_000 });
  await makeRefund(ctx, at, { orderId: twice.id, amount: 5_000 });

  const sales = sumSales(await salesOf(db, DAY));
  expect(sales).toMatchObject({ orders: 2, paid: 20_000, refunded: 10_000, revenue: 10_000 });
  const sold = await productSalesOf(db, DAY);
  expect(sold.other).toMatchObject({ paidBeside: 10_000, looseRefunds: 10_000 });
  expect(sumProducts(sold)).toMatchObject({ revenue: 10_000, whole: 10_000 });
});

test("days without orders have no products", async () => {
  const { rows, other } = await productSalesOf(db, { from: "2026-01-01", to: "2026-01-31" });
  expect(rows).toEqual([]);
  expect(sumProducts({ rows, other })).toMatchObject({ units: 0, revenue: 0, whole: 0 });
});
