import fc from "fast-check";
import { expect, test } from "vitest";
import { createSealers } from "./sealer.server.ts";

const sealers = createSealers("a secret of the shop");
const sealer = sealers.for("answers");

test("whatever is sealed opens as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(sealer.open(sealer.seal(text))).toBe(text);
    }),
  );
});

test("the same text looks another each time, and nothing of it can be read", () => {
  expect(sealer.seal("diabetes")).not.toBe(sealer.seal("diabetes"));
  expect(Buffer.from(sealer.seal("diabetes"), "base64url").toString("latin1")).not.toMatch(/diab/);
});

test("one bit more or less opens nothing", () => {
  const bytes = Buffer.from(sealer.seal("none"), "base64url");
  for (let place = 0; place < bytes.length; place += 1) {
    const forged = Buffer.from(bytes);
    forged[place] = (forged[place] ?? 0) ^ 1;
    expect(sealer.open(forged.toString("base64url"))).toBeUndefined();
  }
  expect(sealer.open(bytes.subarray(0, -1).toString("base64url"))).toBeUndefined();
});

test("what nobody sealed opens nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(sealer.open(text)).toBeUndefined();
    }),
  );
});

test("another purpose and another secret open nothing", () => {
  const sealed = sealer.seal("none");
  expect(sealers.for("something else").open(sealed)).toBeUndefined();
  expect(createSealers("another secret").for("answers").open(sealed)).toBeUndefined();
});

test("a digest is the same for the same text, and says nothing of it without the secret", () => {
  const digest = sealers.digest("addresses", "203.0.113.7");
  expect(sealers.digest("addresses", "203.0.113.7")).toBe(digest);
  for (const other of [
    sealers.digest("addresses", "203.0.113.8"),
    sealers.digest("others", "203.0.113.7"),
    createSealers("another secret").digest("addresses", "203.0.113.7"),
  ]) {
    expect(other).not.toBe(digest);
    expect(sealers.isDigest("addresses", "203.0.113.7", other)).toBe(false);
  }
  expect(sealers.isDigest("addresses", "203.0.113.7", digest)).toBe(true);
  for (const other of ["", digest.slice(1), `${digest}A`, `é${digest.slice(2)}`]) {
    expect(sealers.isDigest("addresses", "203.0.113.7", other)).toBe(false);
  }
});
