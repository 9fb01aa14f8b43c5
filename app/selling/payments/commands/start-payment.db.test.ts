import { eq } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { endUnpaidOrder } from "#app/selling/orders/commands/end-unpaid-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { testContext } from "#tests/context.ts";
import { fakeGateway, payOrder } from "../factories.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import type { SessionRequest } from "../gateways/gateway.ts";
import { payments } from "../tables.server.ts";
import { startPayment } from "./start-payment.server.ts";

const { ctx, db } = await testContext();
const productId = await makeProduct(ctx, { name: "NAD+", price: 920_000, stock: 100 });
const newOrder = () => makeOrder(ctx, { productId });
const BACK = {
  returnUrl: "https://shop.example.test/portal?order_success=true",
  cancelUrl: "https://shop.example.test/checkout?payment_cancelled=true",
};

const start = (orderId: string, gateway = fakeGateway()) =>
  startPayment(ctx, gateway, orderId, BACK);
const attemptsOf = (orderId: string) =>
  db.select().from(payments).where(eq(payments.orderId, orderId));

it("asks the gateway for the order's own amount, and writes the attempt first", async () => {
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "gcash" });
  const asked: SessionRequest[] = [];
  let known = 0;
  const gateway = fakeGateway({
    async createSession(request) {
      asked.push(request);
      known = (await attemptsOf(orderId)).length;
      return { redirectUrl: "https://pay.example.test/x" };
    },
  });
  expect(await start(orderId, gateway)).toEqual({
    ok: true,
    value: { redirectUrl: "https://pay.example.test/x" },
  });
  expect(asked).toEqual([
    {
      reference: expect.stringMatching(/^order_\d{13}_[A-Za-z0-9]{16}$/) as string,
      amount: 920_000,
      currency: "PHP",
      customerEmail: "maria@example.test",
      customerName: "Maria Clara",
      paymentMethod: "gcash",
      ...BACK,
    },
  ]);
  expect(known).toBe(1);
});

it("asked twice, also at once, opens one attempt", async () => {
  const orderId = await newOrder();
  const started = await Promise.all([start(orderId), start(orderId), start(orderId)]);
  expect(new Set(started.map((s) => s.ok && s.value.redirectUrl)).size).toBe(1);
  expect(await attemptsOf(orderId)).toHaveLength(1);
});

it("the gateway is asked soon after each departure how it went", async () => {
  const orderId = await newOrder();
  await start(orderId);
  const first = addMinutes(ctx.now, 3);
  expect(await attemptsOf(orderId)).toMatchObject([{ nextAskAt: first }]);
  const again = { ...ctx, now: addMinutes(ctx.now, 20) };
  await startPayment(again, fakeGateway(), orderId, BACK);
  expect(await attemptsOf(orderId)).toMatchObject([{ nextAskAt: addMinutes(again.now, 3) }]);
});

it("a gateway that does not answer leaves the attempt open for the next try", async () => {
  const orderId = await newOrder();
  const down = fakeGateway({
    createSession: () => Promise.reject(new GatewayError("down", { temporary: true })),
  });
  expect(await start(orderId, down)).toEqual({ ok: false, reason: "gateway_unavailable" });
  const [attempt] = await attemptsOf(orderId);
  expect(await start(orderId)).toMatchObject({
    ok: true,
    value: { redirectUrl: `https://pay.example.test/${attempt?.reference}` },
  });
  expect(await attemptsOf(orderId)).toHaveLength(1);
});

it("a mistake of ours is not mistaken for the gateway's", async () => {
  const broken = fakeGateway({ createSession: () => Promise.reject(new TypeError("bug")) });
  await expect(start(await newOrder(), broken)).rejects.toThrow("bug");
});

test("what is paid, cancelled or unknown cannot be paid", async () => {
  const refusal = { ok: false, reason: "not_payable" };
  const [paid, ended] = [await newOrder(), await newOrder()];
  await payOrder(ctx, paid);
  await db.transaction((tx) => endUnpaidOrder({ ...ctx, db: tx }, ended, "placed_again"));
  expect(await start(paid)).toEqual(refusal);
  expect(await start(ended)).toEqual(refusal);
  expect(await start(ctx.ids.newId())).toEqual(refusal);
  expect(await attemptsOf(ended)).toEqual([]);
});
