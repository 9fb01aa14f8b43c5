import { describe, expect, it } from "vitest";
import { createGateways } from "./gateways.server.ts";
import { signBody } from "./redirect-signature.server.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const SETTINGS = {
  appUrl: "http://127.0.0.1:3000",
  testGatewayUrl: "http://localhost:3001",
  secret: "the-secret-of-the-whole-shop-000000",
  demo: true,
  now: () => NOW,
  newNonce: () => "nonce-1",
};

it("offers the test gateway on its own origin in demo mode", () => {
  const gateways = createGateways(SETTINGS);
  expect(gateways.enabled().map((gateway) => gateway.name)).toEqual(["test"]);
  expect(gateways.find("test")?.origins).toEqual(["http://localhost:3001"]);
  expect(gateways.testProvider).toBeDefined();
});

it("sends the shopper to the built-in page", async () => {
  const { redirectUrl } = await createGateways(SETTINGS).enabled()[0]!.createSession(
    {
      reference: "order_1_a",
      amount: 100,
      currency: "PHP",
      customerEmail: "maria@example.test",
      customerName: "Maria Clara",
      returnUrl: "http://127.0.0.1:3000/portal",
      cancelUrl: "http://127.0.0.1:3000/checkout",
    },
    expect.unreachable,
  );
  expect(redirectUrl).toMatch(/^http:\/\/localhost:3001\/test-gateway\/pay\?amount=1\.00&/);
});

it("has neither the test gateway nor its page outside demo mode", () => {
  const gateways = createGateways({ ...SETTINGS, demo: false });
  expect(gateways.enabled()).toEqual([]);
  expect(gateways.find("test")).toBeUndefined();
  expect(gateways.testProvider).toBeUndefined();
});

describe("with a payment page of the owner's", () => {
  const redirect = {
    payUrl: "https://pay.example/pay",
    apiUrl: "https://pay.example",
    secret: "a-secret-that-shop-and-page-share",
  };

  it("takes new payments there", async () => {
    const gateways = createGateways({ ...SETTINGS, demo: false, redirect });
    expect(gateways.enabled().map((gateway) => gateway.name)).toEqual(["redirect"]);
    expect(gateways.enabled()[0]?.origins).toEqual(["https://pay.example"]);
    expect(gateways.testProvider).toBeUndefined();
  });

  it("keeps the built-in page first in a demo shop", () => {
    const gateways = createGateways({ ...SETTINGS, redirect });
    expect(gateways.enabled().map((gateway) => gateway.name)).toEqual(["test", "redirect"]);
  });

  it("believes what is signed with the secret they share, and only there", () => {
    const event = {
      event_id: "evt_1",
      type: "payment.paid",
      reference: "order_1_a",
      amount: "1.00",
      currency: "PHP",
      at: NOW.toISOString(),
    };
    const rawBody = JSON.stringify(event);
    const headers = new Headers({ "x-signature": signBody(rawBody, redirect.secret, NOW) });
    const gateways = createGateways({ ...SETTINGS, redirect });
    const told = (name: string) =>
      gateways.find(name)?.parseCallback({ headers, rawBody, from: "" }, NOW);
    expect(told("redirect")).toMatchObject({ ok: true, value: { eventId: "evt_1" } });
    expect(told("test")).toMatchObject({ reason: "bad_signature" });
  });
});

it("finds nothing under a name that every object has", () => {
  expect(createGateways(SETTINGS).find("constructor")).toBeUndefined();
});

it("does not accept what is signed with the shop's own secret", () => {
  const rawBody = "{}";
  const headers = new Headers({ "x-signature": signBody(rawBody, SETTINGS.secret, NOW) });
  expect(
    createGateways(SETTINGS).find("test")?.parseCallback({ headers, rawBody, from: "" }, NOW),
  ).toEqual({
    ok: false,
    reason: "bad_signature",
  });
});
