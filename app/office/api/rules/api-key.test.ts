import fc from "fast-check";
import { expect, test } from "vitest";
import { composeKey, hintOf, isKey } from "./api-key.ts";

const random = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("base64url"));

test("every key that is composed can be one", () => {
  fc.assert(
    fc.property(random, (own) => {
      expect(isKey(composeKey(own))).toBe(true);
    }),
  );
});

test("with one sign changed it is none", () => {
  const place = fc.integer({ min: 4, max: 52 });
  fc.assert(
    fc.property(random, place, (own, at) => {
      const key = composeKey(own);
      const other = key[at] === "A" ? "B" : "A";
      expect(isKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
    }),
  );
});

test.each([
  ["nothing", ""],
  ["the prefix alone", "pmk_"],
  ["another prefix", composeKey("A".repeat(43)).replace("pmk_", "sk_")],
  ["one that was cut off", composeKey("A".repeat(43)).slice(0, -1)],
  ["one with a space behind it", `${composeKey("A".repeat(43))} `],
  ["a line break behind it", `${composeKey("A".repeat(43))}\n`],
])("%s is no key", (_, text) => expect(isKey(text)).toBe(false));

test("the check is the CRC-32 that every library computes, in base 62", () => {
  const key = composeKey("A".repeat(43));
  expect(key).toBe(`pmk_${"A".repeat(43)}0DofJ8`);
  expect(hintOf(key)).toBe("ofJ8");
});
