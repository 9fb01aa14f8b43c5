import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeProduct, makeVariants } from "#app/goods/catalog/factories.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { testContext } from "#tests/context.ts";
import { until } from "#tests/until.ts";
import { fillCart } from "../../factories.ts";
import { cartItems, carts, cartTokens } from "../../tables.server.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { readAddition } from "./read-addition.server.ts";
import { writeAddition } from "./write-addition.server.ts";

const { ctx, db, as } = await testContext();
const guest = as("visitor");

let made = 0;
const newProduct = (stock = 10) =>
  makeProduct(ctx, { name: `Vial ${(made += 1)}`, price: 100_000, stock });
const quantities = async (cartId: string) =>
  (await db.select().from(cartItems).where(eq(cartItems.cartId, cartId)))
    .map((line) => line.quantity)
    .toSorted((a, b) => a - b);
const add = (token: string, productId: string, quantity = 1) =>
  addToCart(guest, { token, productId, variantId: null, quantity });

/** Prepares a second unit of an item in the cart, decided but not yet written. */
async function decidedAddition() {
  const productId = await newProduct();
  const { token, cartId } = await fillCart(guest, { productId });
  const before = await readAddition(guest, { token, productId, variantId: null });
  const line = { productId, variantId: null, quantity: 2, price: 100_000 };
  return { token, cartId, productId, write: () => writeAddition(guest, token, before, line) };
}

type Addition = Awaited<ReturnType<typeof decidedAddition>>;

const later: [what: string, change: (of: Addition) => Promise<unknown>][] = [
  ["the line was raised", ({ token, productId }) => add(token, productId, 3)],
  ["the line is gone", ({ cartId }) => db.delete(cartItems).where(eq(cartItems.cartId, cartId))],
  ["another line came", async ({ token }) => add(token, await newProduct())],
  ["the cart is gone", ({ cartId }) => db.delete(carts).where(eq(carts.id, cartId))],
];

test.each(later)("nothing is written when %s", async (_, change) => {
  const decided = await decidedAddition();
  await change(decided);
  const written = async () => [
    await db.select().from(carts).where(eq(carts.id, decided.cartId)),
    await db.select().from(cartItems).where(eq(cartItems.cartId, decided.cartId)),
    await db.$count(cartTokens),
  ];
  const before = await written();
  expect(await decided.write()).toBeUndefined();
  expect(await written()).toEqual(before);
});

test("nothing is written when the cart was empty and is gone", async () => {
  const { token, cartId, productId } = await decidedAddition();
  await db.delete(cartItems).where(eq(cartItems.cartId, cartId));
  const before = await readAddition(guest, { token, productId, variantId: null });
  await db.delete(carts).where(eq(carts.id, cartId));
  const line = { productId, variantId: null, quantity: 1, price: 100_000 };
  expect(await writeAddition(guest, token, before, line)).toBeUndefined();
});

test("a variant of the same product is another line", async () => {
  const productId = await newProduct();
  const [small = "", large = ""] = await makeVariants(
    ctx,
    productId,
    { value: "5 mg", price: 70_000 },
    { value: "10 mg", price: 120_000 },
  );
  const { token, cartId } = await fillCart(guest, { productId, variantId: small, quantity: 4 });
  const wanted = { token, productId, variantId: large };
  const before = await readAddition(guest, wanted);
  expect(before).toEqual({ id: cartId, byToken: true, lines: 1, held: 0 });
  await writeAddition(guest, token, before, { ...wanted, quantity: 1, price: 120_000 });
  expect(await quantities(cartId)).toEqual([1, 4]);
});

test("an addition waits for another one, and is decided anew after it", async () => {
  const { token, cartId, productId, write } = await decidedAddition();
  const waits = async () => {
    const { rows } = await db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  };
  const second = await inTransaction(guest, async (tx) => {
    await addToCart(tx, { token, productId, variantId: null, quantity: 1 });
    const begun = write();
    await until("the second addition waits for the first", 5_000, waits);
    return { begun };
  });
  expect(await second.begun).toBeUndefined();
  expect(await quantities(cartId)).toEqual([2]);
});

test("ten quick additions of one item all count, in an open cart", async () => {
  const productId = await newProduct(20);
  const { token, cartId } = await fillCart(guest, { productId });
  const added = await Promise.all(Array.from({ length: 10 }, () => add(token, productId)));
  expect(added.every(({ ok }) => ok)).toBe(true);
  expect(await quantities(cartId)).toEqual([11]);
});

test("quick additions of different items leave no more lines than a cart may have", async () => {
  const ids = await Promise.all(Array.from({ length: 52 }, () => newProduct()));
  const items = ids.slice(0, 49).map((productId) => ({ productId }));
  const { token, cartId } = await fillCart(guest, ...items);
  const added = await Promise.all(ids.slice(49).map((productId) => add(token, productId)));
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await quantities(cartId)).toHaveLength(50);
});
