import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { makeProduct, makeVariants } from "#app/goods/catalog/factories.ts";
import { products, stockLevels } from "#app/goods/catalog/tables.server.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
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
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { liftReservationLimits, orderToChange } from "../factories.ts";
import { payDifference } from "./pay-difference.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
const customer = as(await accountOf(ctx, "customer"));
const gateway = fakeGateway({
  refund: async ({ amount }) => ({ ok: true, value: { refunded: amount } }),
});
const gateways = gatewaysOf(gateway);
const shop = "https://shop.example.test";
const back = { returnUrl: shop, cancelUrl: shop };

let productId = "";
let key = "";
const PRICE = 250_000;
let made = 0;

beforeAll(async () => {
  await saveSettings(ctx, {
    bank_name: "Bank of Manila",
    bank_account_name: "Project: Me",
    bank_account_number: "0000 0000",
  });
});

/** A product that is not in any order. */
async function newProduct(clearance: "none" | "acknowledge" | "required" = "none", stock = 10) {
  productId = await makeProduct(ctx, { name: `Added ${(made += 1)}`, price: PRICE, stock });
  await db.update(products).set({ clearance }).where(eq(products.id, productId));
  key = `${productId}/`;
}

const newOrder = (paymentMethod: PaymentMethod) =>
  orderToChange(ctx, { buyer: customer, holder: guest }, gateways, { paymentMethod });

async function paidOrder() {
  const order = await newOrder("card");
  await payOrder(ctx, order.id);
  return order;
}

const shown = () => ({ shownPrices: { [key]: PRICE } });

async function reserved(of = productId) {
  const levels = await db.select().from(stockLevels).where(eq(stockLevels.productId, of));
  return levels.reduce((sum, level) => sum + level.reserved, 0);
}

const refundsOf = (orderId: string) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId));

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof newOrder>>["change"]>>;
function referenceOf(answer: Answer): string {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value.payAt?.split("/").at(-1) ?? "";
}

describe("a product that the order does not have", () => {
  it("is paid first, and is in the order once it is", async () => {
    await newProduct();
    const { id, now, change } = await paidOrder();
    const reference = referenceOf(await change({ [key]: 2 }, guest, shown()));
    expect(await now()).toMatchObject({ totalAmount: 900_000 });
    expect(await reserved()).toBe(0);
    expect(await tell(ctx, reference)).toMatchObject({ value: { outcome: "settled" } });
    expect(await now()).toMatchObject({
      totalAmount: 1_400_000,
      paymentStatus: "paid",
      items: [{ quantity: 2 }, { quantity: 1 }, { productId, quantity: 2, total: 500_000 }],
    });
    expect(await reserved()).toBe(2);
    expect(await refundsOf(id)).toEqual([]);
  });

  it("takes another's place, and the rest of the money goes back by itself", async () => {
    await newProduct();
    const { id, dear, cheap, now, change } = await paidOrder();
    const swap = { 1: 0, [key]: 1 };
    expect(await change(swap, guest, shown())).toMatchObject({ ok: true });
    expect(await now()).toMatchObject({ totalAmount: 350_000 });
    expect([await reserved(dear), await reserved(cheap), await reserved()]).toEqual([0, 1, 1]);
    expect(await refundsOf(id)).toMatchObject([{ amount: 550_000 }]);
  });

  it("is one of its sizes where it has some, and not sold bare", async () => {
    await newProduct();
    const [small = ""] = await makeVariants(ctx, productId, {
      value: "5 mg",
      price: 300_000,
      stock: 3,
    });
    const { now, change } = await newOrder("cod");
    expect(await change({ [key]: 1 }, guest, shown())).toMatchObject({ reason: "not_for_sale" });
    const ofSmall = `${productId}/${small}`;
    const shownPrices = { [ofSmall]: 300_000 };
    expect(await change({ [ofSmall]: 1 }, guest, { shownPrices })).toMatchObject({ ok: true });
    expect(await now()).toMatchObject({
      totalAmount: 1_200_000,
      paymentStatus: "cod_due",
      items: [{}, {}, { productName: `Added ${made}, 5 mg`, quantity: 1 }],
    });
  });

  it("raises a transfer that waits, and not one that has arrived", async () => {
    await newProduct();
    const { id, now, change } = await newOrder("bank");
    expect(await change({ [key]: 1 }, guest, shown())).toMatchObject({ ok: true });
    const transfer = { orderId: id, received: 1_150_000, bankReference: "1" };
    expect(await confirmTransfer(ctx, transfer)).toEqual({ ok: true, value: "paid" });
    await newProduct();
    const refused = await change({ [key]: 1 }, guest, shown());
    expect(refused).toMatchObject({ reason: "order_separately" });
    expect(await change({ 1: 1, [key]: 1 }, guest, shown())).toMatchObject({ ok: true });
    expect(await now()).toMatchObject({ totalAmount: 1_000_000 });
  });

  it.each([
    ["without its price", "none", {}, "price_changed"],
    ["at another price", "none", { shownPrices: { any: 1 } }, "price_changed"],
    ["that needs approval", "required", undefined, "clearance_required"],
    ["that needs supervision", "acknowledge", undefined, "supervision_unconfirmed"],
  ] as const)("%s is refused", async (_, clearance, given, reason) => {
    await newProduct(clearance);
    const { change } = await paidOrder();
    expect(await change({ [key]: 1 }, guest, given ?? shown())).toMatchObject({ reason });
    expect(await reserved()).toBe(0);
  });

  it("that is unknown, sold out or too many is refused", async () => {
    const { change } = await paidOrder();
    key = `${ctx.ids.newId()}/`;
    expect(await change({ [key]: 1 }, guest, shown())).toMatchObject({ reason: "not_for_sale" });
    await newProduct("none", 1);
    expect(await change({ [key]: 2 }, guest, shown())).toMatchObject({ reason: "out_of_stock" });
    expect(await change({ [key]: 21 }, guest, shown())).toMatchObject({ reason: "too_many" });
  });

  it("leaves the word on supervision with the order", async () => {
    await newProduct("acknowledge");
    const { id, now, change } = await newOrder("cod");
    const given = { ...shown(), supervisionConfirmed: true };
    expect(await change({ [key]: 1 }, guest, given)).toMatchObject({ ok: true });
    expect(await now()).toMatchObject({ supervisionConfirmedAt: ctx.now });
    const written = await db.select().from(consents).where(eq(consents.subjectId, id));
    expect(written.map(({ purpose }) => purpose)).toContain("medical_supervision");
  });
});

