import { describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartItems } from "#app/selling/cart/tables.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { mailboxUnproven } from "#app/selling/orders/queries/guest-reservations.server.ts";
import { confirmTransfer } from "#app/selling/payments/commands/confirm-transfer.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, send } from "../../factories.ts";
import { openToGuests } from "#tests/open-to-guests.ts";

const { ctx, db, pool, as, jobs, guest, hours, newProduct, ask, reservedOf } =
  await openToGuests("card");

describe("a guest who pays online", () => {
  const home = "where she lives";

  it("reserves a few units for a short time, and no more", async () => {
    const productId = await newProduct();
    const many = await ask({ productId, quantity: 11 });
    expect(many).toMatchObject({ reason: "too_many_units", kind: "guest_online", most: 10 });
    const placed = await ask({ productId, quantity: 10 });
    if (!placed.ok) throw new Error(placed.reason);
    expect(await findOrder(db, placed.value.order.id)).toMatchObject({
      expiresAt: addMinutes(ctx.now, 15),
    });
    await drainJobs(pool, jobs, { at: addMinutes(ctx.now, 15) });
    expect(await reservedOf(productId)).toBe(0);
  });

  it("tries again with the same cart as often as she likes, and holds one order", async () => {
    const productId = await newProduct();
    const cart = await fillCart(guest, { productId, quantity: 3 });
    for (const paymentMethod of ["card", "gcash", "card", "maya"] as const) {
      const form = buyerForm({ email: "declined@example.test", paymentMethod });
      expect(await send(guest, cart, { form, address: home })).toMatchObject({ ok: true });
      expect(await reservedOf(productId)).toBe(3);
    }
  });

  it("starts again in another browser at home, whose order takes the place of the first", async () => {
    const productId = await newProduct();
    const who = { email: "again@example.test", address: home };
    const first = await ask({ productId, quantity: 2, ...who });
    const second = await ask({ productId, quantity: 4, ...who });
    expect([first, second]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await reservedOf(productId)).toBe(4);
    if (!first.ok) throw new Error(first.reason);
    expect(await findOrder(db, first.value.order.id)).toMatchObject({
      status: "cancelled",
      endedWhy: "placed_again",
    });
  });

  it("ends nobody's order from elsewhere by typing their e-mail", async () => {
    const productId = await newProduct();
    const who = { email: "victim@example.test" };
    expect(await ask({ productId, ...who, address: home })).toMatchObject({ ok: true });
    expect(await ask({ productId, ...who, address: "a stranger's" })).toMatchObject({
      reason: "order_waits",
      until: addMinutes(ctx.now, 15),
    });
    expect(await reservedOf(productId)).toBe(1);
  });

  it("is not stopped by a transfer of hers that waits", async () => {
    const productId = await newProduct();
    const email = "both@example.test";
    const transfer = await ask({ productId, email, paymentMethod: "bank" });
    expect([transfer, await ask({ productId, email })]).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it("never reserves more of an item than half of it, and one unit an address of the next quarter", async () => {
    const productId = await newProduct(20);
    const pairs = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ask({ productId, quantity: 2, address: `block ${n}` })),
    );
    expect(pairs.filter(({ ok }) => ok)).toHaveLength(5);
    expect(pairs.find(({ ok }) => !ok)).toMatchObject({
      reason: "share_taken",
      isForAccounts: true,
    });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => ask({ productId, address: `street ${n % 8}` })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await reservedOf(productId)).toBe(15);
  });

  it("still orders when three addresses reserved as much of 20 units as they could", async () => {
    const productId = await newProduct(20);
    for (const address of ["first street", "second street", "third street"]) {
      for (const quantity of [10, 5, 2, 1, 1]) await ask({ productId, quantity, address });
    }
    expect(await ask({ productId, address: "fourth street" })).toMatchObject({ ok: true });
  });

  it("gets the last of two units while the other one waits for a transfer", async () => {
    const productId = await newProduct(2);
    expect(await ask({ productId, paymentMethod: "bank", address: home })).toMatchObject({
      ok: true,
    });
    expect(await ask({ productId, paymentMethod: "bank", address: "a flat" })).toMatchObject({
      reason: "share_taken",
    });
    expect(await ask({ productId, address: "a flat" })).toMatchObject({ ok: true });
  });

  it.each([
    ["one order by one e-mail", { email: "racing-card@example.test" }, 1],
    ["one order by one phone", { phone: "+639181234568" }, 1],
    ["40 units from one address", { address: "where they race online" }, 8],
  ])("places %s, however many are sent at once", async (_, same, allowed) => {
    const wanted = await Promise.all(Array.from({ length: 20 }, () => newProduct()));
    const answers = await Promise.all(
      wanted.map((productId) => ask({ productId, quantity: 5, ...same })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(allowed);
  });
});

describe("a customer", () => {
  async function newCustomer() {
    const account = await accountOf(ctx, "customer");
    const buy = async (productId: string, quantity: number) => {
      // An account has one cart, and a refused order leaves its items in it.
      await db.delete(cartItems);
      const cart = await fillCart(as(account), { productId, quantity });
      return send(as(account), cart, { form: buyerForm({ paymentMethod: "bank" }) });
    };
    return { buy };
  }

  it("who never paid reserves more than a guest, in three orders, and no more", async () => {
    const productId = await newProduct(1_000);
    const { buy } = await newCustomer();
    expect(await buy(productId, 18)).toMatchObject({ ok: true });
    expect(await buy(productId, 3)).toMatchObject({ reason: "too_many_units", most: 2 });
    expect(await buy(productId, 1)).toMatchObject({ ok: true });
    expect(await buy(productId, 1)).toMatchObject({ ok: true });
    expect(await buy(await newProduct(), 1)).toMatchObject({ reason: "order_waits" });
  });

  it("who never paid shares three quarters of an item with all others who never did", async () => {
    const productId = await newProduct(20);
    let set = 0;
    for (; (await (await newCustomer()).buy(productId, 1)).ok; set += 1);
    expect(set).toBe(15);
    const { buy } = await newCustomer();
    expect(await buy(productId, 1)).toMatchObject({ reason: "share_taken" });
    const first = await buy(await newProduct(), 1);
    if (!first.ok) throw new Error(first.reason);
    const transfer = { orderId: first.value.order.id, received: 500_000, bankReference: "FT 2" };
    expect(await confirmTransfer(ctx, transfer)).toMatchObject({ ok: true });
    expect(await buy(productId, 5)).toMatchObject({ ok: true });
  });

  it("has 48 hours for a transfer, and no link to open", async () => {
    const { buy } = await newCustomer();
    const placed = await buy(await newProduct(), 1);
    if (!placed.ok) throw new Error(placed.reason);
    const orderId = placed.value.order.id;
    expect(await findOrder(db, orderId)).toMatchObject({ expiresAt: hours(48) });
    expect(await mailboxUnproven(db, orderId)).toBe(false);
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, jobs, { at: hours(100) });
  expect(await checkInvariants(db)).toEqual([]);
});
