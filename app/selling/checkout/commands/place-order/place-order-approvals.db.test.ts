import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { addToCart } from "#app/selling/cart/commands/add-to-cart/add-to-cart.server.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { cartItems } from "#app/selling/cart/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { declineRequest } from "#app/selling/clearance/commands/decline-request.server.ts";
import { makeApproval, makeGuarded } from "#app/selling/clearance/factories.ts";
import { clearanceApprovals, clearanceUses } from "#app/selling/clearance/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import {
  fakeGateway,
  gatewaysOf,
  GATEWAY,
  openAttempt,
  tell,
} from "#app/selling/payments/factories.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { countStatements } from "#tests/count-statements.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { buyerForm, liftReservationLimits, place, send } from "../../factories.ts";
import { changeOwnItems } from "../change-own-items.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
await liftReservationLimits(ctx);
const guest = as("visitor");
const clinician = as(await accountOf(ctx, "clinician"));
const plain = await makeProduct(ctx, { name: "Plain", stock: 99 });
const cash = {
  gateway: GATEWAY,
  form: buyerForm({ paymentMethod: "cod", phone: "+639171234567" }),
};
const card = { gateway: GATEWAY, form: buyerForm() };
const gateways = gatewaysOf(fakeGateway());

/** A buyer with approved units and several carts, each in its own browser. */
async function approved(units: number, from = ctx.now) {
  const buyer = as(await accountOf(ctx, "customer"));
  const productId = await makeGuarded(ctx);
  const requestId = await makeApproval(buyer, { ...clinician, now: from }, { productId, units });
  const cart = async (quantity: number) => {
    const made = await fillCart(guest, { productId: plain });
    const line = { productId, quantity };
    await db.update(cartItems).set(line).where(eq(cartItems.cartId, made.cartId));
    return made;
  };
  const used = async () => {
    const which = eq(clearanceApprovals.requestId, requestId);
    const [row] = await db.select().from(clearanceApprovals).where(which);
    return row?.usedUnits;
  };
  return { buyer, productId, requestId, cart, used };
}

const broken = () => checkInvariants(db, { jobsDrained: false });

describe("an approval", () => {
  it("lets its buyer order as many units as it has left, and nobody else", async () => {
    const { buyer, productId, cart, used } = await approved(3);
    const first = await cart(2);
    expect(await countStatements(pool, () => place(buyer, first, cash))).toBeLessThanOrEqual(8);
    expect(await used()).toBe(2);
    expect(await send(buyer, await cart(2), cash)).toMatchObject({
      reason: "approval_short",
      left: 1,
    });
    for (const who of [guest, as(await accountOf(ctx, "customer"))]) {
      const mine = await cart(1);
      expect(await send(who, mine, cash)).toMatchObject({ reason: "clearance_required" });
      const item = { token: undefined, productId, variantId: null, quantity: 1 };
      expect(await addToCart(who, item)).toMatchObject({ reason: "clearance_required" });
    }
    await place(buyer, await cart(1), cash);
    expect(await send(buyer, await cart(1), cash)).toMatchObject({ reason: "clearance_required" });
    expect(await broken()).toEqual([]);
  });

  it("holds from when it was given until its day is over, and not once it is taken back", async () => {
    const { buyer, requestId, cart } = await approved(2, addMinutes(ctx.now, 5));
    const sent = await cart(1);
    expect(await send(buyer, sent, cash)).toMatchObject({ reason: "clearance_required" });
    const late = { ...buyer, now: addDays(ctx.now, 32) };
    expect(await send(late, sent, cash)).toMatchObject({ reason: "clearance_required" });
    await declineRequest(clinician, { requestId, version: 3, answer: "No more" });
    const after = { ...buyer, now: addMinutes(ctx.now, 6) };
    expect(await send(after, sent, cash)).toMatchObject({ reason: "clearance_required" });
  });

  it("is used for one of several orders that are placed at once", async () => {
    const { buyer, cart, used } = await approved(2);
    const carts = await Promise.all([cart(2), cart(2), cart(1), cart(2), cart(1)]);
    const answers = await Promise.all(carts.map((each) => send(buyer, each, cash)));
    const placed = answers.filter(({ ok }) => ok).length;
    expect(placed).toBeGreaterThan(0);
    expect(await used()).toBeLessThanOrEqual(2);
    for (const answer of answers.filter(({ ok }) => !ok)) {
      expect(["approval_short", "clearance_required"]).toContain(!answer.ok && answer.reason);
    }
    expect(await broken()).toEqual([]);
  });
});

