import { expect, test } from "vitest";
import { ConfigurationError, parseEnv } from "./env.server.ts";

const MODEL = {
  AI_PROVIDER: "openai-compatible",
  AI_BASE_URL: "https://models.example/v1/",
  AI_API_KEY: "key-of-a-test",
  AI_MODEL: "small",
  AI_MONTHLY_LIMIT: "20",
  AI_INPUT_PRICE: "0.25",
  AI_OUTPUT_PRICE: "2",
};

function problemsOf(source: Record<string, string>): string {
  try {
    parseEnv(source);
    return "";
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.userMessage;
  }
}

test("there is no model unless one is named", () => {
  expect(parseEnv({}).model).toBeUndefined();
  expect(parseEnv({ ...MODEL, AI_PROVIDER: "none" }).model).toBeUndefined();
});

test("prices of a million tokens are counted in millionths of a dollar", () => {
  expect(parseEnv(MODEL).model).toMatchObject({
    baseUrl: "https://models.example/v1",
    monthlyLimit: 20_000_000,
    inputPrice: 0.25,
    outputPrice: 2,
  });
});

test.each(Object.keys(MODEL).filter((name) => name !== "AI_PROVIDER"))(
  "a model without %s does not start",
  (name) => {
    expect(problemsOf({ ...MODEL, [name]: "" })).toContain(name);
  },
);

test("a key travels encrypted, except within this machine", () => {
  expect(problemsOf({ ...MODEL, AI_BASE_URL: "http://models.example/v1" })).toContain("https://");
  expect(problemsOf({ ...MODEL, AI_BASE_URL: "http://127.0.0.1.models.example" })).toContain(
    "https",
  );
  expect(problemsOf({ ...MODEL, AI_BASE_URL: "http://127.0.0.1:8080/v1" })).toBe("");
});
