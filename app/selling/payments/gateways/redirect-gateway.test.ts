import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedirectGateway } from "./redirect-gateway.server.ts";
import { writeCallback } from "./redirect-messages.server.ts";
import { signBody, verifyLink } from "./redirect-signature.server.ts";
import { createTestProvider } from "./test-provider.server.ts";

const SECRET = "a-secret-both-sides-know";
const NOW = new Date("2026-11-21T02:00:00Z");
const REQUEST = {
  reference: "order_1795226400000_k3Jd82hG",
  amount: 1_250_000,
  currency: "PHP",
  customerEmail: "maria@example.test",
  customerName: "Maria Clara",
  returnUrl: "https://shop.example/portal?order_success=true",
  cancelUrl: "https://shop.example/checkout?payment_cancelled=true",
};
const EVENT = {
  eventId: "evt_1",
  type: "payment.paid" as const,
  reference: REQUEST.reference,
  amount: 1_250_000,
  currency: "PHP",
  at: NOW,
};
const BODY = writeCallback(EVENT);

const gatewayAt = (payUrl: string) =>
  createRedirectGateway({
    name: "redirect",
    payUrl,
    apiUrl: "https://pay.example/api",
    secret: SECRET,
    now: () => NOW,
    newNonce: () => "nonce-1",
  });
const gateway = gatewayAt("https://pay.example/pay");
const provider = createTestProvider({ secret: SECRET, callbackUrl: "https://shop.example/cb" });

function parse(body: unknown, sign = SECRET) {
  const rawBody = typeof body === "string" ? body : JSON.stringify(body);
  const headers = new Headers({ "x-signature": signBody(rawBody, sign, NOW) });
  return gateway.parseCallback({ headers, rawBody, from: "203.0.113.7" }, NOW);
}

describe("createSession", () => {
  it("leads to the page with the seven documented parameters", async () => {
    const { redirectUrl } = await gateway.createSession(REQUEST);
    const url = new URL(redirectUrl);
    expect(url.origin + url.pathname).toBe("https://pay.example/pay");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      amount: "12500.00",
      currency: "PHP",
      reference: REQUEST.reference,
      customer_email: "maria@example.test",
      customer_name: "Maria Clara",
      return_url: REQUEST.returnUrl,
      cancel_url: REQUEST.cancelUrl,
    });
  });

  it("is read by the provider as it was asked", async () => {
    const anyText = fc.string({ unit: "grapheme", maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.integer({ min: 1, max: 2_147_483_647 }),
        async (name, amount) => {
          const request = { ...REQUEST, customerName: name, amount };
          const { redirectUrl } = await gateway.createSession(request);
          expect(provider.readLink(new URL(redirectUrl), NOW)).toEqual({
            ok: true,
            value: request,
          });
        },
      ),
    );
  });

  it("names the way to pay that was chosen in the shop", async () => {
    const request = { ...REQUEST, paymentMethod: "maya" as const };
    const { redirectUrl } = await gateway.createSession(request);
    expect(provider.readLink(new URL(redirectUrl), NOW)).toEqual({ ok: true, value: request });
  });

  it("keeps a query that the page's address already has", async () => {
    const { redirectUrl } = await gatewayAt("https://pay.example/p?shop=7").createSession(REQUEST);
    const query = new URL(redirectUrl).searchParams;
    expect(query.get("shop")).toBe("7");
    expect(verifyLink(query, SECRET, NOW).ok).toBe(true);
  });

  it("names the origin that the form may lead to", () => {
    expect(gateway.origins).toEqual(["https://pay.example"]);
  });
});

describe("parseCallback", () => {
  it("reads what the provider wrote", () => {
    expect(parse(BODY)).toEqual({ ok: true, value: EVENT });
  });

  it("says nothing about the body before the signature holds", () => {
    expect(parse("not json", "another secret")).toEqual({ ok: false, reason: "bad_signature" });
    expect(
      gateway.parseCallback({ headers: new Headers(), rawBody: "", from: "203.0.113.7" }, NOW),
    ).toMatchObject({
      reason: "bad_signature",
    });
  });

  it("refuses a genuine message that is sent again after 300 seconds", () => {
    const rawBody = JSON.stringify(BODY);
    const headers = new Headers({ "x-signature": signBody(rawBody, SECRET, NOW) });
    const late = new Date(NOW.getTime() + 301_000);
    expect(gateway.parseCallback({ headers, rawBody, from: "203.0.113.7" }, late)).toEqual({
      ok: false,
      reason: "stale",
    });
  });

  it.each([
    ["no JSON", "paid!"],
    ["nothing", ""],
    ["null", null],
    ["a list", [BODY]],
    ["an amount as number", { ...BODY, amount: 12_500 }],
    ["an amount in a list", { ...BODY, amount: ["12500.00"] }],
    ["an amount without centavos", { ...BODY, amount: "12500" }],
    ["an amount with three decimals", { ...BODY, amount: "12500.000" }],
    ["an amount in exponents", { ...BODY, amount: "1e4" }],
    ["a negative amount", { ...BODY, amount: "-12500.00" }],
    ["an amount that no column holds", { ...BODY, amount: "21474836.48" }],
    ["a type we do not know", { ...BODY, type: "payment.refunded" }],
    ["a type in a list", { ...BODY, type: ["payment.paid"] }],
    ["an empty reference", { ...BODY, reference: "" }],
    ["a reference with a zero byte", { ...BODY, reference: "a\u0000b" }],
    ["a line break in the event id", { ...BODY, event_id: "evt_1\n" }],
    ["a long event id", { ...BODY, event_id: "e".repeat(101) }],
    ["small letters in the currency", { ...BODY, currency: "php" }],
    ["a time without zone", { ...BODY, at: "2026-11-21T02:00:00" }],
    ["a day that does not exist", { ...BODY, at: "2026-02-30T02:00:00Z" }],
    ["a field more", { ...BODY, status: "paid" }],
    ["a field less", { ...BODY, currency: undefined }],
    ["a refund request", { refund_id: "r", reference: "a", amount: "1.00", currency: "PHP" }],
    ["something huge", { ...BODY, at: " ".repeat(20_000) }],
    ["something deep", "[".repeat(16_000)],
  ])("refuses a signed body that is not the agreed one: %s", (_what, body) => {
    expect(parse(body)).toEqual({ ok: false, reason: "malformed" });
  });

  it("never throws, and accepts nothing but the six fields, whatever is signed", () => {
    const odd = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.record({ ...mapped(BODY, (value) => fc.oneof(fc.constant(value), fc.jsonValue())) }),
    );
    fc.assert(
      fc.property(odd, (body) => {
        const result = parse(body);
        const answer = result.ok ? result.value && writeCallback(result.value) : result.reason;
        expect([body, "malformed"]).toContainEqual(answer);
      }),
      { numRuns: 2_000 },
    );
  });

  it("never throws on unsigned bytes and headers of any kind", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.string({ maxLength: 100 }).filter(isHeaderValue),
        (rawBody, header) => {
          const headers = new Headers({ "x-signature": header });
          expect(
            gateway.parseCallback({ headers, rawBody, from: "203.0.113.7" }, NOW),
          ).toMatchObject({
            reason: "bad_signature",
          });
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

function mapped<V>(object: object, map: (value: unknown) => V): Record<string, V> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}

function isHeaderValue(text: string): boolean {
  return /^[\t\u0020-\u007E]*$/.test(text);
}
