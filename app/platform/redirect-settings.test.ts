import { expect, test } from "vitest";
import { ConfigurationError, parseEnv } from "./env.server.ts";

const SECRET = "a-secret-that-shop-and-page-share";
const REDIRECT = { REDIRECT_PAY_URL: "https://pay.example/pay", REDIRECT_SECRET: SECRET };
const PRODUCTION = {
  NODE_ENV: "production",
  APP_URL: "https://shop.example",
  APP_SECRET: "0123456789abcdef0123456789abcdef",
  DATABASE_URL: "postgresql://shop@db.example/shop",
};

function problemsOf(source: Record<string, string | undefined>): string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.userMessage.split("\n  - ").slice(1);
  }
}

test("an address and a secret make the gateway, in production too", () => {
  expect(parseEnv({ ...PRODUCTION, ...REDIRECT }).redirect).toEqual({
    payUrl: "https://pay.example/pay",
    apiUrl: "https://pay.example",
    secret: SECRET,
  });
});

test.each([
  ["https://pay.example/shop/pay", undefined, "https://pay.example/shop"],
  ["https://pay.example/shop/", undefined, "https://pay.example/shop"],
  ["https://pay.example", undefined, "https://pay.example"],
  ["https://pay.example/pay.php?shop=7", undefined, "https://pay.example"],
  ["https://pay.example/pay", "https://api.example/v1/", "https://api.example/v1"],
])("the page %s with the API %s is asked at %s", (REDIRECT_PAY_URL, REDIRECT_API_URL, apiUrl) => {
  const env = parseEnv({ ...REDIRECT, REDIRECT_PAY_URL, REDIRECT_API_URL });
  expect(env.redirect?.apiUrl).toBe(apiUrl);
});

test("a payment page ends the demo, unless it is asked for", () => {
  expect(parseEnv(REDIRECT).demo).toBe(false);
  expect(parseEnv({ ...REDIRECT, DEMO: "on" })).toMatchObject({ demo: true, redirect: {} });
});

test("nothing of it is needed", () => {
  expect(parseEnv(PRODUCTION).redirect).toBeUndefined();
  expect(parseEnv({ REDIRECT_PAY_URL: "", REDIRECT_SECRET: "" }).demo).toBe(true);
});

test.each([
  [{ REDIRECT_SECRET: undefined }, /^REDIRECT_SECRET: set it to the 32 or more/],
  [{ REDIRECT_PAY_URL: undefined }, /^REDIRECT_PAY_URL: set it to the payment page's address/],
  [{ REDIRECT_SECRET: "short" }, /^REDIRECT_SECRET: needs at least 32 characters/],
  [{ REDIRECT_SECRET: PRODUCTION.APP_SECRET }, /^REDIRECT_SECRET: must not be APP_SECRET/],
  [{ REDIRECT_PAY_URL: "pay.example" }, /^REDIRECT_PAY_URL: must be an address/],
  [{ REDIRECT_PAY_URL: "http://pay.example" }, /^REDIRECT_PAY_URL: must start with https:/],
  [{ REDIRECT_API_URL: "http://pay.example" }, /^REDIRECT_API_URL: must start with https:/],
  [{ REDIRECT_PAY_URL: "https://pay.example/#/pay" }, /^REDIRECT_PAY_URL: .* contain a #/],
  [
    { REDIRECT_PAY_URL: "https://me:secret@pay.example" },
    /^REDIRECT_PAY_URL: .* not contain a user/,
  ],
  [{ REDIRECT_PAY_URL: "https://pay.example/?v=1" }, /^REDIRECT_PAY_URL: .* parameters/],
  [{ REDIRECT_API_URL: "https://pay.example/?a=b" }, /^REDIRECT_API_URL: .* contain a \?/],
])("production with %j does not start, and says why", (change, sentence) => {
  expect(problemsOf({ ...PRODUCTION, ...REDIRECT, ...change })).toEqual([
    expect.stringMatching(sentence),
  ]);
});

test("a page on the machine itself may be tried without https", () => {
  expect(problemsOf({ ...REDIRECT, REDIRECT_PAY_URL: "http://127.0.0.1:4000/pay" })).toEqual([]);
});

test("one variable alone asks for what it needs", () => {
  expect(problemsOf({ REDIRECT_API_URL: "https://pay.example" })).toEqual([
    expect.stringContaining("REDIRECT_PAY_URL: set it"),
    expect.stringContaining("REDIRECT_SECRET: set it"),
  ]);
});

test("a problem never repeats the secret", () => {
  expect(problemsOf({ ...REDIRECT, REDIRECT_SECRET: "hunter2" }).join()).not.toContain("hunter2");
});
