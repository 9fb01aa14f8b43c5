import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { makeProduct, makeVariants } from "#app/goods/catalog/factories.ts";
import { products, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { countStatements } from "#tests/count-statements.ts";
import { fillCart } from "../factories.ts";
import { countItems, linesOfToken } from "../queries.server.ts";
import { lineNotices } from "../rules/line-notices.ts";
import { MAX_LINES } from "../rules/quantity.ts";
import { decodeUndo } from "../rules/undo-lines.ts";
import { carts } from "../tables.server.ts";
import { changeCart, type OwnChange } from "./change-cart.server.ts";

const { ctx, db, pool, as } = await testContext();
const guest = as("visitor");

let made = 0;
const newProduct = (name: string, stock = 10) =>
  makeProduct(ctx, { name, slug: `p-${(made += 1)}`, price: 100_000, stock });

const add = (productId: string, quantity = 1, variantId: string | null = null): OwnChange => ({
  intent: "add",
  productId,
  variantId,
  quantity,
});
const change = (token: string | undefined, wish: OwnChange) => changeCart(guest, token, wish);
const contents = async (token: string | undefined) =>
  (await linesOfToken(db, token)).map((line) => [line.name, line.quantity]);
const firstLine = async (token: string) => (await linesOfToken(db, token))[0]!.id;

describe("adding", () => {
  it("opens a cart, and says what was added", async () => {
    const answer = await change(undefined, add(await newProduct("NAD+"), 2));
    expect(answer).toMatchObject({ ok: true, tone: "success", message: "NAD+ added to cart!" });
    expect(await contents(answer.token)).toEqual([["NAD+", 2]]);
    expect(await countItems(db, answer.token)).toBe(2);
  });

  it("raises the line that is already there", async () => {
    const productId = await newProduct("Glow");
    const { token } = await fillCart(guest, { productId });
    await change(token, add(productId));
    await change(token, add(productId, 3));
    expect(await contents(token)).toEqual([["Glow", 5]]);
  });

  it("keeps variants apart, each at its own price", async () => {
    const productId = await newProduct("Klow");
    const [small = "", large = ""] = await makeVariants(
      ctx,
      productId,
      { value: "5 mg", price: 70_000 },
      { value: "10 mg", price: 120_000 },
    );
    const { token = "", message } = await change(undefined, add(productId, 1, small));
    expect(message).toBe("Klow, 5 mg added to cart!");
    await change(token, add(productId, 1, large));
    await change(token, add(productId, 1, small));
    const lines = await linesOfToken(db, token);
    expect(lines.map((line) => [line.name, line.quantity, line.price])).toEqual([
      ["Klow, 5 mg", 2, 70_000],
      ["Klow, 10 mg", 1, 120_000],
    ]);
    expect(await change(token, add(productId))).toMatchObject({
      ok: false,
      message: "Klow comes in several options. Choose one first.",
      link: { to: expect.stringMatching(/^\/product\/p-\d+$/) as string },
    });
  });

  it("refuses what a clinician has to approve, and says where to go", async () => {
    const productId = await newProduct("Retatrutide");
    const { token } = await fillCart(guest, { productId });
    const required = { clearance: "required" as const };
    await db.update(products).set(required).where(eq(products.id, productId));
    for (const own of [undefined, token]) {
      expect(await change(own, add(productId))).toMatchObject({
        ok: false,
        tone: "error",
        message: expect.stringContaining("A clinician has to approve Retatrutide") as string,
        link: { to: "/consultation" },
      });
    }
    expect(await contents(token)).toEqual([["Retatrutide", 1]]);
    expect((await linesOfToken(db, token)).map((line) => lineNotices(line))).toEqual([
      [{ kind: "approval" }],
    ]);
  });

  it("marks a line whose product is sold in variants since, or whose variant is withdrawn", async () => {
    const productId = await newProduct("Changed");
    const { token } = await fillCart(guest, { productId });
    const [small = ""] = await makeVariants(ctx, productId, { value: "5 mg", price: 100_000 });
    await change(token, add(productId, 1, small));
    const sold = async () => (await linesOfToken(db, token)).map((line) => line.sellable);
    const [bare] = await linesOfToken(db, token);
    expect(lineNotices(bare!)).toEqual([{ kind: "choose" }]);
    expect(await sold()).toEqual([false, true]);
    await makeVariants(ctx, productId, { value: "10 mg", price: 100_000 });
    expect(await sold()).toEqual([false, false]);
  });

  it("stops at the shelf, and says so", async () => {
    const productId = await newProduct("Scarce", 3);
    const answer = await change(undefined, add(productId, 5));
    expect(answer).toMatchObject({ ok: true, tone: "warning" });
    expect(answer.message).toMatch(/^Your cart has 3 of Scarce/);
    expect(await contents(answer.token)).toEqual([["Scarce", 3]]);
  });

  it("refuses what is sold out, withdrawn, unknown or a variant of something else", async () => {
    const [gone, withdrawn] = [await newProduct("Gone", 0), await newProduct("Withdrawn")];
    await db.update(products).set({ isActive: false }).where(eq(products.id, withdrawn));
    const [foreign = ""] = await makeVariants(ctx, await newProduct("Other"), {
      value: "x",
      price: 1_000,
    });
    const before = await db.$count(carts);
    for (const [wish, message] of [
      [add(gone), "Gone is out of stock"],
      [add(withdrawn), "This item is no longer sold"],
      [add(ctx.ids.newId()), "This item is no longer sold"],
      [add(gone, 1, foreign), "This item is no longer sold"],
    ] as const) {
      expect(await change(undefined, wish)).toEqual({ ok: false, tone: "error", message });
    }
    expect(await db.$count(carts)).toBe(before);
  });

  it("ends when the cart is full", async () => {
    const ids = await Promise.all(
      Array.from({ length: MAX_LINES + 1 }, (_, n) => newProduct(`Many ${n}`)),
    );
    const { token } = await fillCart(guest, ...ids.slice(1).map((productId) => ({ productId })));
    expect(await change(token, add(ids[0]!))).toMatchObject({
      ok: false,
      message: expect.stringMatching(/full/) as string,
    });
    expect(await change(token, add(ids[1]!))).toMatchObject({ ok: true });
  });

  it("five times at once counts five", async () => {
    const productId = await newProduct("Popular", 20);
    const { token } = await fillCart(guest, { productId });
    await Promise.all([1, 2, 3, 4].map(() => change(token, add(productId))));
    expect(await contents(token)).toEqual([["Popular", 5]]);
  });

  it("is three statements, also when it opens the cart", async () => {
    const productId = await newProduct("Counted");
    let token: string | undefined;
    for (const _ of [1, 2]) {
      const once = async () => void ({ token } = await change(token, add(productId)));
      expect(await countStatements(pool, once)).toBe(3);
    }
    expect(await contents(token)).toEqual([["Counted", 2]]);
  });

  it("remembers whose cart it is", async () => {
    const customer = await accountOf(ctx, "customer");
    const { cartId } = await fillCart(as(customer), { productId: await newProduct("Mine") });
    const [cart] = await db.select().from(carts).where(eq(carts.id, cartId));
    expect(cart?.userId).toBe(customer.kind === "user" && customer.userId);
  });
});

describe("setting a quantity", () => {
  it("is quiet when it fits, and caps what does not", async () => {
    const { token } = await fillCart(guest, { productId: await newProduct("Lipo", 4) });
    const lineId = await firstLine(token);
    expect(await change(token, { intent: "set", lineId, quantity: 3 })).toMatchObject({
      ok: true,
      quiet: true,
    });
    const capped = await change(token, { intent: "set", lineId, quantity: 9 });
    expect(capped.message).toMatch(/^Your cart has 4 of Lipo/);
    expect(await contents(token)).toEqual([["Lipo", 4]]);
  });

  it("below 1 removes the item", async () => {
    const { token } = await fillCart(guest, { productId: await newProduct("Lemon") });
    const lineId = await firstLine(token);
    const answer = await change(token, { intent: "set", lineId, quantity: 0 });
    expect(answer).toMatchObject({ ok: true, message: "Item removed from cart" });
    expect(await contents(token)).toEqual([]);
  });
});

describe("Undo", () => {
  it("puts a removed item back, as many as there were", async () => {
    const { token } = await fillCart(guest, { productId: await newProduct("Semax"), quantity: 3 });
    const lineId = await firstLine(token);
    const { message, undo } = await change(token, { intent: "remove", lineId });
    expect(message).toBe("Semax removed from cart");
    expect(await contents(token)).toEqual([]);
    const answer = await change(token, { intent: "undo", lines: decodeUndo(undo)! });
    expect(answer).toMatchObject({ ok: true, tone: "success" });
    expect(await contents(token)).toEqual([["Semax", 3]]);
  });

  it("refills a cleared cart at today's prices, as far as the shelf reaches", async () => {
    const [a, b] = [await newProduct("A"), await newProduct("B")];
    const { token } = await fillCart(guest, { productId: a, quantity: 2 }, { productId: b });
    const cleared = await change(token, { intent: "clear" });
    expect(cleared).toMatchObject({ ok: true, message: "Cart cleared" });
    await db.update(products).set({ price: 150_000 }).where(eq(products.id, a));
    await db.update(products).set({ isActive: false }).where(eq(products.id, b));
    const answer = await change(token, { intent: "undo", lines: decodeUndo(cleared.undo)! });
    expect(answer).toMatchObject({ ok: true, tone: "warning" });
    const lines = await linesOfToken(db, token);
    expect(lines).toMatchObject([{ name: "A", quantity: 2, price: 150_000, seenPrice: 150_000 }]);
  });

  it("puts back fewer when the shelf has fewer, and says so", async () => {
    const productId = await newProduct("Few", 5);
    const { token } = await fillCart(guest, { productId, quantity: 5 });
    const { undo } = await change(token, { intent: "clear" });
    await db.update(stockLevels).set({ onHand: 2 }).where(eq(stockLevels.productId, productId));
    const answer = await change(token, { intent: "undo", lines: decodeUndo(undo)! });
    expect(answer).toMatchObject({ ok: true, tone: "warning" });
    expect(await contents(token)).toEqual([["Few", 2]]);
  });

  it("says when nothing of it is left", async () => {
    const lines = [{ productId: ctx.ids.newId(), variantId: null, quantity: 1 }];
    expect(await change(undefined, { intent: "undo", lines })).toMatchObject({ ok: false });
  });

  it("has nothing to offer for an empty cart", async () => {
    expect((await change(undefined, { intent: "clear" })).undo).toBeUndefined();
  });
});

test("nobody reaches into another's cart", async () => {
  const mine = await fillCart(guest, { productId: await newProduct("Private"), quantity: 2 });
  const theirs = await fillCart(guest, { productId: await newProduct("Theirs") });
  const lineId = await firstLine(mine.token);
  const refusal = { ok: false, message: "This item was already removed from your cart" };
  for (const token of [theirs.token, "guess", undefined]) {
    expect(await change(token, { intent: "remove", lineId })).toMatchObject(refusal);
    expect(await change(token, { intent: "set", lineId, quantity: 9 })).toMatchObject(refusal);
  }
  await change(theirs.token, { intent: "clear" });
  expect(await contents(mine.token)).toEqual([["Private", 2]]);
});

test("a price that moved shows beside the one that was seen", async () => {
  const productId = await newProduct("Moved");
  const { token } = await fillCart(guest, { productId });
  await db.update(products).set({ price: 130_000 }).where(eq(products.id, productId));
  expect(await linesOfToken(db, token)).toMatchObject([{ price: 130_000, seenPrice: 100_000 }]);
});
