import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { startPayment } from "#app/selling/payments/commands/start-payment.server.ts";
import { createTestProvider } from "#app/selling/payments/gateways/test-provider.server.ts";
import { testContext } from "#tests/context.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const SECRET = "a-secret-that-shop-and-page-share";
const BACK = {
  returnUrl: "https://shop.example/portal",
  cancelUrl: "https://shop.example/checkout",
};

const context = await testContext();
const { ctx, db } = context;
const { ask, services } = await openSmallWeb(context, {
  REDIRECT_PAY_URL: "https://pay.example/pay",
  REDIRECT_SECRET: SECRET,
});
/** The other side of the contract, whose callbacks arrive at the shop's door. */
const page = createTestProvider({
  secret: SECRET,
  callbackUrl: "/api/payments/redirect/callback",
  fetch: (path, init) => ask(path, init),
});

test("a shop with a payment page of its owner's sends shoppers there, and takes its word", async () => {
  const [gateway] = services.gateways.enabled();
  if (!gateway) throw new Error("no gateway");
  const productId = await makeProduct(ctx, { name: "NAD+", price: 920_000, stock: 1 });
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "maya" });
  const started = await startPayment(ctx, gateway, orderId, BACK);
  if (!started.ok) throw new Error(started.reason);
  const asked = page.readLink(new URL(started.value.redirectUrl), new Date());
  expect(asked).toMatchObject({ ok: true, value: { amount: 920_000, paymentMethod: "maya" } });
  if (!asked.ok) throw new Error(asked.reason);

  const { reference, amount, currency } = asked.value;
  const event = { eventId: "evt_1", type: "payment.paid", reference, amount, currency } as const;
  await page.sendCallback({ ...event, at: new Date() }, new Date(), 5_000);
  expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "paid" });
});

test("its pages let a form lead there, and only there", async () => {
  const policy = (await ask("/products")).headers.get("content-security-policy");
  expect(policy).toMatch(/form-action 'self' http:\/\/shop\.example https:\/\/pay\.example;/);
});

test("without the secret nothing is believed, and the built-in page does not exist", async () => {
  const told = await ask("/api/payments/redirect/callback", { method: "POST", body: "{}" });
  expect(told.status).toBe(401);
  const other = await ask("/api/payments/test/callback", { method: "POST", body: "{}" });
  expect(other.status).toBe(404);
});
