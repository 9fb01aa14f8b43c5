import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { isSigned } from "./webhook.server.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const der = publicKey.export({ format: "der", type: "spki" }).toString("base64");
const body = Buffer.from('{"type":"ContactDelete"}');
const signature = sign(null, body, privateKey).toString("base64");

test("a body is believed as it was signed, and no other", () => {
  expect(isSigned(body, signature, der)).toBe(true);
  expect(isSigned(Buffer.from(`${body.toString()} `), signature, der)).toBe(false);
});

test.each([[null], [""], ["N/A"], ["x".repeat(88)], [`${"A".repeat(86)}==`], [signature.slice(1)]])(
  "a signature that is none: %s",
  (none) => expect(isSigned(body, none, der)).toBe(false),
);

test("without a key of its own the one that HighLevel publishes counts", () => {
  expect(isSigned(body, signature, undefined)).toBe(false);
});