describe("a difference that waits", () => {
  it("is paid later under the same reference, until the two hours are over", async () => {
    await newProduct();
    const { token: orderToken, change } = await paidOrder();
    const reference = referenceOf(await change({ [key]: 1 }, guest, shown()));
    const again = await payDifference(guest, gateways, orderToken, back);
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.value.redirectUrl).toContain(reference);
    const late = { ...guest, now: addMinutes(ctx.now, 120) };
    const refused = { ok: false, reason: "not_payable" };
    expect(await payDifference(late, gateways, orderToken, back)).toEqual(refused);
    expect(await payDifference(guest, gateways, ctx.ids.newToken(), back)).toEqual(refused);
    await tell(ctx, reference);
    expect(await payDifference(guest, gateways, orderToken, back)).toEqual(refused);
  });

  it("that was declined is paid under another reference", async () => {
    await newProduct();
    const { token: orderToken, now, change } = await paidOrder();
    const first = referenceOf(await change({ [key]: 1 }, guest, shown()));
    await tell(ctx, first, { type: "payment.failed" });
    const again = await payDifference(guest, gateways, orderToken, back);
    const second = again.ok ? (again.value.redirectUrl.split("/").at(-1) ?? "") : "";
    expect(second).not.toBe(first);
    expect(await tell(ctx, second)).toMatchObject({ value: { outcome: "settled" } });
    expect(await now()).toMatchObject({ totalAmount: 1_150_000 });
  });

  it("never buys another line that got the place of the one it was for", async () => {
    await newProduct();
    const { id, now, change } = await paidOrder();
    const wish = referenceOf(await change({ 2: 3 }));
    expect(await change({ 2: 0 })).toMatchObject({ ok: true });
    const added = referenceOf(await change({ [key]: 1 }, guest, shown()));
    await tell(ctx, added);
    const before = await now();
    expect(await tell(ctx, wish)).toMatchObject({ value: { outcome: "late_unfulfillable" } });
    expect((await now()).items).toEqual(before.items);
    await drainJobs(pool, paymentJobs(gateway));
    expect(await refundsOf(id)).toContainEqual(
      expect.objectContaining({ amount: 200_000, status: "done" }),
    );
  });

  it("is paid as the order is packed: either way nothing is lost", async () => {
    for (let round = 0; round < 5; round += 1) {
      await newProduct();
      const { id, change, now } = await paidOrder();
      const reference = referenceOf(await change({ 1: 0, [key]: 4 }, guest, shown()));
      const [told] = await Promise.all([
        tell(ctx, reference),
        moveOrder(ctx, { orderId: id, to: "processing" }),
      ]);
      const settled = told.ok && told.value.outcome === "settled";
      expect(await reserved()).toBe(settled ? 4 : 0);
      expect(await now()).toMatchObject({ totalAmount: settled ? 1_100_000 : 900_000 });
      expect(await refundsOf(id)).toHaveLength(settled ? 0 : 1);
    }
  });

  it("is for the last unit, which another change takes at once: one of them has it", async () => {
    for (let round = 0; round < 5; round += 1) {
      await newProduct("none", 1);
      const [one, other] = [await newOrder("cod"), await newOrder("cod")];
      const answers = await Promise.all(
        [one, other].map(({ change }) => change({ [key]: 1 }, guest, shown())),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await reserved()).toBe(1);
    }
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, paymentJobs(gateway));
  expect(await checkInvariants(db)).toEqual([]);
});
