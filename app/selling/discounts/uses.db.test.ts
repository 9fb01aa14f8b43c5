import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makeDiscount, useDiscount } from "./factories.ts";
import { buyerOf, quoteDiscount, type Buyer } from "./queries.server.ts";
import { discountRedemptions, discounts } from "./tables.server.ts";
import { keepRedemption } from "./commands/keep-redemption.server.ts";
import { moveRedemption } from "./commands/move-redemption.server.ts";
import { releaseRedemption } from "./commands/release-redemption.server.ts";
import { retakeRedemption } from "./commands/retake-redemption.server.ts";

const LINES = [{ productId: "any", categoryId: null, price: 500_000, quantity: 1 }];
const { ctx, db, at, as } = await testContext();

const guest = (email = "maria@example.test"): Buyer => ({ customerId: null, emails: [email] });

/** A ₱5,000 order that uses the code. */
async function redeem(discountId: string, given: { buyer?: Buyer; cartId?: string } = {}) {
  const orderId = ctx.ids.newId();
  const { buyer = guest(), cartId = ctx.ids.newId() } = given;
  const answer = await inTransaction(ctx, (tx) =>
    useDiscount(tx, { discountId, orderId, cartId, subtotal: 500_000, buyer }),
  );
  return { orderId, answer };
}

const release = (orderId: string) => inTransaction(ctx, (tx) => releaseRedemption(tx, orderId));
const retake = (orderId: string) => inTransaction(ctx, (tx) => retakeRedemption(tx, orderId));
const keep = (orderId: string) => inTransaction(ctx, (tx) => keepRedemption(tx, orderId));

async function usedCount(id: string) {
  const [row] = await db.select().from(discounts).where(eq(discounts.id, id));
  return row?.usedCount;
}

async function redemptionOf(orderId: string) {
  const [row] = await db
    .select()
    .from(discountRedemptions)
    .where(eq(discountRedemptions.orderId, orderId));
  return row;
}

describe("redeeming", () => {
  it("counts the use and notes whose it is", async () => {
    const { id } = await makeDiscount(ctx);
    const { orderId, answer } = await redeem(id);
    expect(answer).toEqual({ ok: true, value: { saving: 50_000 } });
    expect(await usedCount(id)).toBe(1);
    expect(await redemptionOf(orderId)).toMatchObject({
      discountId: id,
      email: "maria@example.test",
      amount: 50_000,
      redeemedAt: ctx.now,
      releasedAt: null,
    });
  });

  it("is refused by everything that quoting is", async () => {
    const { id } = await makeDiscount(ctx, { minimumAmount: 500_001 });
    expect((await redeem(id)).answer).toMatchObject({ reason: "minimum_not_reached" });
    await db.update(discounts).set({ isActive: false }).where(eq(discounts.id, id));
    expect((await redeem(id)).answer).toMatchObject({ reason: "inactive" });
    expect((await redeem(ctx.ids.newId())).answer).toMatchObject({ reason: "unknown" });
    expect(await usedCount(id)).toBe(0);
  });
});

describe("once for each customer", () => {
  it("holds for a mailbox, however it is written", async () => {
    const { id } = await makeDiscount(ctx, { perCustomerLimit: 1 });
    expect((await redeem(id, { buyer: await buyerOf(ctx, "maria@gmail.com") })).answer.ok).toBe(
      true,
    );
    for (const name of ["Maria@gmail.com", "m.aria@gmail.com", "maria+2@gmail.com"]) {
      const { answer } = await redeem(id, { buyer: await buyerOf(ctx, name) });
      expect(answer).toMatchObject({ reason: "used_by_customer" });
    }
    expect((await redeem(id, { buyer: guest("ana@gmail.com") })).answer.ok).toBe(true);
  });

  it("holds for an account, whatever address it orders for, and for its address as a guest", async () => {
    const { id } = await makeDiscount(ctx, { perCustomerLimit: 1 });
    const actor = await accountOf(ctx, "customer", { email: "ana@example.test" });
    const buyer = await buyerOf(as(actor), "work@example.test");
    expect(buyer.customerId).toBe(
      (await customerOfUser(db, actor.kind === "user" ? actor.userId : ""))?.id,
    );
    expect((await redeem(id, { buyer })).answer.ok).toBe(true);
    const elsewhere = await buyerOf(as(actor), "home@example.test");
    expect((await redeem(id, { buyer: elsewhere })).answer).toMatchObject({
      reason: "used_by_customer",
    });
    expect((await redeem(id, { buyer: guest("work@example.test") })).answer.ok).toBe(false);
  });

  it("finds what an account used and paid before it signed in", async () => {
    const { id } = await makeDiscount(ctx, { perCustomerLimit: 1 });
    const actor = await accountOf(ctx, "customer", { email: "late@example.test" });
    const asGuest = await redeem(id, { buyer: guest("late@example.test") });
    await keep(asGuest.orderId);
    const buyer = await buyerOf(as(actor), "other@example.test");
    expect((await redeem(id, { buyer })).answer).toMatchObject({ reason: "used_by_customer" });
  });

  it("leaves a customer her use when a stranger orders under her address", async () => {
    const { id, code } = await makeDiscount(ctx, { perCustomerLimit: 1 });
    const actor = await accountOf(ctx, "customer", { email: "owner@example.test" });
    const stranger = await accountOf(ctx, "customer", { email: "stranger@example.test" });
    await redeem(id, { buyer: guest("owner@example.test") });
    await redeem(id, { buyer: await buyerOf(as(stranger), "owner@example.test") });
    const buyer = await buyerOf(as(actor), "owner@example.test");
    const asked = { code, lines: LINES, cartId: ctx.ids.newId(), buyer };
    expect((await quoteDiscount(ctx, asked)).checked.ok).toBe(true);
    expect((await redeem(id, { buyer })).answer.ok).toBe(true);
    expect((await redeem(id, { buyer })).answer).toMatchObject({ reason: "used_by_customer" });
  });
});

