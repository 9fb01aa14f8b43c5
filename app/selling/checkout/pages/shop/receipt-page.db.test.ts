import { eq } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { orderToken } from "#app/selling/orders/rules/order-link.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import {
  fakeGateway,
  gatewaysOf,
  openAttempt,
  payOrder,
  tell,
} from "#app/selling/payments/factories.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import { openTestGateway } from "#app/selling/payments/pages/shop/test-gateway.fixture.ts";
import { payments, refunds, testGatewayPayments } from "#app/selling/payments/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { receiptMessages as say } from "../../texts/shopper-receipt.ts";
import { action, headers, loader } from "./receipt-page.tsx";

const { ctx, db, pool, as } = await testContext();
const { args, gatewaysWith } = openTestGateway({ ctx, pool });
const productId = await makeProduct(ctx, { name: "NAD+", price: 920_000, stock: 50 });

async function newOrder(paymentMethod: PaymentMethod = "card") {
  const order = await findOrder(db, await makeOrder(ctx, { productId, paymentMethod }));
  if (!order) throw new Error("no order");
  return order;
}

/** The route's arguments for opening the receipt of a token, or for sending one of its forms. */
function visit(token: string, form?: Record<string, string>, argsOf = args) {
  const address = `http://127.0.0.1:3000/order/${encodeURIComponent(token)}`;
  const sent = form && { method: "POST", body: new URLSearchParams(form) };
  const request = new Request(address, sent);
  return { ...argsOf(request), pattern: "/order/:token" as const, params: { token } };
}

const press = (token: string, form: Record<string, string> = {}) => visit(token, form);
const check = (token: string) => press(token, { intent: "check" });

it("opens to whoever has the link", async () => {
  const order = await newOrder();
  expect(await loader(visit(orderToken(ctx, order)))).toMatchObject({
    orderNumber: order.orderNumber,
    state: "waiting",
    lines: [{ name: "NAD+", quantity: 1, total: 920_000 }],
  });
});

test.each([
  ["a guess", () => "guess"],
  ["nothing", () => ""],
  ["what no token looks like", () => "\u0000"],
  ["the order's id", (order: { id: string }) => order.id],
  ["the order's number", (order: { orderNumber: string }) => order.orderNumber],
])("%s opens none", async (_, tokenOf) => {
  const token = tokenOf(await newOrder());
  await expect(loader(visit(token))).rejects.toMatchObject({ status: 404 });
  await expect(action(press(token))).rejects.toMatchObject({ status: 404 });
});

it("is nobody's to find, keep or pass on", () => {
  expect(headers()).toEqual({
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex, nofollow",
  });
});

it("leads on to paying, as often as asked, with one attempt", async () => {
  const order = await newOrder();
  for (let times = 0; times < 2; times += 1) {
    const answer = await action(press(orderToken(ctx, order)));
    if (!(answer instanceof Response)) throw new Error("no redirect");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/\/test-gateway\/pay\?amount=9200\.00&/);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  }
  expect(await db.$count(payments, eq(payments.orderId, order.id))).toBe(1);
});

it("is not paid twice", async () => {
  const order = await newOrder();
  await payOrder(ctx, order.id);
  expect(await action(press(orderToken(ctx, order)))).toMatchObject({
    data: { message: say.notPayable },
    init: { status: 409 },
  });
});

it("says so when nobody takes payments", async () => {
  const order = await newOrder();
  const given = press(orderToken(ctx, order));
  given.context.set(gatewaysContext, gatewaysWith({ demo: false }));
  expect(await action(given)).toMatchObject({ init: { status: 503 } });
});

it("finds a payment whose callback was lost as soon as it is asked to look", async () => {
  const order = await newOrder();
  const { id } = order;
  const token = orderToken(ctx, order);
  const reference = await openAttempt(ctx, id);
  const [attempt] = await db.select().from(payments).where(eq(payments.reference, reference));
  const { amount, currency } = attempt!;
  await db
    .insert(testGatewayPayments)
    .values({ reference, amount, currency, status: "paid", createdAt: ctx.now });
  expect(await loader(visit(token))).toMatchObject({ state: "waiting" });
  const answer = await action(check(token));
  expect(answer).toMatchObject({ status: 303 });
  expect((answer as Response).headers.get("location")).toBe(`/order/${token}`);
  expect(await loader(visit(token))).toMatchObject({ state: "paid" });
});

it("asks once in a while, however often the button is pressed, and keeps a failure to itself", async () => {
  const order = await newOrder();
  const { id } = order;
  const token = orderToken(ctx, order);
  await openAttempt(ctx, id);
  let asked = 0;
  const down = fakeGateway({
    fetchStatus: async () => {
      asked += 1;
      throw new Error("a bug over there");
    },
  });
  for (let press = 0; press < 3; press += 1) {
    const given = check(token);
    given.context.set(gatewaysContext, gatewaysOf(down));
    expect(await action(given)).toMatchObject({ status: 303 });
  }
  expect(asked).toBe(1);
});

it("asks nobody about an order that is paid", async () => {
  const order = await newOrder();
  const { id } = order;
  const token = orderToken(ctx, order);
  await payOrder(ctx, id);
  const given = check(token);
  given.context.set(
    gatewaysContext,
    gatewaysOf(fakeGateway({ fetchStatus: () => expect.unreachable() })),
  );
  expect(await action(given)).toMatchObject({ status: 303 });
});

