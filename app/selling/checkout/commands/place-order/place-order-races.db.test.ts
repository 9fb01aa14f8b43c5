import { GATEWAY } from "#app/selling/payments/factories.ts";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { clearCart } from "#app/selling/cart/commands/clear-cart.server.ts";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct, makeVariants } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orderJobs } from "#app/selling/orders/factories.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { until } from "#tests/until.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits } from "../../factories.ts";
import { placeOrder } from "./place-order.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
const PRICE = 500_000;

/** Each buyer has an address of their own: orders to one address wait for each other. */
function send(cartToken: string, units = 1) {
  const key = ctx.ids.newId();
  const sent = { cartToken, key, shownTotal: PRICE * units, gateway: GATEWAY };
  return placeOrder(guest, { ...sent, form: buyerForm({ email: `${key}@example.test` }) });
}

test("of fifty buyers of the last unit one gets it, and the others are told so", async () => {
  const productId = await makeProduct(ctx, { name: "Last", price: PRICE, stock: 1 });
  const carts = await Promise.all(Array.from({ length: 50 }, () => fillCart(guest, { productId })));
  const answers = await Promise.all(carts.map((cart) => send(cart.token)));
  const refused = answers.filter((answer) => !answer.ok);
  expect(refused).toHaveLength(49);
  for (const answer of refused) {
    expect(answer).toEqual({
      ok: false,
      reason: "out_of_stock",
      shortages: [{ name: "Last", available: 0 }],
      soldOut: { slug: "last", sku: "SKU-last", variantId: null },
    });
  }
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  expect(level).toMatchObject({ onHand: 1, reserved: 1 });
});

test("a buyer who waits for another one's order of the last unit is refused, and gets no error", async () => {
  const productId = await makeProduct(ctx, { name: "Contested", price: PRICE, stock: 1 });
  const cart = await fillCart(guest, { productId });
  const other = await pool.connect();
  try {
    await other.query("begin");
    await other.query("update stock_levels set reserved = reserved + 1 where product_id = $1", [
      productId,
    ]);
    const sent = send(cart.token);
    await until("the order waits for the stock", 5_000, async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database()
         and wait_event_type = 'Lock' and query like '%place_order%'`,
      );
      return rowCount === 1;
    });
    await other.query("commit");
    expect(await sent).toMatchObject({ ok: false, reason: "out_of_stock" });
  } finally {
    other.release();
  }
  await pool.query("update stock_levels set reserved = 0 where product_id = $1", [productId]);
});

test("of thirty buyers of the last unit of a variant one gets it, though others are on the shelf", async () => {
  const productId = await makeProduct(ctx, { name: "Vial", price: PRICE, stock: 5 });
  const [last = ""] = await makeVariants(
    ctx,
    productId,
    { value: "5 mg", price: PRICE, stock: 1 },
    { value: "10 mg", price: PRICE, stock: 20 },
  );
  const wanted = { productId, variantId: last };
  const carts = await Promise.all(Array.from({ length: 30 }, () => fillCart(guest, wanted)));
  const answers = await Promise.all(carts.map((cart) => send(cart.token)));
  const refused = answers.filter((answer) => !answer.ok);
  expect(refused).toHaveLength(29);
  expect(refused[0]).toEqual({
    ok: false,
    reason: "out_of_stock",
    shortages: [{ name: "Vial, 5 mg", available: 0 }],
    soldOut: { slug: "vial", sku: expect.any(String), variantId: last },
  });
  const levels = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  expect(levels.map(({ variantId, reserved }) => [variantId, reserved])).toEqual(
    expect.arrayContaining([
      [null, 0],
      [last, 1],
    ]),
  );
});

test("both variants of one product, in lines of either order, are sold to the last and no further", async () => {
  const productId = await makeProduct(ctx, { name: "Pair", price: PRICE, stock: null });
  const [small = "", large = ""] = await makeVariants(
    ctx,
    productId,
    { value: "5 mg", price: PRICE, stock: 12 },
    { value: "10 mg", price: PRICE, stock: 12 },
  );
  const carts = await Promise.all(
    Array.from({ length: 24 }, (_, n) => {
      const lines = [
        { productId, variantId: small, quantity: 1 + (n % 3) },
        { productId, variantId: large, quantity: 1 + ((n + 1) % 3) },
      ];
      return fillCart(guest, ...(n % 2 ? lines : lines.toReversed()));
    }),
  );
  const units = (n: number) => 2 + (n % 3) + ((n + 1) % 3);
  const answers = await Promise.all(carts.map((cart, n) => send(cart.token, units(n))));
  expect(answers.filter((answer) => answer.ok).length).toBeGreaterThan(3);
  const levels = await db
    .select()
    .from(stockLevels)
    .where(inArray(stockLevels.variantId, [small, large]));
  expect(levels).toHaveLength(2);
  for (const { onHand, reserved } of levels) {
    expect(onHand).toBe(12);
    expect(reserved).toBeLessThanOrEqual(12);
  }
});

test("two products in opposite order do not lock each other out", async () => {
  const a = { productId: await makeProduct(ctx, { name: "A", price: PRICE, stock: 40 }) };
  const b = { productId: await makeProduct(ctx, { name: "B", price: PRICE, stock: 40 }) };
  const carts = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? fillCart(guest, a, b) : fillCart(guest, b, a))),
  );
  const answers = await Promise.all(carts.map((cart) => send(cart.token, 2)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(20);
});

test("shoppers who swap what they ordered do not lock each other out", async () => {
  const c = await makeProduct(ctx, { name: "C", price: PRICE, stock: 60 });
  const d = await makeProduct(ctx, { name: "D", price: PRICE, stock: 60 });
  const shoppers = await Promise.all(
    Array.from({ length: 16 }, async (_, n) => {
      const [first, next] = n % 2 ? [c, d] : [d, c];
      const { token } = await fillCart(guest, { productId: first });
      return { token, next };
    }),
  );
  for (const { token } of shoppers) expect(await send(token)).toMatchObject({ ok: true });
  for (const { token, next } of shoppers) {
    await clearCart(guest, token);
    await addToCart(guest, { token, productId: next, variantId: null, quantity: 1 });
  }
  const answers = await Promise.all(shoppers.map(({ token }) => send(token)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(16);
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