describe("the units of an order", () => {
  it("come back when it is cancelled", async () => {
    const { buyer, cart, used } = await approved(2);
    const { id: orderId } = await place(buyer, await cart(2), cash);
    await moveOrder(as("manager"), { orderId, to: "cancelled", reason: "Asked for it" });
    expect(await used()).toBe(0);
    const [use] = await db.select().from(clearanceUses).where(eq(clearanceUses.orderId, orderId));
    expect(use).toMatchObject({ units: 2, releasedAt: ctx.now });
    expect(await broken()).toEqual([]);
  });

  it("come back when it is refunded in full before it is shipped", async () => {
    const { buyer, cart, used } = await approved(2);
    const { id: orderId, totalAmount: amount } = await place(buyer, await cart(2), card);
    await tell(ctx, await openAttempt(ctx, orderId));
    const wish = { key: ctx.ids.newId(), amount, reason: "a test", byHand: "BPI 4711" };
    expect(await refundOrder(ctx, gateways, orderId, wish)).toMatchObject({ ok: true });
    expect(await used()).toBe(0);
    expect(await broken()).toEqual([]);
  });

  it("pass to the next order of the same cart, which takes the place of the unpaid one", async () => {
    const { buyer, cart, used } = await approved(2);
    const same = await cart(2);
    const first = await place(buyer, same, card);
    const second = await place(buyer, same, card);
    expect(second.id).not.toBe(first.id);
    expect(await used()).toBe(2);
    expect(await broken()).toEqual([]);
  });

  it("are taken again by a late payment, if they are still there", async () => {
    const { buyer, cart, used } = await approved(2);
    const [one, two] = [
      await place(buyer, await cart(1), card),
      await place(buyer, await cart(1), card),
    ];
    const [first, second] = [await openAttempt(ctx, one.id), await openAttempt(ctx, two.id)];
    for (const { id } of [one, two]) {
      await inTransaction(ctx, (tx) => endUnpaidOrder(tx, id, "expired"));
    }
    expect(await used()).toBe(0);
    await place(buyer, await cart(1), cash);
    await tell(ctx, first);
    await tell(ctx, second);
    expect(await findOrder(db, one.id)).toMatchObject({ status: "confirmed" });
    expect(await findOrder(db, two.id)).toMatchObject({
      status: "cancelled",
      needsAttention: expect.stringContaining("the clinician’s approval") as string,
    });
    expect(await used()).toBe(2);
    expect(await broken()).toEqual([]);
  });

  it("become fewer with the order, and never more", async () => {
    const { buyer, cart, used } = await approved(4);
    const order = await place(buyer, await cart(3), cash);
    const change = (units: number) =>
      changeOwnItems(
        guest,
        gateways,
        {
          orderToken: orderToken(ctx, order),
          wanted: { "1": units },
          shownTotal: order.totalAmount,
        },
        { returnUrl: "https://shop.example.test", cancelUrl: "https://shop.example.test" },
      );
    expect(await change(4)).toMatchObject({ reason: "clearance_required" });
    expect(await change(2)).toMatchObject({ ok: true });
    expect(await used()).toBe(2);
    expect(await broken()).toEqual([]);
  });
});

it("refuses a customer what must not be taken with a recent order, and tells a guest nothing", async () => {
  const buyer = as(await accountOf(ctx, "customer"));
  const tirzepatide = await makeProduct(ctx, { name: "Slim", compound: "tirzepatide" });
  const semaglutide = await makeProduct(ctx, { name: "Weekly", compound: "semaglutide" });
  await place(buyer, await fillCart(guest, { productId: tirzepatide }), cash);
  const refused = { reason: "bought_before", products: ["Weekly"], earlier: ["Slim"] };
  const cart = await fillCart(guest, { productId: semaglutide });
  expect(await send(buyer, cart, cash)).toMatchObject(refused);
  const again = await fillCart(guest, { productId: tirzepatide });
  expect(await send(buyer, again, cash)).toMatchObject({ ok: true });
  const later = { ...buyer, now: addDays(ctx.now, 57) };
  expect(await send(later, cart, cash)).toMatchObject({ ok: true });
  const other = await fillCart(guest, { productId: semaglutide });
  expect(await send(guest, other, cash)).toMatchObject({ ok: true });
});
