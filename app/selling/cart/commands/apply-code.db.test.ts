import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { applyPromo } from "#app/selling/discounts/views/show-promo.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { testContext } from "#tests/context.ts";
import { fillCart } from "../factories.ts";
import { findCart, linesOfToken, promoOfCart } from "../queries.server.ts";
import { applyCode } from "./apply-code.server.ts";
import { changeCart } from "./change-cart.server.ts";

const { ctx, db, pool, as } = await testContext();
const guest = as("visitor");
const limiter = createRateLimiter(pool);

let made = 0;
const newCart = async (price = 590_000) => {
  const name = `Product ${(made += 1)}`;
  return fillCart(guest, { productId: await makeProduct(ctx, { name, price }) });
};

/** Each call has its own network address by default. */
const apply = (token: string | undefined, typed: string, ip = `10.0.0.${(made += 1)}`) =>
  applyCode({ ctx: guest, limiter, ip }, token, typed);

async function promoOf(token: string) {
  const lines = await linesOfToken(db, token);
  const promo = await promoOfCart(guest, await findCart(db, token), lines);
  return promo && applyPromo(promo, lines);
}

describe("applying a code of a free gift", () => {
  const aGift = async (minimumAmount: number | null, stock = 5) => {
    const name = `Gift ${(made += 1)}`;
    const gift = await makeProduct(ctx, { name, price: 30_000, stock });
    const terms = { value: 0, productIds: [gift], minimumAmount };
    return { gift, code: (await makeDiscount(ctx, { type: "free_gift", ...terms })).code };
  };
  const idsOf = async (token: string) =>
    (await linesOfToken(db, token)).map(({ productId, quantity }) => [productId, quantity]);

  it("puts one unit into the cart, once, and takes off its price", async () => {
    const { gift, code } = await aGift(100_000);
    const { token } = await newCart();
    expect(await apply(token, code)).toMatchObject({ ok: true });
    expect(await apply(token, code)).toMatchObject({ ok: true });
    expect((await idsOf(token)).at(-1)).toEqual([gift, 1]);
    expect(await promoOf(token)).toMatchObject({ saving: 30_000 });
  });

  it("adds nothing below the minimum, and nothing that is sold out", async () => {
    const { token } = await newCart(90_000);
    const before = await idsOf(token);
    expect(await apply(token, (await aGift(100_000)).code)).toMatchObject({ ok: false });
    const soldOut = await aGift(null, 0);
    expect(await apply(token, soldOut.code)).toMatchObject({
      message: `The free gift for ${soldOut.code} isn’t available right now.`,
    });
    expect(await idsOf(token)).toEqual(before);
  });
});

describe("applying a code", () => {
  it("keeps it in the cart, however it was typed", async () => {
    await makeDiscount(ctx, { code: "WELCOME10" });
    const { token } = await newCart();
    expect(await apply(token, "  welcome10 ")).toEqual({
      ok: true,
      tone: "success",
      message: "WELCOME10 applied: you save ₱590",
    });
    expect(await promoOf(token)).toMatchObject({ code: "WELCOME10", saving: 59_000 });
  });

  it("replaces the one before, unless the new one does not apply", async () => {
    const [first, second] = [await makeDiscount(ctx), await makeDiscount(ctx, { value: 2_000 })];
    const { token } = await newCart();
    await apply(token, first.code);
    expect(await apply(token, "NO-SUCH-CODE")).toMatchObject({ ok: false, tone: "error" });
    expect(await promoOf(token)).toMatchObject({ code: first.code });
    await apply(token, second.code);
    expect(await promoOf(token)).toMatchObject({ code: second.code, saving: 118_000 });
  });

  it.each([
    ["", "Enter a promo code"],
    ["  ", "Enter a promo code"],
    ["<script>", "A promo code has only letters, digits, hyphens and underscores."],
    ["NEVER", "We don’t recognize promo code NEVER. Check the spelling and try again."],
  ])("%j is answered in words", async (typed, message) => {
    const { token } = await newCart();
    expect(await apply(token, typed)).toEqual({
      ok: false,
      tone: "error",
      message,
      field: "promo",
    });
    expect(await promoOf(token)).toBeUndefined();
  });

  it("says what is missing to the minimum", async () => {
    const { code } = await makeDiscount(ctx, { minimumAmount: 500_000 });
    const { token } = await newCart(499_900);
    expect((await apply(token, code)).message).toBe(
      `Promo code ${code} needs a subtotal of at least ₱5,000.`,
    );
  });

  it("needs a cart with something in it", async () => {
    const { code } = await makeDiscount(ctx);
    const { token } = await newCart();
    await changeCart(guest, token, { intent: "clear" });
    for (const nothing of [token, "guess", undefined]) {
      expect(await apply(nothing, code)).toMatchObject({ message: "Your cart is empty" });
    }
  });

  it("ends after twenty tries from one address, with the wait, and for that address only", async () => {
    const { code } = await makeDiscount(ctx);
    const { token } = await newCart();
    for (let n = 0; n < 20; n += 1) await apply(token, `GUESS-${n}`, "192.0.2.1");
    const refused = await apply(token, code, "192.0.2.1");
    expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(/wait 10 minutes/) });
    expect(refused.retryAfter).toBeGreaterThan(500);
    expect(await apply(token, code, "192.0.2.2")).toMatchObject({ ok: true });
  });
});

describe("a code in the cart", () => {
  it("that stopped applying stays, saves nothing and says why", async () => {
    const { id, code } = await makeDiscount(ctx);
    const { token } = await newCart();
    await apply(token, code);
    await db.update(discounts).set({ isActive: false }).where(eq(discounts.id, id));
    expect(await promoOf(token)).toEqual({
      code,
      saving: 0,
      problem: `Promo code ${code} isn’t active right now.`,
    });
    await db.update(discounts).set({ isActive: true }).where(eq(discounts.id, id));
    expect(await promoOf(token)).toMatchObject({ saving: 59_000, problem: undefined });
  });

  it("is removed by its own button, once", async () => {
    const { code } = await makeDiscount(ctx);
    const { token } = await newCart();
    await apply(token, code);
    const remove = { intent: "remove-code" } as const;
    expect(await changeCart(guest, token, remove)).toMatchObject({ message: `${code} removed` });
    expect(await promoOf(token)).toBeUndefined();
    expect(await changeCart(guest, token, remove)).toMatchObject({ ok: false });
    expect(await changeCart(guest, undefined, remove)).toMatchObject({ ok: false });
  });
});
