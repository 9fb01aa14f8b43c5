import { expect, it, test } from "vitest";
import {
  isProvider,
  lastFour,
  modeOfKey,
  PROVIDERS,
  saysItsMode,
  SECRETS,
  secretsOf,
} from "./providers.ts";

test.each([
  ["paymongo", "secretKey", "sk_live_8s7Xq2", "sk_live_8s7Xq2abcd", true],
  ["paymongo", "secretKey", "pk_live_8s7Xq2abcd", "sk_test_8s7Xq2abcd", false],
  ["xendit", "secretKey", "xnd_public_development_abcdefgh", "xnd_production_a+b/c==:8", true],
  ["xendit", "secretKey", "sk_live_8s7Xq2abcd", "xnd_development_a+b/c==:8", false],
  ["maya", "secretKey", "pk-abcdefgh12", "sk-abcdefgh12", undefined],
] as const)("%s: a %s is not %s, but %s", (provider, name, wrong, right, isLive) => {
  expect(SECRETS[provider][name]?.test(wrong)).toBe(false);
  expect(SECRETS[provider][name]?.test(right)).toBe(true);
  expect(SECRETS[provider][name]?.test(`${right}\n`)).toBe(false);
  expect(modeOfKey(provider, right)).toBe(isLive);
});

it("asks each provider for two secrets, the secret key among them", () => {
  for (const provider of PROVIDERS) {
    expect(secretsOf(provider)).toHaveLength(2);
    expect(secretsOf(provider)).toContain("secretKey");
    expect(saysItsMode(provider)).toBe(modeOfKey(provider, "x") !== undefined);
  }
});

it("knows no provider by a name that every object has", () => {
  expect(["maya", "constructor", "", "Maya"].filter(isProvider)).toEqual(["maya"]);
});

it("shows the end of a secret alone", () => {
  expect(lastFour("sk_live_abcdefgh")).toBe("efgh");
});
