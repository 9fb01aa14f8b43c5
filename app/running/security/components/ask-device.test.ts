import { afterEach, expect, test, vi } from "vitest";
import { securityMessages } from "../texts/shopper.ts";
import { makePasskey } from "./ask-device.ts";

afterEach(() => void vi.unstubAllGlobals());

const user = { id: "AAAA", name: "ana@example.test", displayName: "Ana" };
const options = { challenge: "AAAA", rp: { name: "Shop" }, user, pubKeyCredParams: [] };

/** A browser whose device refuses, at an address of numbers, to which passkeys can't be bound. */
const refuses = (name: string) => ({
  PublicKeyCredential: Object,
  navigator: {
    credentials: { create: () => Promise.reject(Object.assign(new Error(), { name })) },
  },
  location: { hostname: "192.0.2.7" },
});

test.each([
  ["site", "no secure connection", {}],
  ["site", "an address that takes none", refuses("SecurityError")],
  ["none", "an old browser", { isSecureContext: true }],
] as const)("%s: with %s a shopper reads what they can do", async (problem, _, browser) => {
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  expect(await makePasskey(options)).toEqual({ ok: false, problem });
  expect(securityMessages.passkeyProblem[problem]).not.toMatch(/APP_URL|HTTPS|setting|server/i);
});