describe("releasing", () => {
  it("gives the use back, once", async () => {
    const { id } = await makeDiscount(ctx, { usageLimit: 1 });
    const { orderId } = await redeem(id);
    await Promise.all([release(orderId), release(orderId)]);
    await release(orderId);
    expect(await usedCount(id)).toBe(0);
    expect((await redemptionOf(orderId))?.releasedAt).toEqual(ctx.now);
    expect((await redeem(id)).answer.ok).toBe(true);
  });

  it("of an order without a code does nothing", async () => {
    await expect(release(ctx.ids.newId())).resolves.toBeUndefined();
  });
});

describe("taking again", () => {
  it("works while a use is free, also after the code has ended", async () => {
    const { id } = await makeDiscount(ctx, {
      usageLimit: 1,
      endsAt: new Date("2026-11-21T02:10Z"),
    });
    const { orderId } = await redeem(id);
    await release(orderId);
    const later = at("2026-11-21T03:00:00Z");
    const taken = await inTransaction(later, (tx) => retakeRedemption(tx, orderId));
    expect(taken.ok).toBe(true);
    expect(await redemptionOf(orderId)).toMatchObject({ releasedAt: null, redeemedAt: later.now });
    expect(await usedCount(id)).toBe(1);
  });

  it("counts once for an order that never let go", async () => {
    const { id } = await makeDiscount(ctx);
    const { orderId } = await redeem(id);
    expect((await retake(orderId)).ok).toBe(true);
    expect(await usedCount(id)).toBe(1);
  });

  it("is refused when somebody else has it now, or the buyer herself in another order", async () => {
    const scarce = await makeDiscount(ctx, { usageLimit: 1 });
    const first = await redeem(scarce.id);
    await release(first.orderId);
    await redeem(scarce.id, { buyer: guest("ana@example.test") });
    expect(await retake(first.orderId)).toEqual({ ok: false, reason: "used_up" });
    expect(await usedCount(scarce.id)).toBe(1);

    const once = await makeDiscount(ctx, { perCustomerLimit: 1 });
    const mine = await redeem(once.id);
    await release(mine.orderId);
    await redeem(once.id);
    expect(await retake(mine.orderId)).toEqual({ ok: false, reason: "used_by_customer" });
  });
});

describe("a quote", () => {
  const ask = (code: string, cartId: string, buyer = guest()) =>
    quoteDiscount(ctx, { code, lines: LINES, cartId, buyer });

  it("is not spoilt by what the cart's own unpaid order holds, but by what it has paid", async () => {
    const { id, code } = await makeDiscount(ctx, { usageLimit: 1, perCustomerLimit: 1 });
    const cartId = ctx.ids.newId();
    const { orderId } = await redeem(id, { cartId });
    expect((await ask(code, cartId)).checked).toEqual({ ok: true, value: { saving: 50_000 } });
    expect((await ask(code, ctx.ids.newId())).checked.ok).toBe(false);
    await keep(orderId);
    expect((await ask(code, cartId)).checked).toMatchObject({ reason: "used_by_customer" });
    expect((await ask(code, cartId, guest("ana@example.test"))).checked).toMatchObject({
      reason: "used_up",
    });
  });

  it("of a code that there is not is a refusal too", async () => {
    expect(await ask("NEVER", ctx.ids.newId())).toEqual({
      code: "NEVER",
      discount: undefined,
      checked: { ok: false, reason: "unknown" },
    });
  });
});

it("a use goes along when its order goes over to another cart, unless it was paid", async () => {
  const { id } = await makeDiscount(ctx);
  const [open, paid, cartId] = [await redeem(id), await redeem(id), ctx.ids.newId()];
  await keep(paid.orderId);
  for (const { orderId } of [open, paid]) await moveRedemption(ctx, orderId, cartId);
  expect((await redemptionOf(open.orderId))?.heldByCart).toBe(cartId);
  expect((await redemptionOf(paid.orderId))?.heldByCart).toBeNull();
});
