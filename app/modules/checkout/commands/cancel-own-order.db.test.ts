import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { fillCart } from "#app/modules/cart/factories.ts";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import { stockLevels } from "#app/modules/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/modules/content/factories.ts";
import { changeOrderStatus } from "#app/modules/orders/commands/change-order-status.server.ts";
import { confirmByPhone } from "#app/modules/orders/commands/confirm-by-phone.server.ts";
import { makeOrder, orderJobs } from "#app/modules/orders/factories.ts";
import { findOrder } from "#app/modules/orders/queries/find-order.server.ts";
import { PAYMENT_METHODS } from "#app/modules/orders/rules/order-terms.ts";
import type { PaymentMethod } from "#app/modules/orders/rules/order-terms.ts";
import { openAttempt, payOrder, tell } from "#app/modules/payments/factories.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { cancelOwnOrder } from "./cancel-own-order.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const guest = as(VISITOR);

let made = 0;
async function newOrder(paymentMethod: PaymentMethod = "card") {
  const productId = await makeProduct(ctx, { name: `Product ${(made += 1)}`, stock: 5 });
  const { cartId } = await fillCart(ctx, { productId });
  const orderId = await makeOrder(ctx, { productId, paymentMethod, cartId });
  const order = await findOrder(db, orderId);
  if (!order) throw new Error("no order");
  return { ...order, productId, cancel: () => cancelOwnOrder(guest, asked(order)) };
}

const asked = ({ accessToken }: { accessToken: string }) => ({ accessToken, note: null });
const tooLate = { ok: false, reason: "too_late" };

async function reservedOf(productId: string) {
  const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
  return level?.reserved;
}

describe("whoever holds the receipt", () => {
  it.each(PAYMENT_METHODS)("ends an order that was to be paid by %s", async (method) => {
    const { id, accessToken, productId } = await newOrder(method);
    expect(await cancelOwnOrder(guest, { accessToken, note: "Too dear" })).toMatchObject({
      ok: true,
    });
    expect(await findOrder(db, id)).toMatchObject({
      status: "cancelled",
      paymentStatus: "unpaid",
      endedWhy: "by_buyer",
      endedNote: "Too dear",
      cancelledAt: ctx.now,
    });
    expect(await reservedOf(productId)).toBe(0);
  });

  it("ends a confirmed cash order until somebody starts to pack it", async () => {
    const { id, cancel } = await newOrder("cod");
    await confirmByPhone(ctx, id);
    await changeOrderStatus(ctx, { orderId: id, to: "processing" });
    expect(await cancel()).toEqual(tooLate);
    const other = await newOrder("cod");
    await confirmByPhone(ctx, other.id);
    expect(await other.cancel()).toMatchObject({ ok: true });
  });

  it("cannot end one that is paid, over, or somebody else's", async () => {
    const { id, cancel } = await newOrder();
    await payOrder(ctx, id);
    expect(await cancel()).toEqual(tooLate);
    const over = await newOrder();
    await over.cancel();
    expect(await over.cancel()).toEqual(tooLate);
    const guess = { accessToken: id, note: null };
    expect(await cancelOwnOrder(guest, guess)).toEqual({ ok: false, reason: "not_found" });
  });
});

describe("against somebody else, exactly one wins", () => {
  it("a payment that is first confirms; one that comes after is kept for a refund", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, cancel } = await newOrder();
      const reference = await openAttempt(ctx, id);
      const [cancelled, told] = await Promise.all([cancel(), tell(ctx, reference)]);
      expect(told).toMatchObject({
        value: { outcome: cancelled.ok ? "late_unfulfillable" : "settled" },
      });
      expect(await findOrder(db, id)).toMatchObject({
        paymentStatus: "paid",
        status: cancelled.ok ? "cancelled" : "confirmed",
        endedWhy: cancelled.ok ? "by_buyer" : null,
        needsAttention: cancelled.ok
          ? "Paid after it was cancelled, and its buyer had given it up: refund it."
          : null,
      });
    }
  });

  it("a payment that comes after leaves the buyer's next order alone", async () => {
    const { id, cancel, cartId } = await newOrder();
    const reference = await openAttempt(ctx, id);
    await cancel();
    const productId = await makeProduct(ctx, { name: `Product ${(made += 1)}` });
    const next = await makeOrder(ctx, { productId, cartId });
    await tell(ctx, reference);
    expect(await findOrder(db, next)).toMatchObject({ status: "pending", endedWhy: null });
  });

  it("staff who start to pack", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, cancel, productId } = await newOrder("cod");
      await confirmByPhone(ctx, id);
      const [cancelled, packed] = await Promise.all([
        cancel(),
        changeOrderStatus(ctx, { orderId: id, to: "processing" }),
      ]);
      expect(packed.ok).toBe(!cancelled.ok);
      const status = cancelled.ok ? "cancelled" : "processing";
      expect(await findOrder(db, id)).toMatchObject({ status });
      expect(await reservedOf(productId)).toBe(cancelled.ok ? 0 : 1);
    }
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
