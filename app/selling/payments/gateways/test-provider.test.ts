import { describe, expect, it } from "vitest";
import { signBody, signLink } from "./redirect-signature.server.ts";
import { createTestProvider } from "./test-provider.server.ts";

const SECRET = "a-secret-both-sides-know";
const NOW = new Date("2026-11-21T02:00:00Z");
const FIELDS = {
  amount: "12500.00",
  currency: "PHP",
  reference: "order_1_a",
  customer_email: "maria@example.test",
  customer_name: "Maria Clara",
  return_url: "https://shop.example/portal",
  cancel_url: "https://shop.example/checkout",
  ts: String(NOW.getTime() / 1000),
  nonce: "n-1",
  v: "1",
};
const provider = createTestProvider({ secret: SECRET, callbackUrl: "https://shop.example/cb" });
const linkTo = (change: object) =>
  new URL(`https://pay.example/pay?${signLink({ ...FIELDS, ...change }, SECRET)}`);

describe("readLink", () => {
  it("still names the way back when the link has expired", () => {
    const tomorrow = new Date(NOW.getTime() + 86_400_000);
    expect(provider.readLink(linkTo({}), tomorrow)).toEqual({
      ok: false,
      reason: "stale",
      cancelUrl: "https://shop.example/checkout",
    });
  });

  it("names no way back when the signature is wrong", () => {
    const forged = new URL(linkTo({}).href.replace("shop.example", "evil.example"));
    expect(provider.readLink(forged, NOW)).toEqual({ ok: false, reason: "bad_signature" });
  });

  it.each([
    ["a script to return to", { return_url: "javascript:alert(1)" }],
    ["a script to cancel to", { cancel_url: "data:text/html,hi" }],
    ["no amount", { amount: "0.00" }],
    ["a long amount", { amount: "12500.001" }],
    ["no reference", { reference: "" }],
    ["an odd currency", { currency: "pesos" }],
  ])("refuses a signed link with %s", (_what, change) => {
    expect(provider.readLink(linkTo(change), NOW)).toEqual({ ok: false, reason: "malformed" });
  });
});

it("reads the way to pay, and takes one it does not know as none", () => {
  const read = (method?: string) =>
    provider.readLink(new URL(`https://pay.example/pay?${signLink(FIELDS, SECRET, method)}`), NOW);
  expect(read("gcash")).toMatchObject({ ok: true, value: { paymentMethod: "gcash" } });
  expect(read("carrier_pigeon")).toMatchObject({ ok: true, value: { paymentMethod: undefined } });
  expect(read()).toMatchObject({ ok: true, value: { paymentMethod: undefined } });
});

describe("readRefundRequest", () => {
  const read = (body: object, secret = SECRET) => {
    const rawBody = JSON.stringify(body);
    const headers = new Headers({ "x-signature": signBody(rawBody, secret, NOW) });
    return provider.readRefundRequest(headers, rawBody, NOW);
  };
  const refund = { refund_id: "rf_1", reference: "order_1_a", amount: "1.00", currency: "PHP" };

  it("reads a signed one", () => {
    expect(read(refund)).toMatchObject({ ok: true, value: { refundId: "rf_1", amount: 100 } });
  });

  it.each([{ amount: "0.00" }, { amount: "-1.00" }, { refund_id: "" }, { reason: "because" }])(
    "refuses a signed one with %j",
    (change) => {
      expect(read({ ...refund, ...change })).toEqual({ ok: false, reason: "malformed" });
    },
  );

  it("refuses one of another secret", () => {
    expect(read(refund, "another")).toEqual({ ok: false, reason: "bad_signature" });
  });
});
