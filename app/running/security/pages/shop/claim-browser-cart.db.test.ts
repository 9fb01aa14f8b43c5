import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeCart } from "#app/selling/cart/commands/change-cart.server.ts";
import { leaveCart } from "#app/selling/cart/commands/leave-cart.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { findCart, linesOfToken } from "#app/selling/cart/queries.server.ts";
import { carts } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { lockOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { markOrderPaid } from "#app/selling/orders/commands/mark-order-paid.server.ts";
import { makeOrder, orderJobs } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { until } from "#tests/until.ts";
import { claimBrowserCart } from "./claim-browser-cart.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");

let made = 0;
const newProduct = (name: string, stock = 10) =>
  makeProduct(ctx, { name, slug: `item-${(made += 1)}`, price: 100_000, stock });

async function someone() {
  const actor = await accountOf(ctx, "customer");
  if (actor.kind !== "user") throw new Error("no account");
  return { userId: actor.userId, asHer: as(actor) };
}

const contents = async (token: string | undefined) =>
  (await linesOfToken(db, token)).map((line) => [line.name, line.quantity]);

test("a guest's cart becomes the account's, under a token nobody knew before", async () => {
  const { userId } = await someone();
  const { token, cartId } = await fillCart(guest, { productId: await newProduct("Glow") });
  const claimed = await claimBrowserCart(ctx, userId, token);
  expect(claimed).toMatchObject({ cartId, emptied: [], capped: [] });
  expect(await contents(claimed?.token)).toEqual([["Glow", 1]]);
  expect(await contents(token)).toEqual([]);
  const [cart] = await db.select().from(carts).where(eq(carts.id, cartId));
  expect(cart?.userId).toBe(userId);
});

test("two carts become one: sums as far as stock reaches, and everything else", async () => {
  const { userId, asHer } = await someone();
  const [both, scarce] = [await newProduct("Both"), await newProduct("Scarce", 4)];
  const [hers, new_] = [await newProduct("Hers"), await newProduct("New")];
  const old = await fillCart(
    asHer,
    { productId: both, quantity: 2 },
    { productId: scarce, quantity: 3 },
    { productId: hers },
  );
  const found = await fillCart(
    guest,
    { productId: both, quantity: 3 },
    { productId: scarce, quantity: 3 },
    { productId: new_, quantity: 2 },
  );
  const claimed = await claimBrowserCart(ctx, userId, found.token);
  expect(claimed?.capped).toEqual([{ name: "Scarce", quantity: 4 }]);
  const merged = [
    ["Both", 5],
    ["Scarce", 4],
    ["Hers", 1],
    ["New", 2],
  ];
  expect(await contents(claimed?.token)).toEqual(merged);
  // The account's other browser sees the same cart; the token from before the sign-in sees none.
  expect(await contents(old.token)).toEqual(merged);
  expect(await contents(found.token)).toEqual([]);
});

test("signing in again, or twice at once, doubles nothing", async () => {
  const { userId, asHer } = await someone();
  const productId = await newProduct("Once");
  await fillCart(asHer, { productId, quantity: 2 });
  const { token } = await fillCart(guest, { productId, quantity: 3 });
  const [a, b] = await Promise.all([1, 2].map(() => claimBrowserCart(ctx, userId, token)));
  expect(await contents(a?.token)).toEqual([["Once", 5]]);
  expect(await contents(b?.token)).toEqual([["Once", 5]]);
  const again = await claimBrowserCart(ctx, userId, a?.token);
  expect(await contents(again?.token)).toEqual([["Once", 5]]);
});

test("one cart goes to one account, also when another claims it meanwhile", async () => {
  const [ana, ben] = [await someone(), await someone()];
  const { token } = await fillCart(guest, { productId: await newProduct("Single") });
  let late: ReturnType<typeof claimBrowserCart> | undefined;
  const claimed = await db.transaction(async (tx) => {
    const first = await claimBrowserCart({ ...ctx, db: tx }, ana.userId, token);
    late = claimBrowserCart(ctx, ben.userId, token);
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await until("the other waits", 5_000, async () => (await pool.query(waiting)).rowCount === 1);
    return first;
  });
  expect(await late).toBeUndefined();
  expect(await contents(claimed?.token)).toEqual([["Single", 1]]);
});

