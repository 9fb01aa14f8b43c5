import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { fakeGateway, gatewaysOf, orderToPay, payOrder } from "../../factories.ts";
import { refundMessages as say } from "../../texts/staff.ts";
import { refunds } from "../../tables.server.ts";
import { showRefunds } from "./show-refunds.server.ts";
import { paymentActions } from "./payment-actions.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const gateways = gatewaysOf(fakeGateway());

async function paidOrder() {
  const { orderId } = await orderToPay(ctx);
  await payOrder(ctx, orderId);
  return orderId;
}

const submit = (orderId: string, form: Record<string, string>, shop = manager, open = gateways) =>
  paymentActions["refund-order"]?.({ ctx: shop, gateways: open }, orderId, {
    key: ctx.ids.newId(),
    amount: "9,200.00",
    how: "gateway",
    reference: "",
    reason: "asked by phone",
    ...form,
  });
const show = async (orderId: string, shop = manager, open = gateways) => {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error("no order");
  return showRefunds(shop, open, order);
};

it("sends what was typed, and says that it is on its way", async () => {
  const orderId = await paidOrder();
  expect(await submit(orderId, { amount: "₱1,200.50" })).toEqual({
    ok: true,
    value: say.requested,
  });
  const written = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  expect(written).toMatchObject([{ amount: 120_050, reason: "asked by phone", byHand: null }]);
  expect(await show(orderId)).toMatchObject({ underWay: true, left: 799_950 });
});

it("records what was paid back by hand at once", async () => {
  const orderId = await paidOrder();
  const form = { how: "by-hand", reference: " BPI 4711 " };
  expect(await submit(orderId, form)).toEqual({ ok: true, value: say.recorded });
  expect(await show(orderId)).toMatchObject({
    underWay: false,
    left: 0,
    form: false,
    refunds: [{ status: "done", detail: "Manual refund: BPI 4711" }],
  });
});

test.each([
  [{ amount: "nine" }, { amount: say.amount }],
  [{ amount: "0" }, { amount: say.amount }],
  [{ amount: "1,50" }, { amount: say.amount }],
  [{ amount: "9200.01" }, { amount: say.tooMuch(920_000) }],
  [{ reason: "  " }, { reason: say.reason }],
  [{ reason: "x".repeat(501) }, { reason: say.tooLong(500) }],
  [{ how: "by-hand" }, { reference: say.reference }],
])("%o is asked for again", async (form: Record<string, string>, errors) => {
  const orderId = await paidOrder();
  expect(await submit(orderId, form)).toMatchObject({ ok: false, errors });
  expect(await db.select().from(refunds).where(eq(refunds.orderId, orderId))).toEqual([]);
});

describe("the form", () => {
  it("begins with all that is left, in pesos that it reads back", async () => {
    const orderId = await paidOrder();
    expect(await show(orderId)).toMatchObject({ form: { amount: "9200.00", byGateway: true } });
    await submit(orderId, { amount: "200" });
    expect(await show(orderId)).toMatchObject({ form: { amount: "9000.00" } });
  });

  it("knows when only staff can pay back, and so does the command", async () => {
    const orderId = await paidOrder();
    expect(await show(orderId, manager, gatewaysOf())).toMatchObject({
      form: { byGateway: false },
    });
    expect(await submit(orderId, {}, manager, gatewaysOf())).toMatchObject({
      errors: { reference: say.byHandOnly },
    });
  });

  it("is not there for those who may not refund, nor before anything is paid", async () => {
    const support = as("support");
    const orderId = await paidOrder();
    expect(await show(orderId, support)).toMatchObject({ paid: true, form: false });
    expect(await submit(orderId, {}, support)).toMatchObject({ ok: false, text: say.forbidden });
    const { orderId: unpaid } = await orderToPay(ctx);
    expect(await show(unpaid)).toMatchObject({ paid: false, form: false });
  });
});
