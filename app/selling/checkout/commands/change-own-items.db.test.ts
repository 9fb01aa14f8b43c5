import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeDiscount } from "#app/selling/discounts/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { DIFFERENCE_BY_HAND } from "#app/selling/orders/rules/change-window.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { confirmTransfer } from "#app/selling/payments/commands/confirm-transfer.server.ts";
import {
  fakeGateway,
  gatewaysOf,
  payOrder,
  paymentJobs,
  tell,
} from "#app/selling/payments/factories.ts";
import { refunds } from "#app/selling/payments/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { orderToChange } from "../factories.ts";
import { cancelOwnOrder } from "./cancel-own-order.server.ts";
import type { changeOwnItems } from "./change-own-items.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");
const customer = as(await accountOf(ctx, "customer"));
const manager = as(await accountOf(ctx, "manager"));
const gateway = fakeGateway({
  refund: async ({ amount }) => ({ ok: true, value: { refunded: amount } }),
});
const gateways = gatewaysOf(gateway);
const jobs = paymentJobs(gateway);
await saveSettings(ctx, {
  bank_name: "Bank of Manila",
  bank_account_name: "Project: Me",
  bank_account_number: "0000 0000",
  cod_max_amount: "20000",
});

/** Two units of a ₱4,000 product and one of a ₱1,000 product, ordered through checkout. */
const newOrder = (paymentMethod: PaymentMethod, code?: string, buyer = customer) =>
  orderToChange(ctx, { buyer, holder: guest }, gateways, { paymentMethod, code });

async function paidOrder(code?: string) {
  const order = await newOrder("card", code);
  await payOrder(ctx, order.id);
  return order;
}

async function reservedOf(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return level?.reserved;
}

const refundsOf = (orderId: string) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId));
const done = { ok: true, value: { payAt: undefined } };

function referenceOf(answer: Awaited<ReturnType<typeof changeOwnItems>>): string {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.payAt?.split("/").at(-1) ?? "";
}

describe("fewer of a paid order", () => {
  it("gives back units at once, and money by itself", async () => {
    const { id, dear, cheap, now, change } = await paidOrder();
    expect(await change({ 1: 1, 2: 0 })).toEqual(done);
    expect(await now()).toMatchObject({
      totalAmount: 400_000,
      status: "confirmed",
      needsAttention: null,
      items: [{ quantity: 1, total: 400_000 }],
    });
    expect([await reservedOf(dear), await reservedOf(cheap)]).toEqual([1, 0]);
    expect(await refundsOf(id)).toMatchObject([{ amount: 500_000, requestedBy: "visitor" }]);
    await drainJobs(pool, jobs);
    expect(await now()).toMatchObject({ paymentStatus: "paid", needsAttention: null });
    expect(await checkInvariants(db)).toEqual([]);
    const written = await db.select().from(mails).where(eq(mails.to, "maria@example.test"));
    const [mail] = written.filter(({ subject }) => subject.startsWith("You changed order"));
    expect(mail?.text).toContain("The new total is ₱4,000.");
    expect(mail?.text).toContain("We’ll automatically refund ₱5,000");
  });

  it("splits what its code saves anew, and never loses the code", async () => {
    const { code } = await makeDiscount(ctx, { minimumAmount: 450_000 });
    const { now, change, id } = await paidOrder(code);
    expect(await change({ 1: 1, 2: 0 })).toMatchObject({ reason: "code_lost", minimum: 450_000 });
    expect(await change({ 1: 1 })).toEqual(done);
    expect(await now()).toMatchObject({ discountTotal: 50_000, totalAmount: 450_000 });
    expect(await refundsOf(id)).toMatchObject([{ amount: 360_000 }]);
  });

  it("is paid back by staff after a transfer, and may still be cancelled", async () => {
    const { id, token, now, change } = await newOrder("bank");
    await confirmTransfer(manager, { orderId: id, received: 900_000, bankReference: "1" });
    expect(await change({ 2: 0 })).toEqual(done);
    expect(await now()).toMatchObject({ totalAmount: 800_000, needsAttention: DIFFERENCE_BY_HAND });
    expect(await refundsOf(id)).toEqual([]);
    expect(await change({ 1: 3 })).toMatchObject({ reason: "order_separately" });
    expect(await cancelOwnOrder(guest, gateways, { orderToken: token, note: null })).toMatchObject({
      ok: true,
    });
  });
});

describe("more of a paid order", () => {
  it("is paid first, and changes the order when it is", async () => {
    const { dear, now, change } = await paidOrder();
    const reference = referenceOf(await change({ 1: 3, 2: 2 }));
    expect(await now()).toMatchObject({ totalAmount: 900_000 });
    expect(await reservedOf(dear)).toBe(2);
    expect(await tell(ctx, reference)).toMatchObject({ value: { outcome: "settled" } });
    expect(await now()).toMatchObject({
      totalAmount: 1_400_000,
      paymentStatus: "paid",
      items: [{ quantity: 3 }, { quantity: 2 }],
    });
    expect(await reservedOf(dear)).toBe(3);
  });

  it.each(["packed", "gone", "changed", "cancelled"])(
    "paid when it is too late (%s), the money goes back and the order stays",
    async (why) => {
      const { id, token, dear, now, change } = await paidOrder();
      const reference = referenceOf(await change({ 1: 3 }));
      if (why === "packed") await moveOrder(ctx, { orderId: id, to: "processing" });
      if (why === "gone") await adjustStock(ctx, { productId: dear, by: -8, reason: "test" });
      if (why === "changed") await change({ 1: 1 });
      if (why === "cancelled") {
        await cancelOwnOrder(guest, gateways, { orderToken: token, note: null });
        await drainJobs(pool, jobs);
      }
      const before = await now();
      expect(await tell(ctx, reference)).toMatchObject({
        value: { outcome: "late_unfulfillable" },
      });
      await drainJobs(pool, jobs);
      expect(await now()).toMatchObject({
        totalAmount: before.totalAmount,
        items: before.items,
        status: before.status,
        needsAttention: null,
        paymentStatus: why === "cancelled" ? "refunded" : "paid",
      });
      expect(await refundsOf(id)).toContainEqual(
        expect.objectContaining({ amount: 400_000, status: "done" }),
      );
      expect(await checkInvariants(db)).toEqual([]);
    },
  );

  it("is not asked to be paid when the shelf is empty", async () => {
    const { dear, change } = await paidOrder();
    await adjustStock(ctx, { productId: dear, by: -8, reason: "test" });
    expect(await change({ 1: 3 })).toMatchObject({ reason: "out_of_stock" });
  });
});