test("the code that was chosen in this browser comes along", async () => {
  const { userId, asHer } = await someone();
  const [first, second] = [await makeDiscount(ctx), await makeDiscount(ctx)];
  const own = await fillCart(asHer, { productId: await newProduct("Hers") });
  const found = await fillCart(guest, { productId: await newProduct("Found") });
  const choose = (cartId: string, discountCode: string) =>
    db.update(carts).set({ discountCode }).where(eq(carts.id, cartId));
  await choose(own.cartId, first.code);
  const kept = await claimBrowserCart(ctx, userId, undefined);
  expect(await findCart(db, kept?.token)).toMatchObject({ discountCode: first.code });
  await choose(found.cartId, second.code);
  const claimed = await claimBrowserCart(ctx, userId, found.token);
  expect(await findCart(db, claimed?.token)).toMatchObject({ discountCode: second.code });
});

test("a browser without a cart gets the account's; neither has one, and none is made", async () => {
  const { userId, asHer } = await someone();
  const before = await db.$count(carts);
  expect(await claimBrowserCart(ctx, userId, undefined)).toBeUndefined();
  expect(await claimBrowserCart(ctx, userId, "made up")).toBeUndefined();
  expect(await db.$count(carts)).toBe(before);
  await fillCart(asHer, { productId: await newProduct("Mine") });
  const claimed = await claimBrowserCart(ctx, userId, undefined);
  expect(await contents(claimed?.token)).toEqual([["Mine", 1]]);
});

test("a cart that another account left open in the browser stays hers", async () => {
  const [ana, ben] = [await someone(), await someone()];
  const { token } = await fillCart(ana.asHer, { productId: await newProduct("Private") });
  expect(await claimBrowserCart(ctx, ben.userId, token)).toBeUndefined();
  const again = await claimBrowserCart(ctx, ana.userId, undefined);
  expect(await contents(again?.token)).toEqual([["Private", 1]]);
});

test("after signing out a browser opens the cart no longer; everywhere, no browser does", async () => {
  const { userId, asHer } = await someone();
  const first = await fillCart(asHer, { productId: await newProduct("Kept") });
  const second = await claimBrowserCart(ctx, userId, undefined);
  await leaveCart(ctx, { token: first.token });
  expect(await contents(first.token)).toEqual([]);
  expect(await contents(second?.token)).toEqual([["Kept", 1]]);
  await leaveCart(ctx, { userId });
  expect(await contents(second?.token)).toEqual([]);
  const later = await claimBrowserCart(ctx, userId, undefined);
  expect(await contents(later?.token)).toEqual([["Kept", 1]]);
});

test("a second browser of the account adds to the same cart", async () => {
  const { asHer } = await someone();
  const [a, b] = [await newProduct("A"), await newProduct("B")];
  const { token } = await fillCart(asHer, { productId: a });
  await changeCart(asHer, undefined, {
    intent: "add",
    productId: b,
    variantId: null,
    quantity: 1,
  });
  expect(await contents(token)).toEqual([
    ["A", 1],
    ["B", 1],
  ]);
});

test("an order on its way takes what was bought out of the cart it went into", async () => {
  const { userId, asHer } = await someone();
  const productId = await newProduct("Bought", 10);
  const own = await fillCart(asHer, { productId: await newProduct("Stays") });
  const waiting = await makeOrder(ctx, { productId, cartId: own.cartId });
  const { token, cartId } = await fillCart(guest, { productId, quantity: 2 });
  const orderId = await makeOrder(ctx, { productId, quantity: 2, cartId });
  const claimed = await claimBrowserCart(ctx, userId, token);
  expect(claimed?.cartId).toBe(own.cartId);
  const [older] = await db.select().from(orders).where(eq(orders.id, waiting));
  expect(older?.status).toBe("cancelled");
  await inTransaction(ctx, async (tx) => markOrderPaid(tx, (await lockOrder(tx, orderId))!));
  expect(await contents(claimed?.token)).toEqual([["Stays", 1]]);
  await drainJobs(pool, orderJobs);
  // The test marked the order as paid without a payment.
  const broken = await checkInvariants(db);
  expect(broken.filter((sentence) => !sentence.startsWith("I4"))).toEqual([]);
});
