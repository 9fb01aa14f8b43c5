import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { ONLINE_METHODS } from "#app/selling/orders/rules/order-terms.ts";
import { nextAsk } from "../rules/ask-schedule.ts";
import { createRedirectGateway } from "./redirect-gateway.server.ts";
import { refundAnswer, statusAnswer } from "./redirect-messages.server.ts";
import {
  LINK_FIELDS,
  LINK_LIFE_SECONDS,
  MESSAGE_WINDOW_SECONDS,
} from "./redirect-signature.server.ts";
import { createTestProvider } from "./test-provider.server.ts";

const page = readFileSync("docs/payment-redirect.md", "utf8");
const SECRET = example("secret");
const SIGNED_AT = new Date("2026-11-21T02:00:00Z");
const REFERENCE = "order_1795226400000_k3Jd82hGQx7Lm0Zt";
const provider = createTestProvider({ secret: SECRET, callbackUrl: "https://shop.example/cb" });
const gateway = createRedirectGateway({
  name: "redirect",
  payUrl: "https://pay.example/pay",
  apiUrl: "https://pay.example",
  secret: SECRET,
  now: () => SIGNED_AT,
  newNonce: () => "9Xb2vQ7m",
});

describe("the worked example in docs/payment-redirect.md", () => {
  it("has the payment link that the shop writes", async () => {
    const request = {
      reference: REFERENCE,
      amount: 1_250_000,
      currency: "PHP",
      customerEmail: "maria@example.com",
      customerName: "Maria Clara Nuñez (O'Hara)",
      returnUrl: "https://shop.example/portal?order_success=true",
      cancelUrl: "https://shop.example/checkout?payment_cancelled=true",
    };
    const plain = await gateway.createSession(request);
    expect(plain.redirectUrl).toBe(`https://pay.example/pay?${example("link")}`);
    const withMethod = await gateway.createSession({ ...request, paymentMethod: "gcash" });
    expect(withMethod.redirectUrl).toBe(`https://pay.example/pay?${example("link-with-method")}`);
  });

  it("has a callback that the shop accepts when it arrives", () => {
    const arrival = new Date("2026-11-21T02:01:32Z");
    expect(
      gateway.parseCallback(
        { headers: headersOf("callback-header"), rawBody: example("callback-body"), from: "" },
        arrival,
      ),
    ).toEqual({
      ok: true,
      value: {
        eventId: "evt_0001",
        type: "payment.paid",
        reference: REFERENCE,
        amount: 1_250_000,
        currency: "PHP",
        at: new Date("2026-11-21T02:01:30Z"),
      },
    });
  });

  it("has a status question and a refund that the provider accepts", () => {
    const asked = new URL(`https://pay.example/status?${example("status-query")}`);
    expect(provider.readStatusRequest(asked, SIGNED_AT)).toEqual({
      ok: true,
      value: { reference: REFERENCE },
    });
    const refund = provider.readRefundRequest(
      headersOf("refund-header"),
      example("refund-body"),
      SIGNED_AT,
    );
    expect(refund).toEqual({
      ok: true,
      value: { refundId: "rf_0001", reference: REFERENCE, amount: 50_000, currency: "PHP" },
    });
  });

  it("has answers that the shop reads", () => {
    expect(statusAnswer.parse(JSON.parse(example("status-answer")))).toBeTruthy();
    expect(refundAnswer.parse(JSON.parse(example("refund-answer")))).toBeTruthy();
  });
});

it("says how long a link and a message live, as the code has it", () => {
  expect(page).toContain(`Links are valid for ${LINK_LIFE_SECONDS / 60} minutes`);
  expect(page).toContain(`refunds for ${MESSAGE_WINDOW_SECONDS} seconds`);
});

it("lists the parameters in the order in which they are signed", () => {
  const table = page.slice(page.search(/^\| parameter/m), page.indexOf("The **canonical text**"));
  const listed = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) =>
    [...(cell ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(listed).toEqual([...LINK_FIELDS, "signature"]);
});

it("names every way to pay that the shop sends shoppers there with", () => {
  const [row = ""] = /^\| `payment_method`.*$/m.exec(page) ?? [];
  for (const method of ONLINE_METHODS) expect(row).toContain(`\`${method}\``);
});

it("says how long the shop asks how an attempt stands, as the code has it", () => {
  const start = SIGNED_AT;
  expect(nextAsk(start, start)).toEqual(addMinutes(start, 3));
  expect(nextAsk(start, addMinutes(addDays(start, 4), -1))).not.toBeNull();
  expect(nextAsk(start, addDays(start, 4))).toBeNull();
  expect(page).toContain("after three minutes, then with growing pauses, for four days");
});

it("shows a name that is encoded otherwise by a careless encoder", () => {
  expect(new URLSearchParams(example("link")).get("customer_name")).toMatch(/\P{ASCII}.*['()]/u);
});

function example(name: string): string {
  const block = new RegExp(`^\`\`\`\\w+ ${name}\n([\\s\\S]*?)\n\`\`\`$`, "m").exec(page);
  if (!block?.[1]) throw new Error(`the page has no example called ${name}`);
  return block[1];
}

function headersOf(name: string): Headers {
  const headers = new Headers();
  for (const line of example(name).split("\n")) {
    const colon = line.indexOf(":");
    headers.set(line.slice(0, colon), line.slice(colon + 1));
  }
  return headers;
}