describe("an order that is not paid yet", () => {
  it("by cash costs the new total at the door, more or less, as far as cash goes", async () => {
    const { now, change, dear } = await newOrder("cod");
    expect(await change({ 1: 3 })).toEqual(done);
    expect(await now()).toMatchObject({ totalAmount: 1_300_000, paymentStatus: "cod_due" });
    expect(await reservedOf(dear)).toBe(3);
    expect(await change({ 1: 1 })).toEqual(done);
    expect(await change({ 1: 6 })).toMatchObject({ reason: "cash_refused", why: "limit" });
  });

  it("by transfer is paid by the new total", async () => {
    const { id, now, change } = await newOrder("bank");
    expect(await change({ 1: 1 })).toEqual(done);
    const transfer = { orderId: id, received: 500_000, bankReference: "2" };
    expect(await confirmTransfer(manager, transfer)).toEqual({ ok: true, value: "paid" });
    expect(await now()).toMatchObject({ totalAmount: 500_000, paymentStatus: "paid" });
  });

  it("by a guest is made larger as far as a guest may reserve units", async () => {
    const { change, now } = await newOrder("bank", undefined, guest);
    expect(await change({ 2: 3 })).toEqual(done);
    expect(await change({ 2: 4 })).toMatchObject({ reason: "too_many_units", most: 5 });
    expect(await now()).toMatchObject({ totalAmount: 1_100_000 });
    expect(await change({ 2: 0 })).toEqual(done);
    expect(await change({ 1: 3 })).toEqual(done);
    expect(await change({ 1: 4 })).toMatchObject({ reason: "share_taken", most: 3 });
  });

  it("by card is changed in the cart", async () => {
    const { change } = await newOrder("card");
    expect(await change({ 1: 1 })).toEqual({ ok: false, reason: "not_paid" });
  });
});

describe("is refused", () => {
  it.each([
    [{}, "no_change"],
    [{ 1: 0, 2: 0 }, "nothing_left"],
    [{ 1: 21 }, "too_many"],
  ])("%o: %s", async (wanted, reason) => {
    const { change } = await paidOrder();
    expect(await change(wanted)).toEqual({ ok: false, reason });
  });

  it("with another's token, a stale page, after two hours, and once it is packed", async () => {
    const { id, change } = await paidOrder();
    const less = { 2: 0 };
    const refused = (reason: string) => ({ ok: false, reason });
    expect(await change(less, guest, { orderToken: id })).toEqual(refused("not_found"));
    expect(await change(less, guest, { shownTotal: 1 })).toEqual(refused("changed_meanwhile"));
    const late = { ...guest, now: addMinutes(ctx.now, 120) };
    expect(await change(less, late)).toEqual(refused("too_late"));
    await moveOrder(ctx, { orderId: id, to: "processing" });
    expect(await change(less)).toEqual(refused("packing"));
    expect(await refundsOf(id)).toEqual([]);
  });
});

describe("at once", () => {
  it("two changes: one of them, and the money goes back once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, change } = await paidOrder();
      const answers = await Promise.all([change({ 2: 0 }), change({ 2: 0 })]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await refundsOf(id)).toHaveLength(1);
    }
  });

  it("a change and its being packed: what is packed is what was paid for", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, dear, now, change } = await paidOrder();
      const [changed] = await Promise.all([
        change({ 1: 1 }),
        moveOrder(ctx, { orderId: id, to: "processing" }),
      ]);
      expect(await reservedOf(dear)).toBe(changed.ok ? 1 : 2);
      expect(await now()).toMatchObject({ totalAmount: changed.ok ? 500_000 : 900_000 });
      expect(await refundsOf(id)).toHaveLength(changed.ok ? 1 : 0);
    }
  });

  it("the difference is paid as the order is packed: either way nothing is lost", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, dear, change, now } = await paidOrder();
      const reference = referenceOf(await change({ 1: 3 }));
      const [told] = await Promise.all([
        tell(ctx, reference),
        moveOrder(ctx, { orderId: id, to: "processing" }),
      ]);
      const made = told.ok && told.value.outcome === "settled";
      expect(await reservedOf(dear)).toBe(made ? 3 : 2);
      expect(await now()).toMatchObject({ totalAmount: made ? 1_300_000 : 900_000 });
      expect(await refundsOf(id)).toHaveLength(made ? 0 : 1);
    }
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, jobs);
  expect(await checkInvariants(db)).toEqual([]);
});