it("says what went back", async () => {
  const order = await newOrder();
  const { id } = order;
  const token = orderToken(ctx, order);
  await payOrder(ctx, id);
  expect(await loader(visit(token))).not.toHaveProperty("refunded", expect.anything());
  await refundOrder(ctx, gatewaysOf(), id, {
    key: ctx.ids.newId(),
    amount: 20_050,
    reason: "one vial came warm",
    byHand: "BPI 4711",
  });
  expect(await loader(visit(token))).toMatchObject({
    state: "paid",
    paymentStatus: "partially_refunded",
    refunded: "₱200.50",
  });
});

it("counts a refund once that ends while the page is read", async () => {
  const order = await newOrder();
  const { id } = order;
  const token = orderToken(ctx, order);
  await payOrder(ctx, id);
  const part = { key: ctx.ids.newId(), amount: 20_000, reason: "warm", byHand: "BPI 4712" };
  await refundOrder(ctx, gatewaysOf(), id, part);
  const begun = { status: "requested", settledAt: null } as const;
  const ended = { status: "done", settledAt: ctx.now } as const;
  const turnOften = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const state = turn % 2 === 0 ? begun : ended;
      await db.update(refunds).set(state).where(eq(refunds.orderId, id));
    }
  };
  const shown = async () => (await loader(visit(token))).moneyBack.join(" ");
  const seen = new Set<string>();
  for (const state of [begun, ended]) {
    await db.update(refunds).set(state).where(eq(refunds.orderId, id));
    seen.add(await shown());
  }
  for (let round = 0; round < 20; round += 1) {
    const [text] = await Promise.all([shown(), turnOften()]);
    seen.add(text);
  }
  expect([...seen].toSorted()).toEqual([
    expect.stringMatching(/^We refunded ₱200 to you\.$/),
    expect.stringMatching(/^Your ₱200 refund is on its way .* few days to show it\.$/),
  ]);
});

test.each(["unheard-of", "toString", ""])(
  "a form with the intent %j does nothing",
  async (intent) => {
    const order = await newOrder();
    expect(await action(press(orderToken(ctx, order), { intent }))).toMatchObject({
      data: { message: say.unknownAction },
      init: { status: 400 },
    });
    expect(await findOrder(db, order.id)).toMatchObject({ status: "pending" });
  },
);

it("mails the link of a cash order again, but not for ever", async () => {
  const order = await newOrder("cod");
  const resend = () => action(press(orderToken(ctx, order), { intent: "resend" }));
  for (let times = 0; times < 3; times += 1) {
    expect(await resend()).toMatchObject({ data: { message: say.sentAgain, tone: "success" } });
  }
  expect(await resend()).toMatchObject({ data: { tone: "warning" }, init: { status: 429 } });
});

it("has no link to mail of an order that needs none", async () => {
  const order = await newOrder();
  const sent = await action(press(orderToken(ctx, order), { intent: "resend" }));
  expect(sent).toMatchObject({ data: { message: say.notWaiting }, init: { status: 409 } });
});

it("cancels once, and gives a reason back that is too long", async () => {
  const order = await newOrder();
  const cancel = (reason: string) =>
    action(press(orderToken(ctx, order), { intent: "cancel", reason }));
  const long = "x".repeat(301);
  expect(await cancel(long)).toMatchObject({
    data: {
      errors: { reason: expect.stringContaining("300") as string },
      values: { reason: long },
    },
    init: { status: 422 },
  });
  expect(await cancel("Too dear")).toMatchObject({ status: 303 });
  expect(await cancel("Too dear")).toMatchObject({
    data: { message: say.cancel.tooLate },
    init: { status: 409 },
  });
});

it("orders again what is over, and nothing else", async () => {
  const order = await newOrder("cod");
  const again = () => action(press(orderToken(ctx, order), { intent: "again" }));
  expect(await again()).toMatchObject({ data: { message: say.again.notOver } });
  await action(press(orderToken(ctx, order), { intent: "cancel" }));
  const answer = await again();
  if (!(answer instanceof Response)) throw new Error("no redirect");
  expect(answer.headers.get("location")).toBe("/cart");
  expect(answer.headers.getSetCookie().join()).toContain("pm_cart=");
});

it("offers a guest an account once the order is settled, and puts no email into an address", async () => {
  const guest = openTestGateway({ ctx: as("visitor"), pool });
  type Order = Parameters<typeof orderToken>[1];
  const open = (order: Order) => loader(visit(orderToken(ctx, order), undefined, guest.args));
  const openAccount = (order: Order) =>
    action(visit(orderToken(ctx, order), { intent: "account" }, guest.args));
  const waits = await newOrder();
  expect((await open(waits)).account).toBe(false);
  expect(await openAccount(waits)).toMatchObject({ init: { status: 409 } });
  const cash = await newOrder("cod");
  expect((await open(cash)).account).toBe(true);
  const answer = await openAccount(cash);
  if (!(answer instanceof Response)) throw new Error("no redirect");
  expect(answer.headers.get("location")).toBe("/auth?tab=signup&next=%2Fportal");
  const cookie = answer.headers.getSetCookie().join();
  expect(cookie).toContain("pm_sign_up=");
  expect(decodeURIComponent(cookie)).not.toContain(cash.email);
});

it("says how the last try to pay ended", async () => {
  const order = await newOrder();
  const lastTry = async () => (await loader(visit(orderToken(ctx, order)))).lastTry;
  expect(await lastTry()).toBeUndefined();
  await tell(ctx, await openAttempt(ctx, order.id), { type: "payment.failed" });
  expect(await lastTry()).toBe("failed");
  await openAttempt(ctx, order.id);
  expect(await lastTry()).toBeUndefined();
});
